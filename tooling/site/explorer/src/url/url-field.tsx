import { Field } from "../field.tsx";
import { useSpeech } from "../speech.ts";
import type { Study } from "./study.ts";

/** The large field for typing a URL. */
export function UrlField(props: {
  readonly study: Study;
  readonly change: (text: string) => void;
  readonly onPaste?: (event: ClipboardEvent) => void;
}) {
  const { say } = useSpeech();
  const { study, change, onPaste } = props;
  return (
    <Field
      id="url"
      label={say("URL")}
      value={study.text}
      change={change}
      isWrong={study.error !== undefined && study.text !== ""}
      describedBy="state note"
      onPaste={onPaste}
    >
      <small id="note">{say("Nothing is sent anywhere.")}</small>
    </Field>
  );
}
