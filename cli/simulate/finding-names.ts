import { seatName } from '../teller.ts'
import type { Teller } from '../teller.ts'

/** What the catalogue calls a finding. */
export function metricName({ words }: Teller, name: string): string {
  return words.name('finding', name)
}

/** The value of a factor; a seat or a number may stand for itself. */
export function metricValue(teller: Teller, name: string, value: string): string {
  const { words } = teller
  return words.has(`finding.${name}.${value}`)
    ? words.say({ key: `finding.${name}.${value}` })
    : seatName(teller, value)
}

/** In the order in which the ruleset's catalogue names them. */
export function inOrder<One extends { name: string }>(
  { game, words }: Teller,
  all: readonly One[],
): One[] {
  const keys = Object.keys(game.messages[words.language])
  const placeOf = ({ name }: One): number => {
    const place = keys.indexOf(`finding.${name}`)
    return place < 0 ? keys.length : place
  }
  return all.toSorted((one, other) => placeOf(one) - placeOf(other))
}

const GAP = '…'

/** The sentence that tells how battles ended, with a gap for all that differs among them. */
export function endingText({ game, words }: Teller, key: string): string {
  const sentence = game.messages[words.language][key] ?? ''
  const names = [...sentence.matchAll(/\{(\w+)[,}]/g)].map(([, name = '']) => name)
  const values = Object.fromEntries(names.map(name => [name, GAP]))
  const text = words.say({ key, values }).replaceAll('NaN', GAP)
  return text.charAt(0).toUpperCase() + text.slice(1)
}
