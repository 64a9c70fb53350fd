/** The names that take the fewest changed, added or dropped signs to be made of the text. */
export function nearestTo(text: string, names: readonly string[], most = 3): string[] {
  const ranked = names.map(name => ({ name, changes: changesBetween(text, name) }))
  return ranked
    .toSorted((one, other) => one.changes - other.changes)
    .slice(0, most)
    .map(({ name }) => name)
}

function changesBetween(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, i) => i)
  for (const [row, sign] of one.split('').entries()) {
    const here = [row + 1]
    for (let i = 0; i < other.length; i++) {
      const kept = (above[i] ?? 0) + (other.charAt(i) === sign ? 0 : 1)
      here.push(Math.min(kept, (above[i + 1] ?? 0) + 1, (here[i] ?? 0) + 1))
    }
    above = here
  }
  return above.at(-1) ?? 0
}
