import { cosine, sine } from '@grognard/geometry/measured/angle.ts'
import { whole } from '@grognard/geometry/measured/units.ts'
import { ZONE_DEPTH } from '../tables/distances.ts'
import type { Rate } from '../parts.ts'
import type { Marcher, Stretch } from './marcher.ts'
import { copyPlaceInto, newPlace, walk } from './walk.ts'
import type { Place } from './walk.ts'

const before = newPlace()
const after = newPlace()

/** Where a unit is after this part of the tick, pressed back or by its own march. */
export function poseAt(marcher: Marcher, part: number, into: Place): Place {
  const { presser, pressedFrom } = marcher
  const isPressed = presser !== null && part > pressedFrom
  walkTo(marcher, isPressed ? pressedFrom : part, into)
  if (!isPressed) return into
  walkTo(presser, pressedFrom, before)
  walkTo(presser, part, after)
  shiftWith(presser, before, after, into)
  return into
}

function walkTo(marcher: Marcher, part: number, into: Place): void {
  const until = Math.min(part, marcher.limit)
  const stretch = stretchAt(marcher, until)
  if (!stretch) copyPlaceInto(marcher.from, into)
  else walk(stretch.walker, stretch.from, stretch.speed * (until - stretch.at), into)
}

/** What it does at this part of the tick; nothing where it stands. */
function stretchAt({ stretches, limit }: Marcher, part: number): Stretch | undefined {
  const until = Math.min(part, limit)
  return stretches.findLast(({ at }) => at <= until)
}

/** [BA-2.3.3-01] The rate at which it goes there, or goes at all. */
export function rateAt(marcher: Marcher, part: number): Rate {
  return stretchAt(marcher, part)?.rate ?? marcher.rate
}

/** [BA-4.2.0-03] By the way of the middle of the presser's melee zone. */
export function shiftWith({ toFront }: Marcher, from: Place, to: Place, into: Place): void {
  const ahead = toFront + ZONE_DEPTH / 2
  into.x += to.x - from.x + whole(ahead * (sine(to.heading) - sine(from.heading)))
  into.y += to.y - from.y + whole(ahead * (cosine(to.heading) - cosine(from.heading)))
}
