/** Texts in the order of their characters' codes, the same in every engine: ids, lower first. */
export function byCode(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
