import { fileURLToPath } from "node:url";
import { fr } from "@url1738/fr";
import { afterAll, describe, expect, test } from "vitest";
import { definitions } from "../../../url1738/src/definitions.ts";
import { saidBy } from "./example.ts";
import { list, listedReasons } from "./listed-reasons.ts";
import { reasonsInSources } from "./reasons-in-sources.ts";
import type { Said } from "./said.ts";
import { remove } from "./serving.ts";

const listed = listedReasons();

/** The reasons made from the name of a scheme without access: each says what the scheme's names designate. */
const designations = definitions.flatMap(({ name, access }) =>
  typeof access === "string" ? [`${name}/designates`] : [],
);

afterAll(remove);

describe("the list has", () => {
  test("every reason, and no other", () => {
    const known = new Set([...Object.values(reasonsInSources).flat(), ...designations]);
    expect([...new Set(listed.map(({ reason }) => reason))].sort()).toEqual([...known].sort());
  });

  test("reasons of every kind that the sources are searched for", () => {
    for (const [kind, reasons] of Object.entries(reasonsInSources))
      expect(reasons.length, kind).toBeGreaterThanOrEqual(4);
  });
});

/** Returns the data of `url1738 explain` for a reason: its sentence in all languages, and the example that gives it. */
function explanationOf(example: string, { reason, params, sentence, fact, isHint }: Said): object {
  const { message, hint = "" } = fr(fact);
  const isFinding = "severity" in fact;
  return {
    reason,
    kind: isHint ? "hint" : isFinding ? "finding" : "error",
    code: isFinding ? fact.severity : fact.code,
    section: fact.section ?? "",
    params: Object.keys(params).join(", "),
    example,
    en: sentence,
    fr: isHint ? hint : message,
  };
}

const seen = new Set<string>();
const explanations: object[] = [];

test.each(listed)("the example of $reason gives this reason, which is listed once", async ({ reason, example }) => {
  const said = await saidBy(example, reason);
  // A hint may have the reason of a message or of a finding.
  const called = `${reason} ${said?.isHint}`;
  expect(seen).not.toContain(called);
  seen.add(called);
  if (said === undefined) throw new Error(`The example says nothing of ${reason}.`);
  explanations.push(explanationOf(example, said));
});

test("the list has the sentences of the examples; `pnpm reasons` writes them", async () => {
  await expect(`${JSON.stringify(explanations, undefined, 2)}\n`).toMatchFileSnapshot(fileURLToPath(list));
});
