import { visible } from "../../../../../packages/cli/src/output/visible.ts";

export { visible };

/** Makes a text visible; its spaces as well, if they are the error. */
export function shown(text: string, isWrong = true): string {
  return isWrong ? visible(text).replaceAll(" ", "␣") : visible(text);
}
