import { recipeFor } from "../parts.ts";
import { recipe } from "../recipe.ts";

/** Loads the parts into ClickHouse, one by one, as the guide says, and repeats those that fail. Run it in the folder of the parts. */

/** The part of the module that is used. */
interface Session {
  readonly queryAsync: (sql: string, options: { readonly format: string }) => Promise<{ readonly text: () => string }>;
  readonly close: () => void;
}

const [chdb = "", scripts = "", count = "", parts = ""] = process.argv.slice(2);
const { Session } = (await import(chdb)) as {
  readonly Session: new (path: string, options: { readonly connectionArgs: readonly string[] }) => Session;
};
const settings = [`--user_scripts_path=${scripts}`, `--user_files_path=${process.cwd()}`];
const session = new Session("data", { connectionArgs: settings });

async function query(sql: string): Promise<string> {
  let printed = "";
  for (const statement of sql.split(/;\s*$/m).filter((text) => text.trim() !== ""))
    printed += (await session.queryAsync(statement, { format: "TSV" })).text();
  return printed;
}

async function load(part: number): Promise<void> {
  try {
    await query(recipeFor("load-part.sql", part, Number(count), process.cwd()));
  } catch (thrown) {
    console.log(`again ${part}: ${(thrown as Error).message.slice(0, 200).replaceAll("\n", " ")}`);
    await load(part);
  }
}

await query(recipe("answers.sql"));
for (let part = 0; part < Number(parts); part++) {
  await load(part);
  console.log(`loaded ${part}`);
}
await query(
  `insert into function file('${process.cwd()}/urls.json', LineAsString) select line from answers order by part, n`,
);
console.log(await query(recipe("questions.sql")));
session.close();
