import { Writable } from "node:stream";

/** Makes a stream that keeps the text written to it. */
export function kept(): { readonly stream: Writable; readonly text: () => string } {
  let all = "";
  const stream = new Writable({
    write: (chunk, _, done) => {
      all += chunk;
      done();
    },
  });
  return { stream, text: () => all };
}
