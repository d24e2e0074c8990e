// Does the least that a Node program must do with the lines of its standard input: check them, the baseline for `url1738 check`, or, with the
// argument `href`, print them as `URL` spells them, the baseline for `url1738 format`.
let rest = "";
let wrong = 0;

function check(line) {
  if (!URL.canParse(line)) wrong++;
  return "";
}

const answer = process.argv[2] === "href" ? (line) => `${new URL(line).href}\n` : check;
process.stdin.setEncoding("utf8");
for await (const chunk of process.stdin) {
  const lines = (rest + chunk).split("\n");
  rest = lines.pop() ?? "";
  let answers = "";
  for (const line of lines) answers += answer(line);
  if (answers !== "") process.stdout.write(answers);
}
if (rest !== "") process.stdout.write(answer(rest));
process.exitCode = wrong === 0 ? 0 : 1;
