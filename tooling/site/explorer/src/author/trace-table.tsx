import { type Traced, trace } from "@url1738/prove";
import { useMemo } from "preact/hooks";
import { visible } from "../url/visible.ts";
import { useSpeech } from "../words/use-speech.ts";

/** The number of characters after which nobody reads on. */
const MOST = 300;

/** The heading, by language: these words are not part of the first load. */
const HEADINGS = { en: "Which rules can go on", fr: "Les règles qui peuvent continuer" };

/** How a grammar reads a text: at each character, the ways in which it can go on, those taken marked. */
export function TraceTable({ definition, text }: { readonly definition: Traced; readonly text: string }) {
  const { language, words } = useSpeech();
  const steps = useMemo(() => trace(definition, text.slice(0, MOST)), [definition, text]);
  return (
    <details class="trace">
      <summary>{HEADINGS[language]}</summary>
      <table>
        <tbody>
          {steps.map(({ index, found, ways }) => (
            <tr key={index}>
              <td>{index}</td>
              <th scope="row">{found === "" ? <i>{words.ruler.end}</i> : <code>{visible(found)}</code>}</th>
              <td>
                <ul class="menu">
                  {ways.map(({ rules, next, isTaken }, order) => (
                    <li key={order}>
                      {isTaken ? <b>▸ {rules.join(" / ")}</b> : rules.join(" / ")}{" "}
                      <code>{next === "" ? words.ruler.end : next}</code>
                    </li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
