// Uses two copies of core. Each copy must treat the schemes, registries, grammars and errors of the other as its own, or refuse them if they
// follow another contract.
import assert from "node:assert/strict";
import * as newerCore from "@url1738/core";
import * as newerKit from "@url1738/core/define";
import * as newerDerive from "@url1738/derive";
import * as newerLint from "@url1738/lint";
import * as newerProve from "@url1738/prove";
import * as olderCore from "older-core";
import * as olderKit from "older-core/define";
import * as olderDerive from "older-derive";
import * as olderLint from "older-lint";
import * as olderProve from "older-prove";

const newer = { ...newerCore, ...newerKit, ...newerDerive, ...newerLint, ...newerProve };
const older = { ...olderCore, ...olderKit, ...olderDerive, ...olderLint, ...olderProve };

type Core = typeof newer;

/** Makes a scheme whose grammar has a node of every kind. */
function finger(core: Core, kit = core) {
  const { choice, decodedText, encodedText, hostport, list, many, optional, rule, sequence, uchar, xchar } = kit;
  const flags = list("flags", decodedText("flag", many(uchar)), ";", "before");
  const query = sequence("?", encodedText("query", many(xchar)));
  const definition = core.schemeDefinition({
    name: "x-finger",
    defaultPort: 79,
    schemepart: sequence(
      "//",
      hostport,
      optional("/", decodedText("user", rule("user", many(uchar))), flags, optional(choice(query, "="))),
    ),
    hazards: { lines: ["user"] },
    access: ({ host, port, user }) => ({ protocol: "finger", host, port, user }),
  });
  return { definition, scheme: core.defineScheme(definition) };
}

const texts = [
  "X-Finger://Host.dom:025/j%c3%BCrgen;-l;%2F?a%2fb",
  "x-finger://h/%0D%0A-x",
  "x-finger://h/a b|c",
  "x-finger://h:99999/~",
  "x-finger://h_h/",
  "x-finger:",
  "y://h/%2F",
  "no URL",
];

/** Returns the value of a function, or the record of the error that it throws, which this copy of core must recognise. */
function outcome({ urlErrorOf }: Core, run: () => unknown): unknown {
  try {
    return { value: run() };
  } catch (thrown) {
    const error = urlErrorOf(thrown);
    if (error === undefined) throw thrown;
    return { error };
  }
}

type Finger = ReturnType<typeof finger>;

const derived = { name: "x-derived", access: "It designates a user." } as const;

/** Returns everything that one copy makes of a scheme and its definition. */
function everything(core: Core, { definition, scheme }: Finger): readonly unknown[] {
  const { audit, bnf, createRegistry, diagnose, generate, repair } = core;
  const registry = createRegistry([scheme], { generic: true });
  const drawn = Array.from({ length: 50 }, (_, seed) => generate(definition, { seed }));
  return [
    bnf(definition),
    drawn,
    ...[...texts, ...drawn].map((text) => [
      outcome(core, () => registry.parse(text)),
      outcome(core, () => registry.format(registry.parse(text))),
      outcome(core, () => registry.access(registry.parse(text))),
      outcome(core, () => scheme.parse(text)),
      outcome(core, () => audit(scheme, text)),
      diagnose(scheme, text),
      repair(scheme, text),
    ]),
    outcome(core, () => registry.build({ scheme: "x-finger", host: "H", port: "79", query: "%2f" } as never)),
    outcome(core, () => core.deriveScheme(definition, derived).parse("x-derived://h/a?b")),
    outcome(core, () => registry.format({ scheme: "x-finger", host: "H" } as never)),
  ];
}

/** Returns everything that one copy makes of a registry of another. */
function ofRegistry(core: Core, registry: Parameters<Core["audit"]>[0]): readonly unknown[] {
  return texts.map((text) => [
    outcome(core, () => core.audit(registry, text)),
    core.diagnose(registry, text),
    core.repair(registry, text),
  ]);
}

// The type checker considers two generic functions different; typed-copies.ts covers what it must accept.
const copies = [
  { core: newer, contract: newerCore.CONTRACT as number },
  { core: older as unknown as Core, contract: olderCore.CONTRACT as number },
] as const;

assert.notEqual(newer.defineScheme, older.defineScheme);

for (const [copy, other] of [copies, [...copies].reverse()] as (typeof copies)[]) {
  const fingers = finger(other.core);
  const { scheme } = fingers;
  const registry = other.core.createRegistry([scheme], { generic: true });
  assert.ok(copy.core.isScheme(scheme));
  if (other.contract === copy.contract) {
    assert.deepEqual(everything(copy.core, fingers), everything(other.core, fingers));
    assert.deepEqual(ofRegistry(copy.core, registry), ofRegistry(other.core, registry));
  } else {
    const { audit, createRegistry, diagnose, repair } = copy.core;
    for (const use of [
      () => createRegistry([scheme]),
      () => audit(scheme, "x-finger://h"),
      () => diagnose(scheme, "x-finger://h"),
      () => repair(scheme, "x-finger://h"),
      () => audit(registry, "x-finger://h"),
      () => diagnose(registry, "x-finger:"),
      () => repair(registry, "x-finger:"),
    ])
      assert.match(
        JSON.stringify(outcome(other.core, use)),
        new RegExp(`"contract-version.* version ${other.contract} .* version ${copy.contract}\\. Install `),
      );
  }
  // Both copies have the same kinds of node, so a grammar can combine pieces of both.
  assert.deepEqual(everything(copy.core, finger(copy.core, other.core)), everything(copy.core, finger(copy.core)));
}

const anything = newer.createRegistry([], { generic: true });
assert.equal(
  anything.format(older.createRegistry([], { generic: true }).parse("afs://cell/a%2fb" as string)),
  "afs://cell/a%2Fb",
);
const thrown = await Promise.resolve("afs")
  .then(older.createRegistry([]).parse)
  .catch((error: unknown) => error);
assert.equal(newer.urlErrorOf(thrown)?.code, "no-scheme");
assert.ok(!(thrown instanceof newer.Url1738Error));

console.log(`contract ${olderCore.CONTRACT} and contract ${newerCore.CONTRACT}`);
