import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { growthOfWork, MOST_GROWTH } from "../../testkit/src/counted-work.ts";
import { isSecretName } from "../src/index.ts";
import * as words from "../src/secret-words.ts";
import * as further from "../src/words-of-texts.ts";

interface Row {
  readonly why: string;
  readonly names: readonly string[];
  readonly secret: boolean;
}

const rows = JSON.parse(readFileSync(new URL("secret-name.rows.json", import.meta.url), "utf8")) as readonly Row[];

describe("isSecretName", () => {
  test.each(rows)("$secret: $why", ({ names, secret }) => {
    expect(names.filter((name) => isSecretName(name) !== secret)).toEqual([]);
  });

  test("further words in a row, apart or together", () => {
    const options = { parameters: ["session ref", "x-key", "next_page", "id type", "", 5 as never] };
    for (const name of ["sessionRef", "SESSION_REF", "my-sessionref", "XKey2", "nextPage", "id_type", "token"])
      expect(isSecretName(name, options), name).toBe(true);
    for (const name of ["ref", "x", "refsession", "key", "session_ref_type", ""])
      expect(isSecretName(name, options), name).toBe(false);
  });

  test("whole names that are none", () => {
    const options = { except: ["csrf-token", "SIG", "pass"] };
    for (const name of ["csrfToken", "csrf_token", "sig", "PASS"])
      expect(isSecretName(name, options), name).toBe(false);
    for (const name of ["csrf_token_2_x", "token", "signature", "userPass"])
      expect(isSecretName(name, options), name).toBe(true);
  });

  test("never fails, whatever it is given", () => {
    for (const name of [undefined, null, 5, {}, Symbol("token")]) expect(isSecretName(name as never)).toBe(false);
    for (const options of [null, 5, { parameters: 5 }, { except: [null] }])
      expect(isSecretName("token", options as never)).toBe(true);
  });

  test.each(["a", "A", "aA", "_", "_a", "1", "%61", "s", "_token_is"])("is linear: %s", (piece) => {
    const growth = growthOfWork((length) => isSecretName(piece.repeat(length / piece.length)), 16_000);
    expect(growth).toBeLessThan(MOST_GROWTH);
  });

  test("knows the words that the README prints", () => {
    const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
    const { PASSWORDS, PASSWORDS_OF_TEXTS, ...rows } = { ...words, ...further };
    for (const row of Object.values(rows).flat()) {
      const cells = row
        .split(" ")
        .map((alternatives) =>
          alternatives
            .split("|")
            .map((word) => `\`${word}\``)
            .join(", "),
        )
        .join(" + ");
      expect(readme.includes(cells), cells).toBe(true);
    }
  });
});
