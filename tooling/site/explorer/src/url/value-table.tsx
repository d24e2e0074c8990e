import { readQuery } from "@url1738/https/query";
import { useState } from "preact/hooks";
import { definitionOf, rfcOf } from "../known.ts";
import { Panel } from "../panel.tsx";
import { RuleLink } from "../rfc-link.tsx";
import { useSpeech } from "../speech.ts";
import { type Meaning, meaningsOf } from "./meanings.ts";
import { octetsInHex } from "./octets-in-hex.ts";
import type { Study } from "./study.ts";
import { tintOf } from "./tint.ts";
import { visible } from "./visible.ts";

/** The number of rows to show before somebody asks for all. */
const ROWS = 40;

/** The rule of the component at a path: the innermost rule that all its pieces share. */
function ruleAt({ pieces }: Study, path: string): string | undefined {
  const [first, ...others] = pieces.filter((piece) => piece.path === path);
  const shared = first?.rules.filter((rule, depth) => others.every(({ rules }) => rules[depth] === rule));
  return shared?.at(-1);
}

/** The parameters of a query, decoded. */
function QueryTable({ query }: { readonly query: string }) {
  const { say } = useSpeech();
  return (
    <table class="query-table">
      <caption>{say("Parameters of the query")}</caption>
      <thead>
        <tr>
          <th scope="col">{say("Name")}</th>
          <th scope="col">{say("Value")}</th>
        </tr>
      </thead>
      <tbody>
        {readQuery(query)
          .slice(0, ROWS)
          .map(({ name, value }, index) => (
            <tr key={index}>
              <th scope="row">{visible(name)}</th>
              <td>{value === undefined ? <i>{say("none")}</i> : <code>{`"${visible(value)}"`}</code>}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

/** The value of a URL: each part decoded, its octets, and the rule that reads it. */
export function ValueTable({ study }: { readonly study: Study }) {
  const { say, label } = useSpeech();
  const [isLong, setLong] = useState(false);
  const all = meaningsOf(study.url);
  const labels: Readonly<Record<string, string>> = definitionOf(study.text)?.labels ?? {};
  const shown = isLong ? all : all.slice(0, ROWS);
  const query = study.url !== undefined && "query" in study.url ? study.url.query : undefined;

  const meaning = ({ value, isEmptyList }: Meaning) => {
    if (isEmptyList === true) return <i>{say("no items")}</i>;
    if (value === undefined) return <i>{say("none")}</i>;
    return <code>{typeof value === "string" ? `"${visible(value)}"` : value}</code>;
  };

  return (
    <Panel id="value" heading={say("What it means")}>
      <p>
        {say(study.href === study.text ? "Canonical spelling (as typed): " : "Canonical spelling: ")}
        <output class="href">{study.href}</output>
      </p>
      <table class="value-table">
        <thead>
          <tr>
            <th scope="col">{say("Field")}</th>
            <th scope="col">{say("Value")}</th>
            <th scope="col" class="detail">
              {say("Octets")}
            </th>
            <th scope="col" class="detail">
              {say("Rule of {rfc}", { rfc: rfcOf(study.text) })}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((part) => {
            const rule = ruleAt(study, part.path);
            const name = part.path.replace(/\[.*/, "");
            const meant = labels[name];
            return (
              <tr key={part.path}>
                <th scope="row" {...tintOf(study.pieces, part.path)}>
                  {part.path}
                  {meant !== undefined && <small>{label(name, meant)}</small>}
                </th>
                <td>{meaning(part)}</td>
                <td class="detail">
                  <code class="quiet">{typeof part.value === "string" ? octetsInHex(part.value) : ""}</code>
                </td>
                <td class="detail">{rule !== undefined && <RuleLink text={study.text} rule={rule} />}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {typeof query === "string" && <QueryTable query={query} />}
      {shown.length < all.length && (
        <button type="button" onClick={() => setLong(true)}>
          {say("Show {count} more", { count: all.length - shown.length })}
        </button>
      )}
    </Panel>
  );
}
