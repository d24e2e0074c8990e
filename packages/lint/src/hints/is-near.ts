/**
 * Whether somebody who has written one name may have meant another: one character is missing, too many or another, or two have
 * changed places.
 */
export function isNear(written: string, name: string): boolean {
  const shorter = Math.min(written.length, name.length);
  let start = 0;
  while (start < shorter && written[start] === name[start]) start++;
  let end = 0;
  while (end < shorter - start && written.at(-1 - end) === name.at(-1 - end)) end++;
  const [own, other] = [written.slice(start, written.length - end), name.slice(start, name.length - end)];
  const isExchanged = own.length === 2 && other === `${own[1]}${own[0]}`;
  return isExchanged || (own.length < 2 && other.length < 2);
}
