import type { Readable, Writable } from "node:stream";
import { isCancel, select, text } from "@clack/prompts";
import type { Given } from "./arguments.ts";
import { kinds } from "./files.ts";
import { examples, subjectOf } from "./gallery.ts";
import {
  BASES,
  type BaseName,
  hasPort,
  KINDS,
  type KindName,
  LICENSES,
  type License,
  nameRefusal,
  type Plan,
  packageRefusal,
  planOf,
  portRefusal,
  repositoryRefusal,
} from "./plan/plan.ts";

/** The two streams of a terminal. */
export interface Terminal {
  readonly input: Readable;
  readonly output: Writable;
}

/** Thrown if the person asked cancels. */
export class Cancelled extends Error {}

async function answered<T>(answer: Promise<T>): Promise<Exclude<T, symbol>> {
  const value = await answer;
  if (isCancel(value)) throw new Cancelled();
  return value as Exclude<T, symbol>;
}

function askName(terminal: Terminal): Promise<string> {
  const validate = (name = "") => nameRefusal(name);
  const message = "What is the scheme called? Names that begin with x- are free for anyone.";
  return answered(text({ ...terminal, message, placeholder: "x-example", validate }));
}

function askKind(terminal: Terminal): Promise<KindName> {
  const options = KINDS.map((value) => ({ value, label: kinds[value].label }));
  return answered(select<KindName>({ ...terminal, message: "What do its URLs look like?", options }));
}

function askBase(terminal: Terminal): Promise<BaseName> {
  const options = BASES.map((value) => ({ value, label: value }));
  return answered(select<BaseName>({ ...terminal, message: "From which scheme is it derived?", options }));
}

function askLike(terminal: Terminal): Promise<string> {
  const options = examples.map((value) => ({ value, label: value, hint: subjectOf(value) }));
  return answered(select<string>({ ...terminal, message: "Which scheme is it like?", options }));
}

async function askPort(terminal: Terminal, usual: number): Promise<number> {
  const port = await answered(
    text({
      ...terminal,
      message: "Which port does a URL without one mean?",
      initialValue: String(usual),
      validate: (port = "") => portRefusal(port),
    }),
  );
  return Number(port);
}

function askPackage(terminal: Terminal, usual: string): Promise<string> {
  const validate = (name = "") => packageRefusal(name);
  const message = "What is the npm package called? With a scope of yours, as in @me/url-scheme, the name is free.";
  return answered(text({ ...terminal, message, initialValue: usual, validate }));
}

function askLicense(terminal: Terminal): Promise<License> {
  const options = [
    ...LICENSES.map((value) => ({ value: value as License, label: value as string })),
    { value: "UNLICENSED" as const, label: "none: nobody else may use it" },
  ];
  return answered(select<License>({ ...terminal, message: "Under which licence is it?", options }));
}

function askHolder(terminal: Terminal, usual: string): Promise<string> {
  return answered(text({ ...terminal, message: "Who holds the copyright?", initialValue: usual }));
}

async function askRepository(terminal: Terminal): Promise<string | undefined> {
  const validate = (address = "") => (address === "" ? undefined : repositoryRefusal(address));
  const message = "Where is its repository? Leave it empty if there is none yet.";
  return (
    (await answered(text({ ...terminal, message, placeholder: "https://forge.dom/anna/url-x-example", validate }))) ||
    undefined
  );
}

/** Asks for the parts of the plan that concern publishing. */
async function askProject(answers: Given & { readonly name: string }, terminal: Terminal): Promise<Partial<Plan>> {
  const packageName = answers.packageName ?? (await askPackage(terminal, planOf(answers).packageName));
  const license = answers.license ?? (await askLicense(terminal));
  const holder = answers.holder ?? (await askHolder(terminal, planOf({ ...answers, packageName }).holder));
  const repository = answers.repository ?? (await askRepository(terminal));
  return { packageName, license, holder, repository };
}

/**
 * Asks for everything that the arguments leave open.
 *
 * @throws {@link Cancelled}
 */
export async function ask(answers: Given, terminal: Terminal): Promise<Given & { readonly name: string }> {
  const name = answers.name ?? (await askName(terminal));
  const kind = answers.kind ?? (answers.like === undefined ? await askKind(terminal) : "like");
  const base = kind === "derived" && answers.base === undefined ? await askBase(terminal) : answers.base;
  const like = kind === "like" && answers.like === undefined ? await askLike(terminal) : answers.like;
  const plan = { ...answers, name, kind, ...(base !== undefined && { base }), ...(like !== undefined && { like }) };
  const isPortKnown = answers.port !== undefined || !hasPort(plan);
  const port = isPortKnown ? {} : { port: await askPort(terminal, planOf(plan).port) };
  return { ...plan, ...port, ...(await askProject(plan, terminal)) };
}
