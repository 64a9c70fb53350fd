import { bowOf, sternOf } from '@grognard/geometry/measured/hull.ts'
import { advance } from '@grognard/geometry/measured/pose.ts'
import type { Pose } from '@grognard/geometry/measured/pose.ts'
import { HALF_TURN, inches } from '@grognard/geometry/measured/units.ts'
import { asBegun, cutTo, letterAt } from '@grognard/umpire'
import type { Arc, Diagrams, DrawnPath, Picture } from '@grognard/umpire'
import { crossing, noGo, windAhead, windAstern } from '../../book/tables/movement.ts'
import { inInches } from '../../model/measures.ts'
import { speedOf } from '../../model/speed.ts'
import type { Ship, State } from '../../model/state.ts'
import { constitution, trafalgar } from '../../scenarios/fleet-battles.ts'
import { picture, sectorFrom } from '../picture.ts'

/** Four by three inches around the middle of the sheet. */
const MIDDLE = inches(24)
const sheet = (width: number): Picture['bounds'] => ({
  x: MIDDLE - inches(width) / 2,
  y: MIDDLE - (inches(width) * 3) / 8,
  width: inches(width),
  height: (inches(width) * 3) / 4,
})

/** So many inches east and north of the middle, heading in degrees. */
const at = (east: number, north: number, heading: number): Pose => ({
  x: MIDDLE + inches(east),
  y: MIDDLE + inches(north),
  heading: heading * 100,
})

/** Ships of a scenario, placed anew; the others are left out. */
function placed(state: State, names: Record<string, Pose>, windFrom = 0): State {
  const ships = state.ships.flatMap((ship): Ship[] => {
    const pose = names[ship.name]
    return pose ? [{ ...ship, ...pose, shot: 'round', travelled: inches(1) }] : []
  })
  return { ...state, ships, windFrom }
}

const duel = (mine: Pose, theirs: Pose | null): State =>
  placed(asBegun(constitution), {
    'USS Constitution': mine,
    ...(theirs && { 'HMS Guerriere': theirs }),
  })

/** The first ship and the second; throws where a scenario has lost its names. */
function shipsOf({ ships: [first, second = first] }: State): [Ship, Ship] {
  if (first && second) return [first, second]
  throw new Error('Nobody stands in the diagram.')
}

const between = (piece: string, from: Pose, to: Pose): DrawnPath => ({
  piece,
  points: [from.x, from.y, to.x, to.y],
  kind: 'aim',
})

/** Every eighth of a circle. */
const courses = [0, 45, 90, 135, 180, 225, 270, 315] as const

/** [LOB-062] [LOB-063] [LOB-064] [LOB-066] How far a ship sails on each course. */
function wind(): Picture {
  const state = duel(at(0, 0, 90), null)
  const [ship] = shipsOf(state)
  const runs = courses.map(course => runOf(state, { ...ship, heading: course * 100 }))
  const ends = runs.map(({ ghost }) => ghost ?? ship)
  const closed: Arc = {
    piece: ship.id,
    key: 'lob.gauge',
    bands: [
      {
        polygon: sectorFrom({ ...ship, heading: state.windFrom }, noGo, runLength(state, ship)),
        label: { key: 'lob.diagram.ahead', values: { inches: inInches(-windAhead) } },
      },
    ],
  }
  return cutTo(picture(state), sheet(22), {
    arcs: [closed],
    paths: runs,
    markers: [
      letterAt('A', beyond(ends[4]), {
        key: 'lob.diagram.astern',
        values: { inches: inInches(windAstern) },
      }),
      letterAt('B', beyond(ends[2]), { key: 'lob.diagram.abeam' }),
      letterAt('C', beyond(ends[0]), {
        key: 'lob.diagram.ahead',
        values: { inches: inInches(-windAhead) },
      }),
    ],
  })
}

const runLength = (state: State, ship: Ship): number => speedOf(state, ship, false)

const beyond = (end: Pose = at(0, 0, 0)): Pose => advance(end, inches(1.3))

function runOf(state: State, ship: Ship): DrawnPath {
  const end = advance(ship, runLength(state, ship))
  const { length, beam } = ship
  return {
    piece: ship.id,
    points: [ship.x, ship.y, end.x, end.y],
    kind: 'march',
    ghost: { ...end, length, beam },
  }
}

export const arcsState = (): State => duel(at(0, 0, 0), at(7.2, 3, 315))

/** [LOB-128] [LOB-129] [LOB-130] Both broadsides with their ranges. */
function arcs(): Picture {
  const state = arcsState()
  const [ship, target] = shipsOf(state)
  const drawn = picture(state)
  return cutTo(drawn, sheet(34), {
    arcs: drawn.arcs
      .filter(({ piece, key }) => piece === ship.id && key !== 'lob.gauge')
      .map(inInchesOnly),
    paths: [between(ship.id, ship, target)],
    markers: [
      letterAt('A', at(7.4, 6, 0), { key: 'lob.diagram.bears' }),
      letterAt('B', at(0, 7, 0), { key: 'lob.diagram.noGuns' }),
    ],
  })
}

/** A band has room for its range alone. */
function inInchesOnly(arc: Arc): Arc {
  const bands = arc.bands.map(({ polygon, label: { values = {} } }) => ({
    polygon,
    label: { key: 'lob.diagram.reach', values },
  }))
  return { ...arc, bands }
}

export const rakingState = (): State => duel(at(-0.6, 4.6, 90), at(0, -0.4, 0))

/** [LOB-107] [LOB-108] From where a broadside goes through the whole length of a ship. */
function raking(): Picture {
  const state = rakingState()
  const [shooter, target] = shipsOf(state)
  const ends = [
    { ...bowOf(target), heading: target.heading },
    { ...sternOf(target), heading: target.heading + HALF_TURN },
  ]
  const fields = ends.map((end): Arc => ({
    piece: target.id,
    key: 'lob.gauge',
    bands: [
      {
        polygon: sectorFrom(end, crossing.offAxis, crossing.distance),
        label: { key: 'lob.diagram.reach', values: { inches: inInches(crossing.distance) } },
      },
    ],
  }))
  const values = { factor: crossing.factor }
  return cutTo(picture(state), sheet(18), {
    arcs: fields,
    paths: [between(shooter.id, shooter, { ...bowOf(target), heading: 0 })],
    markers: [
      letterAt('A', advance(shooter, inches(2.4)), { key: 'lob.diagram.acrossBow', values }),
      letterAt('B', at(0, -4.2, 0), { key: 'lob.diagram.acrossStern', values }),
    ],
  })
}

export const lineState = (): State =>
  placed(asBegun(trafalgar), {
    'HMS Victory': at(3.5, 0.4, 90),
    'HMS Temeraire': at(0, 0.1, 85),
    'HMS Neptune': at(-3.5, -0.3, 95),
  })

/** [LOB-103] [LOB-106] Ships of the line, each within the gauge at the stern of the one ahead. */
function line(): Picture {
  const state = lineState()
  const drawn = picture(state)
  return cutTo(drawn, sheet(14), { arcs: drawn.arcs.filter(({ key }) => key === 'lob.gauge') })
}

export const diagrams: Diagrams = {
  'lob.wind': wind,
  'lob.arcs': arcs,
  'lob.raking': raking,
  'lob.line': line,
}
