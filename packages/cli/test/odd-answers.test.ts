import { createRegistry, type Registry, safeAccess, safeUpdate, update } from "@url1738/core";
import { explain, failureAt, recordOf, shortestEnd, type WholeScheme, walked } from "@url1738/core/grammar";
import { audit, repair } from "@url1738/lint";
import { url, urlValue } from "url1738/schema";
import { expect, test } from "vitest";
import { digests } from "../../../tooling/build/vitest/digests.ts";
import { changesOf } from "../../compile/test/odd-values.ts";
import { answerOf } from "./answer-of.ts";
import { everyScheme, otherSchemes, rowsFiles } from "./every-scheme.ts";
import telling from "./telling-texts.json" with { type: "json" };
import { textsIn } from "./texts-in.ts";

// The functions of core answer to odd values, contexts and options as before. After a change that is meant,
// `npx pnpm@12 test packages/cli/test/odd-answers.test.ts --update` writes the digests, and belongs in the commit.

/** The numbers of examples and of mistakes, for each file of examples. */
const COUNTS = { examples: 2, mistakes: 2 };

const registry = await everyScheme();

const others = await otherSchemes();

/** The files of examples of these schemes. */
const FILES_OF_OTHERS = /^(?:http|mailto)\/|jdbcSqlserver/;

/** A registry without some schemes, which others replace. */
const generic = createRegistry(
  registry.schemes.filter(({ name }) => !/^(?:gopher|telnet|news|wais|irc)$/.test(name)),
  { generic: true, gateways: { wais: "http://gw.dom/{url}?q", "x-other": "ftp://user@gw.dom/{url}" } },
) as unknown as Registry;

const schemas = [
  url({ registry: registry as never, trim: true, repair: true }),
  urlValue({ schemes: ["http"], trim: true, publicHost: true, repair: "likely" }),
  url(),
];

/** Contexts for `access`, right and wrong. */
const CONTEXTS: readonly unknown[] = [
  null,
  {},
  { email: "a@b.dom", newsServer: "News.dom:99", guessType: () => "a" },
  { email: "a\r\n", newsServer: "a b", guessType: () => "x" },
  { email: "\ud800", newsServer: "h:70000", guessType: () => ({}) },
  { email: 1, newsServer: "", guessType: () => Number("x").toFixed(-1) },
  Object.create({ email: "inherited", newsServer: "inherited" }),
];

const told = (ask: () => unknown) => answerOf(ask, true);

/** Returns one of several values, evenly. */
const someOf = (values: readonly unknown[], several = 2) => values.filter((_, index) => index % several === 0);

/** Offers each option of a URL, alone and with another one. */
function withOptions(registry: Registry, text: string): readonly string[] {
  const [base] = /^[^?;]*[?;]/.exec(text) ?? [];
  const lists = Object.values(registry.parse(text)).filter(
    (value) => typeof value === "object" && !Array.isArray(value),
  );
  const names = lists.flatMap((options) => Object.keys(options as object));
  if (base === undefined) return [];
  return names.flatMap((name, index) => [
    ...["true", "1", "x"].map((value) => `${base}${name}=${value}`),
    `${base}${name}=true${base.at(-1) === ";" ? ";" : "&"}${names[index + 1]}=true`,
  ]);
}

/** Characters, or the end, where a text leaves its grammar. */
const FOUND = ["", " ", "<", "%", "#", "?", "/", ":", "@", ";", "\u00e9"];

/** Returns a third of them, in turn. */
const foundAt = (index: number) => FOUND.filter((_, which) => (which + index) % 3 === 0);

/** Returns the advice on a text with something else at a place. */
const hintAt = (rules: WholeScheme | undefined, text: string, index: number, found: string) =>
  rules?.hint?.({ text: text.slice(0, index) + found + (found && text.slice(index)), index, found });

/** The functions whose answers are compared. */
const askedOf = (registry: Registry): Readonly<Record<string, (text: string) => unknown>> => ({
  values: (text) =>
    someOf(changesOf(registry.parse(text))).map((value) => [
      told(() => registry.format(value as never)),
      told(() => registry.build(value as never)),
    ]),
  update: (text) => {
    const value = registry.parse(text);
    const changes = Object.keys(value).flatMap((field) => changesOf({ [field]: value[field as never] }));
    const names = registry.schemes.map(({ name }) => name).filter((_, index) => (text.length + index) % 9 === 0);
    return [
      ...someOf(changes, 5).map((change) => safeUpdate(registry, text, change as never)),
      ...names.map((scheme) => [
        told(() => update(registry, value, { scheme } as never)),
        safeUpdate(generic, text, { scheme, port: 99 } as never),
      ]),
    ];
  },
  contexts: (text) => CONTEXTS.map((context) => safeAccess(registry, registry.parse(text), context as never)),
  explain: (text) => {
    const rules = registry.find(text) as WholeScheme | undefined;
    const instead = {
      reason: "instead",
      sentence: "Write {replacement}.",
      fix: { index: 0, end: 1, replacement: "x", sure: true },
    };
    const machine = rules?.machine();
    const rest = text.indexOf(":") + 1;
    const left = machine && walked(machine, machine.first, text, rest);
    const context = rules && machine && { text, scheme: rules.name as string, rules, machine };
    const failure = context && left && failureAt(context, left, rules.errors(text)[0], () => false, true);
    const prefixes = Array.from(text, (_, index) => machine && walked(machine, machine.first, text, rest, index));
    return [
      prefixes.map((prefix) => prefix && machine?.mismatchAt(prefix.state, prefix.index)),
      prefixes.map((_, index) => foundAt(index).map((found) => hintAt(rules, text, index, found))),
      explain(rules, text, () => instead),
      rules?.explain(text, () => "Advice."),
      [rules?.errors(text), rules?.places(text), rules?.places(text, true), told(() => rules?.meant?.(text))],
      left &&
        machine && [left.index, machine.mismatchAt(left.state, left.index), [...machine.componentsAt(left.state)]],
      left && machine && [shortestEnd(machine, left.state), machine.isEnd(left.state)],
      failure && [recordOf(failure), recordOf(failure, instead)],
      registry["~standard"].validate(text),
      schemas.map((schema) => schema["~standard"].validate(`  ${text} `)),
      registry.canParse(text) && rules?.hazards?.look?.(registry.parse(text), text),
      rules?.hazards?.meantLines?.(text),
    ];
  },
  generic: (text) => [
    generic.safeParse(text),
    told(() => generic.normalize(text)),
    told(() => generic.access(generic.parse(text) as never)),
    told(() => generic.access(generic.parse(`x-other:${text}`) as never)),
    told(() => changesOf(generic.parse(`x-any:${text}`)).map((value) => told(() => generic.format(value as never)))),
  ],
  options: (text) => withOptions(registry, text).map((changed) => registry.safeParse(changed)),
});

test("the answers to texts that few changes leave as they are", async () => {
  const answers = telling.map((text, index) => {
    const lines = [registry, others]
      .flatMap((asked) => [
        asked.safeParse(text),
        asked.canParse(text) && [
          asked.normalize(text),
          safeAccess(asked, asked.parse(text)),
          safeAccess(asked, asked.parse(text), { email: "a@b.dom", newsServer: "news.dom" } as never),
          audit(asked, text),
        ],
        [repair(asked, text), repair(asked, text, { likely: true }), asked.find(text)?.errors(text)],
      ])
      .map((answer) => told(() => answer));
    return [`text ${index}`, [text, ...lines].join("\n")] as const;
  });
  await expect(digests("telling texts", answers)).toMatchFileSnapshot("telling-texts.txt");
});

test("the answers to odd values", async () => {
  const answersOf = (registry: Registry, files: readonly string[]) =>
    files.flatMap((file) => {
      const texts = textsIn(file, COUNTS);
      return Object.entries(askedOf(registry)).map(([asked, answer]) => {
        const lines = texts.map((text) => `${JSON.stringify(text)}\n  ${told(() => answer(text))}\n`);
        return [`${file} ${asked}`, lines.join("")] as const;
      });
    });
  const ofOthers = rowsFiles.filter((file) => FILES_OF_OTHERS.test(file));
  const answers = answersOf(
    registry,
    rowsFiles.filter((file) => !ofOthers.includes(file)),
  );
  await expect(digests("odd answers", [...answers, ...answersOf(others, ofOthers)])).toMatchFileSnapshot(
    "odd-answers.txt",
  );
});
