import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DRAWS, sampled } from "../../../tooling/build/vitest/draws.ts";
import { growthOfWork, MOST_GROWTH } from "../../testkit/src/counted-work.ts";
import { createRedactor, type RedactorOptions, redact } from "../src/index.ts";
import { redactedByTheWords } from "./by-the-words.ts";
import { cut, inPieces, PIECES } from "./in-pieces.ts";

const hostile = (maxLength: number) =>
  fc.array(fc.constantFrom(...PIECES), { maxLength, size: "max" }).map((pieces) => pieces.join(""));

/** Texts at each limit of 65,536 characters: exactly as many, and one more. */
const LIMIT = 65_536;
const aboutLimit = [LIMIT, LIMIT + 1];
const filled = (length: number) => "x".repeat(length);
const limits = aboutLimit.flatMap((length) => [
  `ftp://u:${filled(length)}@h z`,
  `ftp://u:${filled(length)}@${filled(length)}@h z`,
  `ftp://u:p@${filled(length)}@h z`,
  `ftp://u:${filled(length - 3)}//v:p@h z`,
  `https://${filled(length)}@h z`,
  `https://t@${filled(length)}@h z`,
  `https://anna@${filled(length - 5)}:p@h z`,
  `https://anna@${filled(length)}:p@h z`,
  `https://anna@h:${filled(length - 6)}@i z`,
  `%2F%2Fu%3A${filled(length)}%40h z`,
  `%2F%2Fu%3Ap%40${filled(length)}%40h z`,
  `https%3A%2F%2F${filled(length)}%40h z`,
  `?token=${filled(length)}&z`,
  `?token=${filled(length)}`,
  `?token=${filled(length - 10)}?token=x&z`,
  `<URL:ftp://u:a\nb@h/${filled(length - 65_536 + 4096 - 21)}>`,
  `ftp://${filled(length)}:p@h z`,
  `//u:${"8".repeat(length)}/@h z`,
]);

describe("by the words of the contract", () => {
  test("a string", () => {
    fc.assert(
      fc.property(hostile(14), (text) => {
        expect(redact(text, { only: ["urls"] })).toBe(redactedByTheWords(text));
      }),
      { numRuns: 20_000 },
    );
  });

  test.each(sampled(limits).map((text) => [`${text.slice(0, 24)}… (${text.length})`, text]))("%s", (_, text) => {
    expect(redact(text) === redactedByTheWords(text)).toBe(true);
  });

  test("a secret within the limit is masked, and any other is shown", () => {
    expect(redact(`ftp://u:${filled(LIMIT)}@h`)).toBe("ftp://u:***@h");
    expect(redact(`ftp://u:${filled(LIMIT)}@${filled(LIMIT)}@h`)).toBe("ftp://u:***@h");
    expect(redact(`https://${filled(LIMIT)}@h`)).toBe("https://***@h");
    expect(redact(`?token=${filled(LIMIT)}`)).toBe("?token=***");
    for (const text of [
      `ftp://u:${filled(LIMIT + 1)}@h`,
      `https://${filled(LIMIT + 1)}@h`,
      `?token=${filled(LIMIT + 1)}`,
    ])
      expect(redact(text) === text).toBe(true);
  });

  test("a user may be of any length", () => {
    expect(redact(`ftp://${filled(200_000)}:p@h`).endsWith("x:***@h")).toBe(true);
  });

  test("nor does the text before it matter", () => {
    for (let less = 0; less < 20; less++)
      expect(redact(`${filled(2 * LIMIT - less)}ftp://user:pw@h/x`).endsWith("ftp://user:***@h/x")).toBe(true);
  });
});

describe("a wrapper", () => {
  test.each([4095, 4096, 4097])("of %i characters", (length) => {
    const head = "<URL:ftp://u:p\nq@h/";
    const text = `${head}${"\n".repeat(length - head.length - 1)}>`;
    const hidden = length <= 4096 ? text.replace("p\nq", "***") : `<URL:ftp://u:***${text.slice(head.length + 1)}`;
    expect(redact(text) === hidden).toBe(true);
    expect(redactedByTheWords(text) === hidden).toBe(true);
    expect(inPieces(cut(text, 1)) === hidden).toBe(true);
  });
});

describe("a text in pieces", () => {
  test("random splits of long ones, around every limit", () => {
    const splits = fc.array(fc.integer({ min: -6, max: 6 }), { minLength: 1, maxLength: 6 });
    for (const text of sampled(limits)) {
      const redacted = redact(text);
      const property = fc.property(splits, fc.integer({ min: 0, max: 30 }), (offsets, first) => {
        const cuts = offsets.map((offset, index) => first + offset + (index % 3) * LIMIT).filter((at) => at > 0);
        const sorted = [0, ...cuts.sort((one, other) => one - other), text.length];
        const pieces = sorted.slice(1).map((end, index) => text.slice(sorted[index], end));
        expect(inPieces(pieces) === redacted).toBe(true);
      });
      fc.assert(property, { numRuns: 8 });
    }
  });

  test("every split in two of short texts, also with fields, arguments, members, tokens and soft breaks", () => {
    const more = `Cookie: X-API-Key: " ' \\ \\" > -H --header -u\u0020a: token password = =\n {"token":" :" ghp_ eyJ a\n \r\n`;
    const parts = fc.constantFrom(...PIECES, ...more.split(" ").map((part) => part.replaceAll("\u0020", " ")), " ");
    const texts = fc.array(parts, { maxLength: 10, size: "max" }).map((pieces) => pieces.join(""));
    const given = fc.constantFrom<RedactorOptions>({}, { only: ["urls"] }, { softBreaks: true });
    fc.assert(
      fc.property(texts, given, (text, options) => {
        const redacted = redact(text, options);
        for (let index = 0; index <= text.length; index++)
          expect(inPieces([text.slice(0, index), text.slice(index)], options)).toBe(redacted);
        expect(inPieces(cut(text, 1), options)).toBe(redacted);
      }),
      { numRuns: 4000 },
    );
  });

  test.each([
    ["INSERT INTO t (a, password) VALUES ('b', 'c'),\n('d', 'e');\n", ["'c'", "'e'"]],
    ["INSERT INTO t (a, password) VALUES ('b', 'c')\n, ('d', 'e');\n", ["'c'", "'e'"]],
    ['api_key = """s3cr3t\nx9y9z9"""\nb = 1\n', ["s3cr3t\nx9y9z9"]],
    ["password='s3cr3t\n(x9)\n", ["s3cr3t"]],
    ['db.password(\n"", ";\n', [";"]],
    ['password(\n"a", "s3cr3t")\n', ["s3cr3t"]],
    ["password('a',\n'', 's3cr3t')\n", ["s3cr3t"]],
    ['password("a", "b",\n"s3cr3t")\n', ["s3cr3t"]],
    ['password: ["a1b2c3d4",\n"s3cr3tx9"]\n', ["a1b2c3d4", "s3cr3tx9"]],
    ["password = String(\n`s3cr3t`)\n", ["s3cr3t"]],
    ["password => string(6)\n's3cr3t'\n", ["s3cr3t"]],
    ["密码是:\n's3cr3t9x'\n", ["s3cr3t9x"]],
    ['{"password": {\n"a":\n"s3cr3tx9"}}\n', ["s3cr3tx9"]],
    ['"password"\n:\n"s3cr3t"\n', ["s3cr3t"]],
    [";secret&colon;=y1\n", ["y1"]],
    ['requirepass\r\n1) "requirepass"\r\n2) "s3cr3t"\r\n', ["s3cr3t"]],
    ['CONFIG GET "masterauth"\n1) "masterauth"\n2) "s3cr3t"\n', ["s3cr3t"]],
    ["chpasswd:\n  list: root:s3cr3t\n", ["s3cr3t"]],
    ["chpasswd: users:\n\nanna:s3cr3t\n", ["s3cr3t"]],
    ["chpasswd <<<\nanna:s3cr3t\n", ["s3cr3t"]],
    ["ALTER USER a IDENTIFIED\nBY\n's3cr3t'\n", ["s3cr3t"]],
    ["identified with plugin\n  by 's3cr3t'\n", ["s3cr3t"]],
    [`passwd ${"-".repeat(99)}\nsending "s3cr3t"\n`, ["s3cr3t"]],
    ["sshpass -p\ns3cr3t\n", []],
    [`token=My${"aB".repeat(30)}1\n`, [`My${"aB".repeat(30)}1`]],
    [`token=Enter${"aB".repeat(30)}1\n`, [`Enter${"aB".repeat(30)}1`]],
    ["docker login -p\ns3cr3t9\n", []],
    ["\n\ndocker build --secret id=x .\n", ["id=x"]],
    ["\n\nbindpw velvetmarble\n", ["velvetmarble"]],
  ])("what goes on in the next line: %j", (text, secrets) => {
    const masked = secrets.reduce((shown, secret) => shown.replace(secret, secret.replace(/[^']+/, "***")), text);
    expect(redact(text)).toBe(masked);
    for (const length of [1, 7, text.length]) expect(inPieces(cut(text, length))).toBe(masked);
    expect(redact(`${"a\n".repeat(3000)}${text}`).slice(6000)).toBe(masked);
  });

  test("names of any length", () => {
    for (const [before, after] of [
      ["?", "x_token="],
      ["&", "[api][key]="],
      ["?a=b%26", "%61ccessToken%3D"],
      ["\n", "api-key:"],
    ]) {
      const named = (words: number, end: string) => `${before}${"x_y".repeat(words)}_${after}${end}`;
      expect(redact(named(22_000, "S3CR3T")) === named(22_000, "***")).toBe(true);
      // In single characters, fewer words pass the length from which a name is shortened several times.
      for (const [length, words] of [
        [1, 1500],
        [999, 22_000],
        [65_536, 22_000],
      ] as const)
        expect(inPieces(cut(named(words, "S3CR3T"), length)) === named(words, "***")).toBe(true);
    }
  });

  test("an escape that ends at the limit", () => {
    for (const length of [LIMIT, LIMIT + 1]) {
      const text = `%2F%2Fu%3A${filled(length)}%40h z`;
      for (let back = 0; back < 10; back++)
        expect(inPieces([text.slice(0, text.length - back), text.slice(text.length - back)]) === redact(text)).toBe(
          true,
        );
    }
  });

  test("long random texts in pieces of 1, 7 and 1000", () => {
    fc.assert(
      fc.property(hostile(DRAWS < 1 ? 700 : 3000), (text) => {
        const redacted = redact(text);
        for (const length of [1, 7, 1000]) expect(inPieces(cut(text, length)) === redacted).toBe(true);
      }),
      { numRuns: 4 },
    );
  });
});

describe("everything comes out as soon as it can", () => {
  test.each([
    ["a line", "10:20 see http://h:80/x?y=1#z and a@b\n", "10:20 see http://h:80/x?y=1#z and a@b\n"],
    ["a line that ends in the midst of a URL", "ftp://user", "ftp://user"],
    ["up to where a password may begin", "ftp://user:pw", "ftp://user:"],
    ["what is a port, and what follows", "ftp://user:21/x", "ftp://user:21/x"],
    ["a mask, as soon as there is an @", "ftp://user:pw@host", "ftp://user:***"],
    ["up to where a token may begin", "https://tok", "https://"],
    ["what is none", "https://h.dom/", "https://h.dom/"],
    ["up to where a value begins", "?token=a", "?token="],
    ["a value that has ended", "?token=a&x", "?token=***&x"],
    ["what may become an escape of an @", "?token=a&", "?token="],
    ["what may become an escape", "a%4", "a%4"],
    ["what may become an escape, or a token after a backslash", "//http\\u0", "//http\\"],
    ["a line in a wrapper that holds no secret", "<URL:http://h/\nab", "<URL:http://h/\nab"],
    ["up to where one may go on", "<URL:ftp://u:p\nq", "<URL:ftp://u:"],
  ])("%s", (_, piece, shown) => {
    const urls = { only: ["urls"] } as const;
    expect(createRedactor(urls).push(piece)).toBe(shown);
    const { push } = createRedactor(urls);
    expect(cut(piece, 1).map(push).join("")).toBe(shown);
  });

  test("a text that has become too long to be a secret", () => {
    const { push } = createRedactor();
    expect(push(`ftp://u:${filled(LIMIT)}`)).toBe("ftp://u:");
    expect(push("x").length).toBe(LIMIT + 1);
    expect(push("yz")).toBe("yz");
  });

  test("a text that has become too long for the password of a user", () => {
    const { push } = createRedactor();
    expect(push(`https://0123456789@h:${filled(LIMIT)}`)).toBe("https://***");
    expect(push("x") === `@h:x${filled(LIMIT)}`).toBe(true);
  });

  test("a wrapper that is never closed holds back no more than 4,096 characters", () => {
    const { push } = createRedactor();
    let shown = push("<URL:ftp://u:p\n");
    let pushed = 15;
    for (let line = 0; pushed < 4000; line++) {
      const text = `line ${line}: a@b\n`;
      pushed += text.length;
      shown += push(text);
    }
    expect(shown).toBe("<URL:ftp://u:");
    shown += push(filled(100));
    expect(shown.startsWith("<URL:ftp://u:***\nline 2: a@b\n")).toBe(true);
    expect(push("the last\n")).toBe("the last\n");
  });
});

describe("nothing leaks", () => {
  const CANARY = "S3CR3T";

  /** Returns text without anything that would end a secret or prevent one. */
  const noise = (without: RegExp) =>
    hostile(4).map((text) => {
      let rest = text;
      // The characters around a removed text may form another one.
      while (rest.search(without) >= 0) rest = rest.replace(without, "");
      return rest;
    });
  const inUser = noise(/[:/\\?#@<>"\s]|%(?:25){0,2}(?:2F|5C|3F|23|3A|20|22|3C|3E)|&(?:[a-z]|#(?!6))/gi);
  const inPassword = noise(/[<>"\s]|%(?:20|22|3C|3E)/gi).map((text) => `.${text}`);
  const inValue = noise(/[<>"'\s&;#]|\\u0026/g);
  const around = hostile(8);

  const logins = fc
    .tuple(fc.constantFrom("//", "ftp://", "http:/", "x:\\\\", "\\/\\/", "a:\\/\\/"), inUser, inPassword, inPassword)
    .map(([slashes, user, before, after]) => `${slashes}${user}:${before}${CANARY}${after}@h`);
  const insideUrls = fc
    .tuple(fc.constantFrom("%2F%2F", "ftp%3A%2f%2f", "http%3A//"), inUser, inPassword, inPassword)
    .map(([slashes, user, before, after]) => `${slashes}${user}%3A${before}${CANARY}${after}%40h`);
  const tokens = fc
    .tuple(fc.constantFrom("http://", "HTTPS:/", "https:\\/\\/"), inUser, inUser)
    .map(([slashes, before, after]) => `${slashes}${before}${CANARY}${after}@h/`);
  const values = fc
    .tuple(fc.constantFrom("?token", "&Access_Token", ";sig", "#API-KEY"), inValue, inValue)
    .map(([name, before, after]) => `${name}=${before}${CANARY}${after}&`);

  test("of ten thousand malformed texts", () => {
    fc.assert(
      fc.property(around, fc.oneof(logins, insideUrls, tokens, values), around, (before, secret, after) => {
        // A run that began before could take part of the secret as a port, or as a user with a password.
        const text = `${before} "${secret} ${after}`;
        expect(redact(text)).not.toContain(CANARY);
        expect(inPieces(cut(text, 3))).not.toContain(CANARY);
      }),
      { numRuns: 10_000 },
    );
  });
});

const REPEATED = [
  ...[
    ":&token%3D",
    "?token=",
    "?token%3D&",
    "://u:",
    "//u:p@",
    "https://a@",
    "?a%3D",
    "&a_",
    "?",
    "%25253A",
    "//[::",
    "//[::1]:",
  ],
  ...["Cookie:", "a:", 'a"X-Token:', "-u a:", '{"token":"', "eyJ.", "=\n", "<a:", "<URL:ftp://u:", "&", "\\", "\\u00"],
];

test.each(sampled(REPEATED))("takes time in proportion to the length: %j", (piece) => {
  for (const options of [{ single: true }, { softBreaks: true }]) {
    const growth = growthOfWork((length) => redact(piece.repeat(length / piece.length), options), 32_000);
    expect(growth, JSON.stringify(options)).toBeLessThan(MOST_GROWTH);
  }
});

test.each([
  [["tokens"], [0]],
  [["assignments"], [1, 2]],
  [["commands"], [3]],
  [
    ["assignments", "tokens"],
    [0, 1, 2],
  ],
] as const)("of hashes, codes and commands, %j masks its own, in pieces as well", (only, masked) => {
  const texts = [
    `x $2y$10$${"aB1".repeat(17)}. y`,
    "739204 is your code.",
    "Your code: 58-31-07. Don't",
    "mc alias set s h anna p4ss",
  ];
  for (const text of texts) {
    for (const length of [1, 2, 3, 7]) expect(inPieces(cut(text, length), { only })).toBe(redact(text, { only }));
    expect(redact(text, { only }) !== text).toBe(masked.some((place) => texts[place] === text));
  }
});
