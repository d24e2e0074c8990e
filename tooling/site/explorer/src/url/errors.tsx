import type { UrlError } from "@url1738/core";
import { Panel } from "../panel.tsx";
import { SectionLink } from "../rfc-link.tsx";
import { useSpeech } from "../speech.ts";
import { FixButton, perhaps } from "./fix-button.tsx";
import type { Remedies } from "./remedies.ts";

/** One error: its place, what was expected, and its fix as a button. */
function OneError(props: { readonly error: UrlError; readonly text: string; readonly change: (text: string) => void }) {
  const { say, fact } = useSpeech();
  const { text, change } = props;
  const { index, expected, section, fix } = props.error;
  const { message, hint } = fact(props.error);
  return (
    <li>
      <p>
        {index !== undefined && <b>{say("At character {place}: ", { place: index + 1 })}</b>}
        {message}
      </p>
      {hint !== undefined && <p class="quiet">{hint}</p>}
      {expected !== undefined && (
        <p>
          {say("Expected: ")}
          {expected.map((term) => (
            <code key={term} class="term">
              {term}
            </code>
          ))}
        </p>
      )}
      {section !== undefined && (
        <p>
          <SectionLink section={section} />
        </p>
      )}
      {fix !== undefined && <FixButton text={text} fix={fix} change={change} />}
    </li>
  );
}

/** Shows every error of a text. */
export function Errors(props: {
  readonly text: string;
  readonly remedies: Remedies;
  readonly change: (text: string) => void;
}) {
  const { say } = useSpeech();
  const { text, change } = props;
  const { errors, repaired } = props.remedies;
  const list = (some: readonly UrlError[]) => (
    <ol>
      {some.map((error, order) => (
        <OneError key={order} error={error} text={text} change={change} />
      ))}
    </ol>
  );
  return (
    <Panel id="errors" heading={say("What is wrong")} kind="errors">
      {list(errors.slice(0, 1))}
      {errors.length > 1 && (
        <>
          <h3>{say("Further errors")}</h3>
          {list(errors.slice(1))}
        </>
      )}
      {repaired !== undefined && (
        <button type="button" class="fix" onClick={() => change(repaired.href)}>
          {perhaps(say, say("Repair all: {href}", { href: repaired.href }), repaired.isSure)}
        </button>
      )}
    </Panel>
  );
}
