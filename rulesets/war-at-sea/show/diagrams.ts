import { bearing } from '@grognard/geometry/measured/angle.ts'
import type { Pose } from '@grognard/geometry/measured/pose.ts'
import { offset } from '@grognard/geometry/measured/pose.ts'
import { asBegun, cutTo, letterAt } from '@grognard/umpire'
import type { Arc, Diagrams, DrawnPath, Marker, Picture } from '@grognard/umpire'
import { printedLast, section, turnOfPoint } from '../book/tables/measures.ts'
import { diceAt } from '../model/attacks.ts'
import { inDegrees, inMillimetres } from '../model/measures.ts'
import { allowanceOf, pointsOf, runOf, walk } from '../model/path.ts'
import type { Leg } from '../model/path.ts'
import type { SeaUnit, State } from '../model/state.ts'
import { cardOf, rangeBetween } from '../model/units.ts'
import { scenarios } from '../scenarios/index.ts'
import { picture } from './picture.ts'
import { ringsOf } from './ranges.ts'

/** The middle of the table, 1/10 mm, and of the sheet that is cut out there. */
const MIDDLE = { x: 7200, y: 5400 }

/** So many sections of the ruler wide, four by three. */
const sheet = (sections: number): Picture['bounds'] => ({
  x: MIDDLE.x - (sections * section) / 2,
  y: MIDDLE.y - (sections * section * 3) / 8,
  width: sections * section,
  height: (sections * section * 3) / 4,
})

/** Sections east and north of the middle, heading in degrees. */
const at = (east: number, north: number, heading: number): Pose => ({
  x: MIDDLE.x + east * section,
  y: MIDDLE.y + north * section,
  heading: heading * 100,
})

/** Units of a scenario, placed anew in this order; the others are left out. */
function placed(
  scenario: string,
  places: readonly (readonly [name: string, pose: Pose])[],
): State & { units: [SeaUnit, ...SeaUnit[]] } {
  const state = asBegun(scenarios[scenario])
  const [first, ...others] = places.flatMap(([name, pose]) => {
    const unit = state.units.find(row => cardOf(state, row).name === name)
    return unit ? [{ ...unit, ...pose, status: 'afloat' as const, wake: [] }] : []
  })
  if (!first) throw new Error('The scenario has lost the units of the diagram.')
  return {
    ...state,
    islands: [],
    clouds: [],
    aircraft: [],
    objectives: [],
    units: [first, ...others],
  }
}

const aim = (from: SeaUnit, to: SeaUnit): DrawnPath => ({
  piece: from.id,
  points: [from.x, from.y, to.x, to.y],
  kind: 'aim',
})

/** A letter beyond a unit, seen from another. */
function behind(from: SeaUnit, unit: SeaUnit, letter: string, label: Marker['label']): Marker {
  const away = { x: unit.x, y: unit.y, heading: bearing(from.x, from.y, unit.x, unit.y) }
  return letterAt(letter, offset(away, section * 0.85, 0), label)
}

/** A ring has room for its range and its dice alone. */
function inBrief(arc: Arc): Arc {
  const bands = arc.bands.map(({ polygon, label: { values = {} } }) => ({
    polygon,
    label: { key: 'was.diagram.ring', values },
  }))
  return { ...arc, bands }
}

/** [WAS-001] [WAS-098] The rings of a cruiser’s main guns, with the dice that it has in each. */
function ranges(): Picture {
  const state = placed('river-plate', [
    ['Admiral Graf Spee', at(0, 0, 60)],
    ['Exeter', at(2.6, -0.7, 330)],
    ['Ajax', at(-1.4, -0.75, 30)],
  ])
  const [ship, ...targets] = state.units
  const drawn = picture(state)
  return cutTo(drawn, sheet(14), {
    arcs: drawn.arcs.filter(({ piece }) => piece === ship.id).map(inBrief),
    paths: targets.map(target => aim(ship, target)),
    markers: targets.map((target, index) => {
      const range = rangeBetween(ship, target)
      const dice = diceAt(state, ship, 'main', range)
      return behind(ship, target, 'AB'.charAt(index), {
        key: 'was.diagram.atRange',
        values: { range, dice },
      })
    }),
  })
}

/** [WAS-056] [WAS-057] [WAS-058] All her points straight on, or with one turn about her bow after a run of her own length. */
function sailing(): Picture {
  const state = placed('river-plate', [['Ajax', at(-0.4, -1.15, 0)]])
  const [ship] = state.units
  const run = runOf(state, ship)
  const most = allowanceOf(state, ship)
  const straight = wayOf(state, ship, [{ advance: most, turn: 0 }])
  const turning = wayOf(state, ship, [
    { advance: run, turn: turnOfPoint },
    { advance: most - run, turn: 0 },
  ])
  return cutTo(picture(state), sheet(5.6), {
    paths: [straight.path, turning.path],
    markers: [
      letterAt('A', offset({ ...turning.corner, heading: 0 }, 0, -section * 0.45), {
        key: 'was.diagram.turn',
        values: { run: inMillimetres(run), degrees: inDegrees(turnOfPoint) },
      }),
      letterAt('B', offset(turning.end, section * 0.45, 0), turning.told),
      letterAt('C', offset(straight.end, section * 0.45, 0), straight.told),
    ],
  })
}

/** Where legs lead her bow, and what they cost. */
function wayOf(state: State, ship: SeaUnit, legs: readonly Leg[]) {
  const { poses, travelled } = walk(state, ship, legs, false)
  const { length, beam } = cardOf(state, ship)
  const last = poses.at(-1) ?? ship
  const bows = poses.map(pose => ({ ...offset(pose, length / 2, 0), heading: pose.heading }))
  const [first = last, corner = first] = bows
  const turned = legs.reduce((sum, { turn }) => sum + Math.abs(turn), 0)
  const path: DrawnPath = {
    piece: ship.id,
    points: bows.flatMap(({ x, y }) => [x, y]),
    kind: 'march',
    ghost: { ...last, length, beam },
  }
  const told = {
    key: 'was.diagram.points',
    values: {
      points: pointsOf(travelled, turned, false),
      travelled: inMillimetres(travelled),
      degrees: inDegrees(turned),
    },
  }
  return { path, corner, end: bows.at(-1) ?? first, told }
}

/** [WAS-095] [WAS-098] How far torpedoes run, and with how many dice. */
function torpedoes(): Picture {
  const state = placed('river-plate', [
    ['Ajax', at(-0.4, 0, 70)],
    ['Admiral Graf Spee', at(0.95, 0.55, 200)],
  ])
  const [ship, target = ship] = state.units
  const ranges = Array.from({ length: printedLast + 1 }, (_, range) => range)
  const rings: Arc[] = [
    { piece: ship.id, key: 'was.arc.ranges', bands: ringsOf(state, ship, 'torpedo') },
  ]
  const range = rangeBetween(ship, target)
  const last = ranges.filter(step => diceAt(state, ship, 'torpedo', step) > 0).at(-1) ?? 0
  return cutTo(picture(state), sheet(9), {
    arcs: rings.map(inBrief),
    paths: [aim(ship, target)],
    markers: [
      behind(ship, target, 'A', {
        key: 'was.diagram.torpedo',
        values: { range, dice: diceAt(state, ship, 'torpedo', range) },
      }),
      letterAt('B', offset({ ...ship, heading: 27_000 }, (last + 1.35) * section, 0), {
        key: 'was.diagram.noTorpedo',
      }),
    ],
  })
}

export const diagrams: Diagrams = {
  'was.ranges': ranges,
  'was.sailing': sailing,
  'was.torpedoes': torpedoes,
}
