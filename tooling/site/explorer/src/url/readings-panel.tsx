import { Scrolled } from "../scrolled.tsx";
import { useSpeech } from "../words/use-speech.ts";
import { parts, readingsOf } from "./readings.ts";
import type { Study } from "./study.ts";
import { visible } from "./visible.ts";

/** Shows side by side how different readers read the same text. */
export function ReadingsPanel({ study }: { readonly study: Study }) {
  const { words } = useSpeech();
  const readings = readingsOf(study);
  const shown = parts.filter((part) => readings.some(({ found }) => found?.[part] !== undefined));
  const differing = new Set(readings.flatMap((reading) => reading.differing));
  const cell = (text: string | undefined) =>
    text === undefined ? <i>{words.value.absent}</i> : <code>{visible(text)}</code>;
  return (
    <section aria-labelledby="readings" class="who">
      <h2 id="readings">{words.readings.heading}</h2>
      <Scrolled label={words.readings.heading}>
        <table class="readings">
          <thead>
            <tr>
              <th scope="col">{words.readings.part}</th>
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
                <th scope="row">{words.readings.all}</th>
                {readings.map(({ reader }) => (
                  <td key={reader}>{words.readings.refused}</td>
                ))}
              </tr>
            )}
            {shown.map((part, row) => (
              <tr key={part} class={differing.has(part) ? "differs" : undefined}>
                <th scope="row">{part === "rest" ? words.readings.rest : part}</th>
                {readings.map(({ reader, found }) => {
                  if (found !== undefined) return <td key={reader}>{cell(found[part])}</td>;
                  return row === 0 ? (
                    <td key={reader} class="refusal" rowSpan={shown.length}>
                      {words.readings.refused}
                    </td>
                  ) : null;
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </Scrolled>
    </section>
  );
}
