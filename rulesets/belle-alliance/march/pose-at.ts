import { cosine, sine } from '@grognard/geometry/measured/angle.ts'
import { whole } from '@grognard/geometry/measured/units.ts'
import { ZONE_DEPTH } from '../tables/distances.ts'
import type { Marcher } from './marcher.ts'
import { copyPlaceInto, newPlace, walk } from './walk.ts'
import type { Place } from './walk.ts'

const before = newPlace()
const after = newPlace()

/** Where a unit is after this part of the tick, pressed back or by its own march. */
export function poseAt(marcher: Marcher, part: number, into: Place): Place {
  const { presser, pressedFrom } = marcher
  const isPressed = presser !== null && part > pressedFrom
  walkTo(marcher, isPressed ? pressedFrom : part, into)
  if (isPressed) shiftWith(presser, pressedFrom, part, into)
  return into
}

function walkTo(marcher: Marcher, part: number, into: Place): void {
  if (marcher.budget === 0) copyPlaceInto(marcher.from, into)
  else walk(marcher, marcher.from, marcher.budget * Math.min(part, marcher.limit), into)
}

/** [BA-4.2.0-03] By the way of the middle of the presser's melee zone. */
function shiftWith(presser: Marcher, from: number, part: number, into: Place): void {
  walkTo(presser, from, before)
  walkTo(presser, part, after)
  const ahead = presser.toFront + ZONE_DEPTH / 2
  into.x += after.x - before.x + whole(ahead * (sine(after.heading) - sine(before.heading)))
  into.y += after.y - before.y + whole(ahead * (cosine(after.heading) - cosine(before.heading)))
}
