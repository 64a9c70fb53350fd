import { mostCommanders, sharedOut, withColleagues } from '@grognard/umpire'
import type { Body, Commander, Options, OptionSpec, Seat } from '@grognard/umpire'
import type { ScenarioFile, SideFile } from './file.ts'

const optionOfSide = ['commandersA', 'commandersB'] as const

/** [BA-Q-74] As many commanders a side as it has bodies for, one unless the players say otherwise. */
export function commandersOptions({ sides }: ScenarioFile): Record<string, OptionSpec> {
  return Object.fromEntries(
    optionOfSide.flatMap((name, at) => {
      const side = sides[at]
      const bodies = side ? bodiesOf(side, mostCommanders) : []
      const to = sharedOut('', mostCommanders, bodies).length
      return to > 1 ? [[name, commandersOption(to)]] : []
    }),
  )
}

/** For a scenario of a player's own, which may have fewer bodies: then fewer share the side. */
export const anyCommanders: Record<string, OptionSpec> = {
  commandersA: commandersOption(mostCommanders),
  commandersB: commandersOption(mostCommanders),
}

function commandersOption(to: number): OptionSpec {
  return { rule: 'BA-Q-74', default: 1, from: 1, to }
}

/** [BA-Q-74] Who shares the sides, each with the chiefs of his troops. */
export function commandersFor({ sides }: ScenarioFile, options: Options): Commander[] {
  return sides.flatMap((side, at) => {
    const count = Number(options[optionOfSide[at] ?? ''] ?? 1)
    return sharedOut(side.seat, count, bodiesOf(side, count))
  })
}

export function seatsFor(file: ScenarioFile, options: Options): Seat[] {
  return withColleagues(
    commandersFor(file, options),
    file.sides.map(({ seat }) => seat),
  )
}

/** [BA-Q-74] A chief with all that stands below him, or with the troops that are his own alone. */
interface Part extends Body {
  isWhole: boolean
}

/**
 * [BA-Q-74] The parts of a side, so many or more that are there when the battle begins: a corps falls
 * into its divisions and what is directly below its chief, the largest of these into brigades, and so on.
 */
export function bodiesOf({ chiefs, units }: SideFile, count: number): Body[] {
  const below = (id: string | null) => chiefs.filter(({ over }) => (over ?? null) === id)
  const troopsOf = (id: string) => units.filter(({ chief }) => chief === id)
  const presentOf = (id: string) => troopsOf(id).filter(({ arrives }) => !arrives).length
  const wholeOf = (id: string): Part => ({ id, weight: weightOf(id), isWhole: true })
  const weightOf = (id: string): number =>
    presentOf(id) + below(id).reduce((sum, chief) => sum + weightOf(chief.id), 0)
  const hasTroops = (id: string): boolean =>
    troopsOf(id).length > 0 || below(id).some(chief => hasTroops(chief.id))
  const partsOf = ({ id, isWhole }: Part): Part[] => {
    if (!isWhole) return []
    const own = troopsOf(id).length > 0 ? [{ id, weight: presentOf(id), isWhole: false }] : []
    return [
      ...own,
      ...below(id)
        .filter(chief => hasTroops(chief.id))
        .map(({ id: one }) => wholeOf(one)),
    ]
  }
  let parts = below(null).map(({ id }) => wholeOf(id))
  while (parts.filter(({ weight }) => weight > 0).length < count) {
    const [largest] = parts
      .filter(part => partsOf(part).length > 1)
      .toSorted((one, other) => other.weight - one.weight)
    if (!largest) break
    parts = parts.flatMap(part => (part === largest ? partsOf(part) : [part]))
  }
  return parts.map(({ id, weight }) => ({ id, weight }))
}
