import { MAX_LENGTH, safeAccess, urlErrorOf } from "@url1738/core";
import { type FtpContext, ftp } from "@url1738/ftp";
import { describe, expect, test } from "vitest";

function typeOf(url: string, guessType: unknown): unknown {
  const { commands } = ftp.access(ftp.parse(url), { guessType } as FtpContext);
  return commands.find(({ verb }) => verb === "TYPE")?.argument;
}

function errorOf(run: () => unknown): unknown {
  try {
    return run();
  } catch (thrown) {
    return urlErrorOf(thrown) ?? thrown;
  }
}

describe("the type code is optional (§3.2.3)", () => {
  test("it is guessed from the decoded name", () => {
    const guessed: string[] = [];
    const guess = (name: string) => {
      guessed.push(name);
      return name.endsWith(".txt") ? "a" : "i";
    };
    expect([typeOf("ftp://h/d/a%2Fb.txt", guess), typeOf("ftp://h/a.Z", guess)]).toEqual(["A", "I"]);
    expect(guessed).toEqual(["a/b.txt", "a.Z"]);
  });

  test("a type that the URL gives, or that is not needed, is not guessed", () => {
    const guess = () => expect.unreachable();
    expect(
      ["ftp://h/a;type=a", "ftp://h/a;type=i", "ftp://h/a;type=d", "ftp://h/a/", "ftp://h"].map((url) =>
        typeOf(url, guess),
      ),
    ).toEqual(["A", "I", undefined, undefined, undefined]);
  });

  test("the guess is a method of the context, and its own", () => {
    const guesser = {
      type: "a" as const,
      guessType(): "a" {
        return this.type;
      },
    };
    const url = ftp.parse("ftp://h/a");
    expect(ftp.access(url, guesser).commands[0]).toEqual({ verb: "TYPE", argument: "A" });
    expect(ftp.access(url, Object.create(guesser)).commands[0]).toEqual({ verb: "TYPE", argument: "I" });
  });

  test.each([[undefined], [null], [""], ["A"], ["d"], ["binary"], [1], [{}], [Promise.resolve("a")]])(
    "a guess of %s is an error",
    (guess) => {
      expect(errorOf(() => typeOf("ftp://h/a", () => guess))).toMatchObject({
        code: "invalid-value",
        component: "context.guessType",
        message: 'The context.guessType returned neither "a" nor "i".',
      });
    },
  );

  test("an error that it throws reaches the caller, or is the result", () => {
    const guessType = () => {
      throw new RangeError("no idea");
    };
    const url = ftp.parse("ftp://h/a");
    expect(() => ftp.access(url, { guessType })).toThrow(RangeError);
    expect(safeAccess(ftp, url, { guessType })).toMatchObject({
      ok: false,
      error: { code: "invalid-value", component: "context", reason: "context-has-thrown" },
    });
  });

  test.each([["i\r\nDELE b"], ["a\n"], ["\0"]])("a guess of %j is not sent", (guess) => {
    expect(errorOf(() => typeOf("ftp://h/a", () => guess))).toMatchObject({
      code: "unsafe-argument",
      component: "context.guessType",
    });
  });

  test("an error thrown by the guess reaches the caller", () => {
    const own = new Error("own");
    const guess = () => {
      throw own;
    };
    expect(errorOf(() => typeOf("ftp://h/a", guess))).toBe(own);
  });

  test("nothing is guessed for a name that must not be sent", () => {
    expect(errorOf(() => typeOf("ftp://h/a%0A", () => expect.unreachable()))).toMatchObject({ component: "name" });
  });
});

test("an access shares nothing with the value", () => {
  const url = ftp.parse("ftp://h/a/b");
  const access = ftp.access(url);
  url.cwd.push("c");
  expect(access.commands).toHaveLength(3);
});

test.each<[characters: number, result: object]>([
  [300_000, { ok: true }],
  [400_000, { ok: false, error: { code: "too-long", index: MAX_LENGTH } }],
])("%d question marks, each of which is escaped in the canonical spelling", (characters, result) => {
  expect(ftp.safeParse(`ftp://h/${"?".repeat(characters)}`)).toMatchObject(result);
  expect(ftp.canParse(`ftp://h/${"?".repeat(characters)}`)).toBe("ok" in result && result.ok);
});
