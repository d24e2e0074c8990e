/** Returns all texts of some characters, up to a length, the shortest first. */
export function allTexts(characters: string, most: number): readonly string[] {
  const layers: string[][] = [[""]];
  for (let length = 1; length <= most; length++)
    layers.push((layers[length - 1] as string[]).flatMap((text) => [...characters].map((one) => text + one)));
  return layers.flat();
}
