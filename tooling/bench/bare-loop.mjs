// Does the least that a Node program must do to check the lines of its standard input: the baseline for `url1738 check`.
let rest = "";
let wrong = 0;
process.stdin.setEncoding("utf8");
for await (const chunk of process.stdin) {
  const lines = (rest + chunk).split("\n");
  rest = lines.pop() ?? "";
  for (const line of lines) if (!URL.canParse(line)) wrong++;
}
if (rest !== "" && !URL.canParse(rest)) wrong++;
process.exitCode = wrong === 0 ? 0 : 1;
