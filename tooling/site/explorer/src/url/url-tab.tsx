import { useMemo } from "preact/hooks";
import { examples } from "../examples.ts";
import { Panel } from "../panel.tsx";
import { ShareButton } from "../share-button.tsx";
import { useSpeech } from "../speech.ts";
import { AccessPanel } from "./access-panel.tsx";
import { AuditPanel } from "./audit-panel.tsx";
import { Derivation } from "./derivation.tsx";
import { Errors } from "./errors.tsx";
import { ReadingsPanel } from "./readings-panel.tsx";
import { StudiedText } from "./studied-text.tsx";
import { studyOf } from "./study.ts";
import { UrlField } from "./url-field.tsx";
import { useChoice } from "./use-choice.ts";
import { useFindings } from "./use-findings.ts";
import { useRemedies } from "./use-remedies.ts";
import { ValueTable } from "./value-table.tsx";

/** Shows everything about one URL, while it is typed. */
export function UrlTab(props: {
  readonly text: string;
  readonly isGeneric: boolean;
  readonly change: (text: string) => void;
  readonly accept: (isGeneric: boolean) => void;
  readonly study: (text: string, isGeneric: boolean) => void;
  readonly studyText: (text: string) => void;
  readonly share: () => Promise<void>;
}) {
  const { say } = useSpeech();
  const { text, isGeneric } = props;
  const study = useMemo(() => studyOf(text, isGeneric), [text, isGeneric]);
  const findings = useFindings(text, isGeneric);
  const remedies = useRemedies(text, isGeneric, text !== "" && study.error !== undefined);
  const choice = useChoice(text, study.pieces);
  const piece = study.pieces[choice.chosen];

  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData?.getData("text/plain") ?? "";
    if (!/<URL:|\s\S+\s|\n/i.test(pasted.trim())) return;
    event.preventDefault();
    props.studyText(pasted);
  };
  const mend = (mended: string) => {
    props.change(mended);
    document.getElementById("url")?.focus();
  };

  return (
    <>
      <UrlField study={study} change={props.change} onPaste={onPaste} />
      <p class="options">
        <label>
          <input
            type="checkbox"
            name="generic"
            checked={isGeneric}
            onChange={({ currentTarget }) => props.accept(currentTarget.checked)}
          />{" "}
          {say("Take any other scheme as well")}
        </label>
        <ShareButton share={props.share} />
      </p>
      {study.error?.code === "unknown-scheme" && !isGeneric && (
        <p class="quiet">
          {say(
            "This page knows the schemes of RFC 1738 and https. Tick “Take any other scheme as well” to read the others by the generic syntax.",
          )}
        </p>
      )}
      <StudiedText study={study} fix={remedies?.errors[0]?.fix} mend={mend} choice={choice} />
      {text !== "" && (
        <div class="columns">
          <div class="column">
            {remedies !== undefined && <Errors text={text} remedies={remedies} change={mend} />}
            {study.url !== undefined && <ValueTable study={study} />}
            {piece !== undefined && <Derivation piece={piece} text={text} />}
          </div>
          <div class="column">
            <ReadingsPanel study={study} findings={findings} />
            {study.url !== undefined && <AuditPanel findings={findings?.all} />}
            {study.url !== undefined && <AccessPanel url={study.url} isGeneric={isGeneric} />}
          </div>
        </div>
      )}
      <Panel id="examples" heading={say("Thirty examples")} kind="examples">
        <ul>
          {examples.map((example) => (
            <li key={example.url}>
              <button type="button" onClick={() => props.study(example.url, example.isGeneric === true)}>
                <code>{example.url}</code> <small>{say(example.en)}</small>
              </button>
            </li>
          ))}
        </ul>
      </Panel>
    </>
  );
}
