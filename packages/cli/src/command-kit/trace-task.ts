import type { AnyDefinition } from "@url1738/core/define";
import { secretsIn } from "@url1738/lint";
import { type TraceStep, trace } from "@url1738/prove";
import type { Language } from "../language/language.ts";
import { renderTrace, traceWithoutSecrets } from "../output/render-trace.ts";
import { definitionsIn } from "../schemes/registry-for.ts";
import type { InputTask } from "./command.ts";
import type { Options } from "./options.ts";
import { possibleUrlTask } from "./tasks.ts";

/** Makes the task of `parse --trace`: how the grammar of a plugin reads each input. */
export function traceTask(options: Options, language: Language): InputTask {
  const definitions = definitionsIn(options);
  return possibleUrlTask(options, "spaced", (input, registry) => {
    const definition = definitions.find(({ name }) => input.toLowerCase().startsWith(`${name}:`)) ?? definitions[0];
    const result = registry.safeParse(input);
    const steps = (isMasked: boolean): readonly TraceStep[] => {
      const all = trace(definition as AnyDefinition, input);
      return isMasked ? traceWithoutSecrets(all, secretsIn(registry, input)) : all;
    };
    return {
      kind: "answer",
      ok: result.ok,
      isFailure: !result.ok,
      fields: () => ({ trace: steps(options.redact === true), ...(!result.ok && { error: result.error }) }),
      text: (colour) => {
        const shown = renderTrace(steps(true), colour, language);
        if (result.ok) return shown;
        return `${shown}${language.say("error:")} ${language.afterLabel(language.fact(result.error).message)}\n`;
      },
    };
  });
}
