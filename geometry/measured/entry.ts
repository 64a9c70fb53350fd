/** The number at this place of a list. Throws a RangeError where the list has none. */
export function entry(list: readonly number[], index: number): number {
  const found = list[index]
  if (found === undefined) throw new RangeError(`no number at place ${index} of ${list.length}`)
  return found
}
