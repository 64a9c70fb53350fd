import { offset } from '@grognard/geometry/measured/pose.ts'
import type { Pose } from '@grognard/geometry/measured/pose.ts'
import { asBegun, cutTo, letterAt } from '@grognard/umpire'
import type { Diagrams, DrawnPath, Marker, Picture } from '@grognard/umpire'
import { CM } from '../book/measures.ts'
import { distances } from '../book/tables/scale.ts'
import type { FormationKind } from '../book/tables/troops.ts'
import { shotOf } from '../model/firing/shot.ts'
import { centreOf, edgesOf, hullOf, middleOf, poseWithCentre } from '../model/footprint.ts'
import { shapesOf } from '../model/formations.ts'
import type { State } from '../model/state.ts'
import type { Unit } from '../model/unit.ts'
import { scenarios } from '../scenarios/index.ts'
import { picture } from './picture.ts'

/** The middle of the ground that is cut out, cm. */
const MIDDLE = { x: 80, y: 60 }

/** So many centimetres wide, four by three. */
const ground = (width: number): Picture['bounds'] => ({
  x: (MIDDLE.x - width / 2) * CM,
  y: (MIDDLE.y - (width * 3) / 8) * CM,
  width: width * CM,
  height: ((width * 3) / 4) * CM,
})

/** Centimetres east and north of the middle, heading in degrees. */
const at = (east: number, north: number, heading: number): Pose => ({
  x: Math.round((MIDDLE.x + east) * CM),
  y: Math.round((MIDDLE.y + north) * CM),
  heading: heading * 100,
})

/** The training ground without its ground, where ranges may be measured, with these units and no others. */
function placed(pick: (state: State) => Unit[], chief: Pose | null = null): State {
  const state = asBegun(scenarios['crossroads-farm'], { measuring: 'always' })
  const staff = state.staff
    .filter(({ id }) => chief !== null && id === 'F1')
    .map(figure => ({ ...figure, ...chief }))
  return { ...state, terrain: [], staff, units: pick(state) }
}

/** More in open order would not find room on the sheet. */
const SKIRMISHERS = 10

/** A unit of the training ground, its middle there, in the broadest shape of a formation; skirmishers stand close. */
function standing(state: State, id: string, formation: FormationKind, pose: Pose): Unit {
  const found = state.units.find(unit => unit.id === id)
  if (!found) throw new Error(`The training ground has lost ${id}.`)
  const [shape = found.formation] = shapesOf(found, formation).slice(
    formation === 'skirmish' ? 0 : -1,
  )
  const figures = formation === 'skirmish' ? SKIRMISHERS : found.figures
  const unit = {
    ...found,
    figures,
    original: figures,
    formation: shape,
    walls: null,
    building: null,
  }
  return { ...unit, ...poseWithCentre(unit, pose, pose.heading) }
}

const behind = (unit: Unit, by = 3): { x: number; y: number } => {
  const hull = hullOf(unit)
  return offset(hull, -hull.length / 2 - by * CM, 0)
}

const beside = (unit: Unit): { x: number; y: number } => {
  const hull = hullOf(unit)
  return offset(hull, 0, -hull.beam / 2 - 3 * CM)
}

const shown: readonly (readonly [unit: string, formation: FormationKind, pose: Pose])[] = [
  ['f1', 'line', at(-15, 11, 0)],
  ['f2', 'attackColumn', at(7, 10, 0)],
  ['f3', 'marchColumn', at(22, 3, 0)],
  ['f4', 'skirmish', at(-13, -9, 0)],
  ['f1', 'square', at(9, -8, 0)],
]

/** [BA-1.3.1-01] [BA-1.3.1-12] The same battalion as it stands in each formation. */
function formations(): Picture {
  const state = placed(begun =>
    shown.map(([id, formation, pose], index) => ({
      ...standing(begun, id, formation, pose),
      id: `${id}-${index}`,
    })),
  )
  return cutTo(picture(state), ground(58), {
    markers: state.units.map((unit, index) =>
      letterAt('ABCDE'.charAt(index), behind(unit), {
        key: `ba.diagram.formation.${unit.formation.kind}`,
      }),
    ),
  })
}

/** [BA-1.3.1-13] [BA-1.3.1-10] Which edge is front, flank and rear, and where there is no flank. */
function aspects(): Picture {
  const state = placed(begun => [
    standing(begun, 'f1', 'line', at(-9, 1, 0)),
    standing(begun, 'f2', 'square', at(12, 1, 0)),
  ])
  const [line, square] = state.units
  if (!line || !square) return picture(state)
  const edges = edgesOf(line).map((edge): Marker => {
    const out = offset(
      { ...middleOf(edge), heading: edge.outward },
      (edge.side === 'front' ? TALL : ASIDE) * CM,
      0,
    )
    return letterAt(letterOf[edge.side], out, { key: `ba.diagram.edge.${edge.side}` })
  })
  const [first] = edgesOf(square)
  const around = first ? { ...middleOf(first), heading: first.outward } : at(12, 6, 0)
  return cutTo(picture(state), ground(44), {
    markers: [
      ...edges,
      letterAt('E', offset(around, TALL * CM, 0), { key: 'ba.diagram.edge.none' }),
    ],
  })
}

/** Centimetres from an edge to its letter; men are drawn standing, and hide what is north of them. */
const ASIDE = 2.6
const TALL = 6

const letterOf = { front: 'A', rightFlank: 'B', rear: 'C', leftFlank: 'D' } as const

/** [BA-3.1.3-02] [BA-3.1.3-05] [BA-3.1.3-08] The field of fire with its zones, and a line of fire in it. */
function fire(): Picture {
  const state = placed(begun => [
    standing(begun, 'f1', 'line', at(-3, -13, 0)),
    standing(begun, 'p1', 'attackColumn', at(8, 1, 205)),
  ])
  const [firer, target] = state.units
  if (!firer || !target) return picture(state)
  const { x, y } = centreOf(target)
  const planned = { unit: firer.id, part: 0, figures: firer.figures, guns: [], target: target.id }
  const shot = shotOf(state, { ...planned, x, y, isRanging: false, isHidden: false, phase: 'fire' })
  const drawn = picture(state)
  const path: DrawnPath[] = shot.line
    ? [{ piece: firer.id, points: pointsOf(shot.line.from, shot.line.hit), kind: 'aim' }]
    : []
  return cutTo(drawn, ground(54), {
    arcs: drawn.arcs.filter(({ piece }) => piece === firer.id),
    paths: path,
    markers: [
      letterAt('A', behind(firer), { key: 'ba.diagram.firer', values: { figures: shot.figures } }),
      letterAt('B', beside(target), {
        key: 'ba.diagram.target',
        values: {
          zone: shot.zone ?? 0,
          cm: Math.round((shot.line?.length ?? 0) / CM),
          edge: { key: `ba.diagram.of.${shot.line?.edge.countsAs ?? 'front'}` },
        },
      }),
    ],
  })
}

const pointsOf = (from: { x: number; y: number }, to: { x: number; y: number }) => [
  from.x,
  from.y,
  to.x,
  to.y,
]

/** [BA-1.1.3-01] Who follows orders without a roll, and who rolls. */
function command(): Picture {
  const state = placed(
    begun => [
      standing(begun, 'f1', 'attackColumn', at(-8, 17, 0)),
      standing(begun, 'f2', 'line', at(12, 16, 0)),
      standing(begun, 'f3', 'attackColumn', at(38, 12, 0)),
    ],
    at(0, 0, 0),
  )
  const [, near, far] = state.units
  const drawn = picture(state)
  const values = { cm: distances.orderRoll / CM }
  return cutTo(drawn, ground(100), {
    arcs: drawn.arcs.filter(({ key }) => key === 'ba.arc.command'),
    markers: [
      ...(near ? [letterAt('A', behind(near, 4), { key: 'ba.diagram.near', values })] : []),
      ...(far ? [letterAt('B', behind(far, 4), { key: 'ba.diagram.far', values })] : []),
    ],
  })
}

export const diagrams: Diagrams = {
  'ba.formations': formations,
  'ba.aspects': aspects,
  'ba.fire': fire,
  'ba.command': command,
}
