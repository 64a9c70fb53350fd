import type { Reason } from '@grognard/umpire'
import { GUESS } from '../fire/occasions.ts'
import { CM, cm } from '../measures.ts'
import { nameOf } from '../names.ts'
import type { MarchPart } from '../parts.ts'
import type { State } from '../state.ts'
import { distances } from '../tables/distances.ts'
import { fastMarchEndedBy } from './pace.ts'
import type { Path } from './path.ts'
import { newPlace, walk } from './walk.ts'

/** How finely the way is looked through. */
const STEP = cm(2)

/**
 * [BA-2.3.2-03] Where on its way a fast march comes near an enemy as all stand now. [BA-1.1.1-11] By
 * eye one guesses distances to a quarter, so the note says no more than that it may.
 */
export function fastMarchNotes(state: State, { rate }: MarchPart, path: Path): Reason[] {
  if (rate !== 'fast') return []
  const isMeasured = state.options.measuring === 'always'
  const within = distances.fastMarch * (isMeasured ? 1 : GUESS)
  const most = Math.min(path.cost, path.budget)
  for (let spent = 0; spent <= most; spent += STEP) {
    const enemy = fastMarchEndedBy(state, { ...path.unit, ...poseAfter(path, spent) }, within)
    if (enemy) return [noteOf(spent, { by: nameOf(enemy), sure: isMeasured ? 'yes' : 'no' })]
  }
  return []
}

function noteOf(spent: number, values: NonNullable<Reason['values']>): Reason {
  const after = { cm: Math.round(spent / CM), within: distances.fastMarch / CM }
  return { rule: 'BA-2.3.2-03', message: 'ba.trace.fastEnds', values: { ...values, ...after } }
}

function poseAfter({ walker, start }: Path, spent: number) {
  const place = newPlace(start.x, start.y, start.heading)
  walk(walker, place, spent, place)
  return { x: Math.round(place.x), y: Math.round(place.y), heading: place.heading }
}
