import { type Traced, trace } from "@url1738/prove";
import { useMemo } from "preact/hooks";
import { useSpeech } from "../speech.ts";
import { visible } from "../url/visible.ts";

/** The number of characters after which nobody reads on. */
const MOST = 300;

/** How a grammar reads a text: at each character, the ways in which it can go on, those taken marked. */
export function TraceTable({ definition, text }: { readonly definition: Traced; readonly text: string }) {
  const { say } = useSpeech();
  const steps = useMemo(() => trace(definition, text.slice(0, MOST)), [definition, text]);
  return (
    <details class="trace">
      <summary>{say("Which rules can go on")}</summary>
      <table>
        <tbody>
          {steps.map(({ index, found, ways }) => (
            <tr key={index}>
              <td>{index}</td>
              <th scope="row">{found === "" ? <i>{say("the end")}</i> : <code>{visible(found)}</code>}</th>
              <td>
                <ul class="menu">
                  {ways.map(({ rules, next, isTaken }, order) => (
                    <li key={order}>
                      {isTaken ? <b>▸ {rules.join(" / ")}</b> : rules.join(" / ")}{" "}
                      <code>{next === "" ? say("the end") : next}</code>
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
