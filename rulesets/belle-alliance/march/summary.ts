import type { MarchEnded } from './events.ts'
import type { Field } from './field.ts'
import type { Marcher } from './marcher.ts'

/** What the march of the phase came to. */
export function summarise({ marchers }: Field, advanced: readonly string[]): MarchEnded {
  const moved = marchers.filter(({ unit, from }) => from.marched > unit.doing.marched)
  const idsOf = (holds: (marcher: Marcher) => boolean) =>
    marchers.filter(holds).map(({ unit }) => unit.id)
  return {
    kind: 'marchEnded',
    units: moved.map(({ unit }) => unit.id),
    marched: moved.map(({ from }) => Math.round(from.marched)),
    sinceAbout: moved.map(({ from }) => Math.round(from.sinceAbout)),
    pivoted: idsOf(({ unit, hasPivoted }) => hasPivoted && !unit.doing.hasPivoted),
    turnedAbout: idsOf(({ unit, hasTurnedAbout }) => hasTurnedAbout && !unit.doing.hasTurnedAbout),
    stopped: idsOf(({ stoppedBy }) => stoppedBy !== null),
    advanced: marchers.map(({ unit }) => unit.id).filter(id => advanced.includes(id)),
  }
}

export function saysAnything({ units, stopped, advanced, turnedAbout }: MarchEnded): boolean {
  return units.length + stopped.length + advanced.length + turnedAbout.length > 0
}
