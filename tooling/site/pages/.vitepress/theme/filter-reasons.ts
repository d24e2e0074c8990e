/** On the page of reasons, shows those that contain all typed words, in open groups; without words, closed groups. */
export function filterReasons(): void {
  const page = document.querySelector(".reasons");
  const typed = page?.querySelector("input")?.value ?? "";
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const items = [...(page?.querySelectorAll("li") ?? [])];
  const shown = items.filter((item) => {
    const text = `${item.closest("details")?.firstChild?.textContent} ${item.textContent}`.toLowerCase();
    item.hidden = !words.every((word) => text.includes(word));
    return !item.hidden;
  });
  for (const group of page?.querySelectorAll("details") ?? []) {
    group.open = words.length > 0;
    group.hidden = group.querySelector("li:not([hidden])") === null;
  }
  page?.querySelector("[role=status]")?.replaceChildren(`${shown.length} of ${items.length} reasons`);
}

/** Opens the group of the reason that the address names. */
export function openNamed(): void {
  const named = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const group = named?.closest("details");
  if (group?.open !== false) return;
  group.open = true;
  named?.scrollIntoView();
}
