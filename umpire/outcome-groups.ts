import { effectsIn, keyOfEffect } from './forecast.ts'
import type { Effect, Forecast, Prospect } from './forecast.ts'
import { chanceOfEither, likelihood } from './probability.ts'
import type { Chance } from './probability.ts'

/** Prospects in which the same things change, perhaps by different amounts; each belongs to one group. */
export interface OutcomeGroup {
  chance: Chance
  /** Empty where nothing changes beside what happens in any case. */
  effects: Effect[]
}

/** The whole parted: no effect first, then the likeliest; those beyond `most` are one rest without effects. */
export function groupsIn(
  forecast: Forecast,
  most: number,
): { groups: OutcomeGroup[]; rest: Chance | null } {
  const isFew = forecast.prospects.length <= most
  const parts = parted(forecast.prospects, isFew ? keyOfProspect : keyOfKinds)
  const groups = parts.map(part => groupOf(forecast, part)).toSorted(byChance)
  if (groups.length <= most) return { groups, rest: null }
  const others = groups.slice(most - 1).map(({ chance }) => chance)
  return { groups: groups.slice(0, most - 1), rest: others.reduce(chanceOfEither) }
}

function parted(
  prospects: readonly Prospect[],
  keyOf: (prospect: Prospect) => string,
): Prospect[][] {
  const parts = new Map<string, Prospect[]>()
  for (const prospect of prospects) {
    const key = keyOf(prospect)
    parts.set(key, [...(parts.get(key) ?? []), prospect])
  }
  return [...parts.values()]
}

const keyOfProspect = ({ own }: Prospect): string => JSON.stringify(own)

const keyOfKinds = ({ own }: Prospect): string =>
  own
    .map(keyOfEffect)
    .toSorted((one, other) => (one < other ? -1 : 1))
    .join('\n')

function groupOf(forecast: Forecast, prospects: Prospect[]): OutcomeGroup {
  const chance = prospects.map(one => one.chance).reduce(chanceOfEither)
  return { chance, effects: effectsIn({ ...forecast, prospects }) }
}

function byChance(one: OutcomeGroup, other: OutcomeGroup): number {
  if (one.effects.length === 0 || other.effects.length === 0)
    return Math.min(1, one.effects.length) - Math.min(1, other.effects.length)
  return likelihood(other.chance) - likelihood(one.chance)
}
