import { isScheme } from "./is-scheme.ts";

// Ask the installed packages which of their exports are schemes.
const schemes: { name: string; names: readonly string[]; from: string; as: string }[] = [];
for (const from of process.argv.slice(2))
  for (const [as, value] of Object.entries(await import(from)))
    if (isScheme(value)) {
      const { members = [value] } = value as { readonly members?: readonly { readonly name: string }[] } & typeof value;
      schemes.push({ name: value.name, names: members.map(({ name }) => name), from, as });
    }
console.log(JSON.stringify(schemes));
