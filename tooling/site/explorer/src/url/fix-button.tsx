import type { Fix } from "@url1738/core";
import { type Speech, useSpeech } from "../speech.ts";
import { shown } from "./visible.ts";

/** Says what a change does, and whether it is only a guess. */
export const perhaps = (say: Speech["say"], change: string, isSure: boolean): string =>
  isSure ? change : say("Perhaps: {change}", { change });

/** A button that shows the change of a fix, and makes it. */
export function FixButton(props: {
  readonly text: string;
  readonly fix: Fix;
  readonly change: (text: string) => void;
}) {
  const { say } = useSpeech();
  const { text, change } = props;
  const { index, end, replacement, sure } = props.fix;
  const replaced = shown(text.slice(index, end));
  const written = shown(replacement);
  const name =
    replaced === ""
      ? say("Insert {written}", { written })
      : written === ""
        ? say("Remove {replaced}", { replaced })
        : say("Write {written} for {replaced}", { written, replaced });
  return (
    <button type="button" class="fix" onClick={() => change(text.slice(0, index) + replacement + text.slice(end))}>
      {perhaps(say, name, sure)}
    </button>
  );
}
