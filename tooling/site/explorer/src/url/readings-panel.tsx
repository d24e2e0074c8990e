import { Panel } from "../panel.tsx";
import { useSpeech } from "../speech.ts";
import type { Findings } from "./audited.ts";
import { parts, readingsOf } from "./readings.ts";
import type { Study } from "./study.ts";
import { visible } from "./visible.ts";

/** Shows side by side how different readers read the same text. */
export function ReadingsPanel({ study, findings }: { readonly study: Study; readonly findings: Findings | undefined }) {
  const { say } = useSpeech();
  const readings = readingsOf(study, findings);
  const shown = parts.filter((part) => readings.some(({ found }) => found?.[part] !== undefined));
  const differing = new Set(readings.flatMap((reading) => reading.differing));
  const cell = (text: string | undefined) => (text === undefined ? <i>{say("none")}</i> : <code>{visible(text)}</code>);
  return (
    <Panel id="readings" heading={say("Who reads what")} kind="who">
      <table class="readings" aria-busy={findings === undefined}>
        <thead>
          <tr>
            <th scope="col">{say("Part")}</th>
            {readings.map(({ reader }) => (
              <th key={reader} scope="col">
                {reader}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.length === 0 && (
            <tr>
              <th scope="row">{say("the text")}</th>
              {readings.map(({ reader }) => (
                <td key={reader}>{say("refused")}</td>
              ))}
            </tr>
          )}
          {shown.map((part, row) => (
            <tr key={part} class={differing.has(part) ? "differs" : undefined}>
              <th scope="row">{part === "rest" ? say("the rest") : part}</th>
              {readings.map(({ reader, found }) => {
                if (found !== undefined) return <td key={reader}>{cell(found[part])}</td>;
                return row === 0 ? (
                  <td key={reader} class="refusal" rowSpan={shown.length}>
                    {say("refused")}
                  </td>
                ) : null;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
