import { useState } from "preact/hooks";
import { RuleLink } from "../rfc-link.tsx";
import { Scrolled } from "../scrolled.tsx";
import { useSpeech } from "../words/use-speech.ts";
import { type Meaning, meaningsOf } from "./meanings.ts";
import { octetsInHex } from "./octets-in-hex.ts";
import type { Study } from "./study.ts";
import { tintOf } from "./tint-of.ts";
import { visible } from "./visible.ts";

/** The number of rows to show before somebody asks for all. */
const ROWS = 40;

/** The rule of the component at a path: the innermost rule that all its pieces share. */
function ruleAt({ pieces }: Study, path: string): string | undefined {
  const [first, ...others] = pieces.filter((piece) => piece.path === path);
  const shared = first?.rules.filter((rule, depth) => others.every(({ rules }) => rules[depth] === rule));
  return shared?.at(-1);
}

/** The value of a URL: each part decoded, its octets, and the rule that reads it. */
export function ValueTable({ study }: { readonly study: Study }) {
  const { words } = useSpeech();
  const [isLong, setLong] = useState(false);
  const all = meaningsOf(study.url);
  const shown = isLong ? all : all.slice(0, ROWS);

  const meaning = ({ value, isEmptyList }: Meaning) => {
    if (isEmptyList === true) return <i>{words.value.noItems}</i>;
    if (value === undefined) return <i>{words.value.absent}</i>;
    return <code>{typeof value === "string" ? `"${visible(value)}"` : value}</code>;
  };

  return (
    <section aria-labelledby="value">
      <h2 id="value">{words.value.heading}</h2>
      <p>
        {words.value.canonical}
        {study.href === study.text && ` (${words.value.same})`}
        {words.colon} <output class="href">{study.href}</output>
      </p>
      <Scrolled label={words.value.heading}>
        <table class="value-table">
          <thead>
            <tr>
              <th scope="col">{words.value.field}</th>
              <th scope="col">{words.value.meaning}</th>
              <th scope="col" class="detail">
                {words.value.octets}
              </th>
              <th scope="col" class="detail">
                {words.value.line}
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((part) => {
              const rule = ruleAt(study, part.path);
              const name = words.fields[part.path.replace(/\[.*/, "")];
              return (
                <tr key={part.path}>
                  <th scope="row" data-tint={tintOf(study.pieces, part.path)}>
                    {part.path}
                    {name !== undefined && <small>{name}</small>}
                  </th>
                  <td>{meaning(part)}</td>
                  <td class="detail">
                    <code class="octets">{typeof part.value === "string" ? octetsInHex(part.value) : ""}</code>
                  </td>
                  <td class="detail">{rule !== undefined && <RuleLink text={study.text} rule={rule} />}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </Scrolled>
      {shown.length < all.length && (
        <button type="button" onClick={() => setLong(true)}>
          {words.value.more(all.length - shown.length)}
        </button>
      )}
    </section>
  );
}
