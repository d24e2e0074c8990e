import type { Readable, Writable } from "node:stream";
import { isCancel, select, text } from "@clack/prompts";
import type { Given } from "./arguments.ts";
import { kinds } from "./files.ts";
import { BASES, type BaseName, KINDS, type KindName, nameComplaint, planOf, portComplaint } from "./plan/plan.ts";

/** A terminal. */
export interface Terminal {
  readonly input: Readable;
  readonly output: Writable;
}

/** The person asked has changed their mind. */
export class Cancelled extends Error {}

async function answered<T>(answer: Promise<T>): Promise<Exclude<T, symbol>> {
  const value = await answer;
  if (isCancel(value)) throw new Cancelled();
  return value as Exclude<T, symbol>;
}

function askName(terminal: Terminal): Promise<string> {
  const validate = (name = "") => nameComplaint(name);
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

async function askPort(terminal: Terminal, usual: number): Promise<number> {
  const port = await answered(
    text({
      ...terminal,
      message: "Which port does a URL without one mean?",
      initialValue: String(usual),
      validate: (port = "") => portComplaint(port),
    }),
  );
  return Number(port);
}

/**
 * Asks for what the arguments do not say.
 *
 * @throws {@link Cancelled}
 */
export async function ask(given: Given, terminal: Terminal): Promise<Given & { readonly name: string }> {
  const name = given.name ?? (await askName(terminal));
  const kind = given.kind ?? (await askKind(terminal));
  const base = kind === "derived" && given.base === undefined ? await askBase(terminal) : given.base;
  const plan = { ...given, name, kind, ...(base === undefined ? {} : { base }) };
  if (kind === "opaque" || given.port !== undefined) return plan;
  return { ...plan, port: await askPort(terminal, planOf(plan).port) };
}
