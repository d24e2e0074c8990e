import type { Fix } from "@url1738/core";
import { useSpeech } from "../words/use-speech.ts";
import { shown } from "./visible.ts";
import { withFix } from "./with-fix.ts";

/** A button that shows the change of a fix, and makes it. */
export function FixButton({
  text,
  fix,
  change,
}: {
  readonly text: string;
  readonly fix: Fix;
  readonly change: (text: string) => void;
}) {
  const { words } = useSpeech();
  const replaced = shown(text.slice(fix.index, fix.end));
  const written = shown(fix.replacement);
  const name =
    replaced === ""
      ? words.errors.insert(written)
      : written === ""
        ? words.errors.remove(replaced)
        : words.errors.fix(written, replaced);
  return (
    <button type="button" class="fix" onClick={() => change(withFix(text, fix))}>
      {fix.sure ? name : words.errors.perhaps(name)}
    </button>
  );
}
