import type { Fix, UrlError } from "@url1738/core";
import { useMemo } from "preact/hooks";
import { registryFor } from "../known.ts";
import { SectionLink } from "../rfc-link.tsx";
import { useSpeech } from "../words/use-speech.ts";
import { remediesFor } from "./remedies.ts";
import { visible } from "./visible.ts";
import { withFix } from "./with-fix.ts";

/** One mistake: where it is, what could stand there, and its fixes as buttons. */
function Mistake(props: {
  readonly mistake: UrlError;
  readonly text: string;
  readonly change: (text: string) => void;
}) {
  const { say, words } = useSpeech();
  const { mistake, text, change } = props;
  const { fix } = mistake;
  const { message, hint } = say(mistake);
  const nameOf = ({ index, end, replacement, sure }: Fix) => {
    const replaced = visible(text.slice(index, end));
    const written = visible(replacement);
    const change =
      replaced === ""
        ? words.mistakes.insert(written)
        : written === ""
          ? words.mistakes.remove(replaced)
          : words.mistakes.fix(written, replaced);
    return sure ? change : words.mistakes.perhaps(change);
  };
  return (
    <li>
      <p>
        {mistake.index !== undefined && <b>{words.mistakes.place(mistake.index)}: </b>}
        {message}
      </p>
      {hint !== undefined && <p class="hint">{hint}</p>}
      {mistake.expected !== undefined && (
        <p>
          {words.mistakes.expected}:{" "}
          {mistake.expected.map((term) => (
            <code key={term} class="term">
              {term}
            </code>
          ))}
        </p>
      )}
      {mistake.section !== undefined && (
        <p>
          <SectionLink section={mistake.section} />
        </p>
      )}
      {fix !== undefined && (
        <button type="button" class="fix" onClick={() => change(withFix(text, fix))}>
          {nameOf(fix)}
        </button>
      )}
    </li>
  );
}

/** All that is wrong with a text. */
export function Mistakes(props: {
  readonly text: string;
  readonly isGeneric: boolean;
  readonly change: (text: string) => void;
}) {
  const { words } = useSpeech();
  const { text, isGeneric, change } = props;
  const { mistakes, repaired } = useMemo(() => remediesFor(registryFor(isGeneric), text), [text, isGeneric]);
  const [first, ...further] = mistakes;
  if (first === undefined) return null;
  const list = (some: readonly UrlError[]) => (
    <ol>
      {some.map((mistake, order) => (
        <Mistake key={order} mistake={mistake} text={text} change={change} />
      ))}
    </ol>
  );
  return (
    <section class="mistakes" aria-labelledby="mistakes">
      <h2 id="mistakes">{words.mistakes.heading}</h2>
      {list([first])}
      {further.length > 0 && <h3>{words.mistakes.further}</h3>}
      {list(further)}
      {repaired !== undefined && (
        <button type="button" class="fix repair" onClick={() => change(repaired.href)}>
          {repaired.isSure
            ? words.mistakes.repair(repaired.href)
            : words.mistakes.perhaps(words.mistakes.repair(repaired.href))}
        </button>
      )}
    </section>
  );
}
