// Receives a scheme that is bundled in one file with the core that it was made with.

import { createRegistry, urlErrorOf } from "@url1738/core";
import { audit, diagnose } from "@url1738/lint";
import { bnf } from "@url1738/prove";
import { note, noteDefinition } from "./note.ts";

const urls = createRegistry([note]);
console.log(urls.parse("X-Note:a%2fb").text, audit(urls, "x-note:-").length, diagnose(urls, "x-note:a b").length);
console.log(bnf(noteDefinition).split("\n")[0]);
try {
  urls.format({ scheme: "x-note", text: "\ud800" });
} catch (thrown) {
  console.log(urlErrorOf(thrown)?.component);
}
