import { rolldown } from "rolldown";
import { expect, test } from "vitest";
import { markedExports } from "../marked-exports.ts";

const sources: Readonly<Record<string, string>> = {
  "/first.js": 'import { shared, hidden } from "/shared.js"; export const first = [hidden]; export { shared as own };',
  "/second.js": 'import { shared, hidden } from "/shared.js"; export const second = [shared, hidden];',
  "/third.js": 'export { hidden } from "/shared.js";',
  "/shared.js": "export const shared = []; export const hidden = [shared];",
};

test("the names that an entry exports for later ones have a mark", async () => {
  const bundle = await rolldown({
    input: { first: "/first.js", second: "/second.js", third: "/third.js" },
    preserveEntrySignatures: "allow-extension",
    plugins: [{ name: "sources", resolveId: (id) => id, load: (id) => sources[id] }],
  });
  const { output } = await bundle.generate({
    minifyInternalExports: false,
    codeSplitting: {
      groups: [
        {
          debugName: "entries",
          name: (id) => (id === "/shared.js" ? "first" : id.slice(1, -3)),
          includeDependenciesRecursively: false,
        },
      ],
    },
    plugins: [markedExports("some")],
  });
  const linesOf = (name: string) =>
    output.flatMap((file) => (file.type === "chunk" && file.name === name ? file.code.split("\n") : []));
  expect(linesOf("first")).toContain("export { first, hidden as some$hidden, shared as own };");
  expect(linesOf("third")).toContain('export { some$hidden as hidden } from "./first.js";');
  expect(linesOf("second")).toContain('import { some$hidden as hidden, own as shared } from "./first.js";');
});
