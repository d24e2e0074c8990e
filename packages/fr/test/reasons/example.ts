import * as client from "@url1738/client";
import * as define from "@url1738/core/define";
import { checkCompiled } from "@url1738/core/runtime";
import { data } from "@url1738/data";
import * as derive from "@url1738/derive";
import * as lint from "@url1738/lint";
import { mongodb } from "@url1738/mongodb";
import { postgresql } from "@url1738/postgresql";
import * as prove from "@url1738/prove";
import * as relative from "@url1738/relative";
import * as platform from "@url1738/relative/platform";
import * as rfc3986 from "@url1738/rfc3986";
import { sqlserver } from "@url1738/sqlserver";
import { tel } from "@url1738/tel";
import * as text from "@url1738/text";
import * as all from "url1738";
import * as schemas from "url1738/schema";
import { type Said, saidIn } from "./said.ts";
import * as serving from "./serving.ts";
import * as waisAnswers from "./wais-answers.ts";

/** Makes a user-defined scheme, as its author and the tests of its package do. */
function scheme(schemepart: never, more: object = {}) {
  const definition = { name: "x-a", schemepart, access: "It designates nothing.", ...more };
  prove.checkDefinition(definition);
  return define.defineScheme(definition);
}

const { "~standard": _, ...methods } = all.registry;
/** The names available to an example: the packages' exports, the functions of a registry with advice, and the acts of servers. */
const scope: Readonly<Record<string, unknown>> = {
  ...define,
  ...derive,
  ...rfc3986,
  ...prove,
  ...lint,
  ...all,
  ...schemas,
  ...text,
  ...relative,
  ...platform,
  ...methods,
  ...client,
  ...serving,
  ...waisAnswers,
  checkCompiled,
  data,
  mongodb,
  postgresql,
  scheme,
  sqlserver,
  tel,
  ten: all.rfc1738,
};

/** Returns the value of an expression, or what it throws. */
export async function outcomeOf(expression: string): Promise<unknown> {
  // The examples come from this project's own documents.
  const run = new Function(...Object.keys(scope), `"use strict"; return (${expression});`);
  try {
    const outcome: unknown = await run(...Object.values(scope));
    return outcome;
  } catch (thrown) {
    return thrown;
  }
}

/** Returns what an example says under a reason; `undefined` if it says something else. */
export async function saidBy(example: string, reason: string): Promise<Said | undefined> {
  const outcome = await outcomeOf(example);
  const said = saidIn(outcome).find((one) => one.reason === reason);
  if (said === undefined && outcome instanceof Error && saidIn(outcome).length === 0) throw outcome;
  return said;
}
