import { useState } from "preact/hooks";
import { useSpeech } from "./speech.ts";

/** Puts the subject into the page's address, and copies that; on a phone, hands it to another application. */
export function ShareButton({ share }: { readonly share: () => Promise<void> }) {
  const { say } = useSpeech();
  const [outcome, setOutcome] = useState("");
  const onClick = async () => {
    await share();
    const url = location.href;
    try {
      if (navigator.share !== undefined && matchMedia("(pointer: coarse)").matches) await navigator.share({ url });
      else {
        await navigator.clipboard.writeText(url);
        setOutcome(say("Link copied"));
      }
    } catch {
      setOutcome(say("The link is in the address bar"));
    }
  };
  return (
    <span class="share">
      <span role="status">{outcome}</span>
      <button type="button" onClick={onClick} onBlur={() => setOutcome("")}>
        {say("Share")}
      </button>
    </span>
  );
}
