import { isScheme } from "./is-scheme.ts";

// Ask the installed packages which of their exports are schemes.
const schemes: { readonly name: string; readonly from: string; readonly as: string }[] = [];
for (const from of process.argv.slice(2))
  for (const [as, value] of Object.entries(await import(from)))
    if (isScheme(value)) schemes.push({ name: value.name, from, as });
console.log(JSON.stringify(schemes));
