import { directions, hexTowards, turnedBy } from '@grognard/geometry/hex/hex.ts'
import { middleOf } from '@grognard/geometry/hex/plane.ts'
import { asBegun, cutTo, letterAt } from '@grognard/umpire'
import type { Arc, Diagrams, DrawnPath, Marker, Picture } from '@grognard/umpire'
import type { Attitude } from '../book/tables/sailing.ts'
import { startingAllowance } from '../model/allowance.ts'
import { rakeOf, sideTowards } from '../model/arcs.ts'
import { poseOnGround, posesAlong } from '../model/plots.ts'
import type { HexPose, PlotStep } from '../model/plots.ts'
import { attitudeTo, cardOf } from '../model/ships.ts'
import type { Ship, State } from '../model/state.ts'
import { scenarios } from '../scenarios/index.ts'
import { fieldsOfFire } from './fields-of-fire.ts'
import { picture } from './picture.ts'
import { sizeOf } from '../model/look.ts'

/** The hex in a column and a row of the sheet, both counted from 1. */
function pose(q: number, row: number, heading: number): HexPose {
  return { q, r: row - 1 - Math.floor(q / 2), heading }
}

/** Wind blowing to the south, at a velocity that costs nobody anything. */
const northWind = { direction: 4, velocity: 3 } as const

/** Ships of a scenario on a small sheet, in this order; the others are left out. */
function placed(
  sheet: { columns: number; rows: number },
  places: readonly (readonly [name: string, at: HexPose])[],
): State & { ships: [Ship, ...Ship[]] } {
  const state = asBegun(scenarios['san-domingo'])
  const [first, ...others] = places.flatMap(([name, at]) => {
    const ship = state.ships.find(row => cardOf(state, row).name === name)
    return ship ? [{ ...ship, ...at, status: 'afloat' as const, trail: [] }] : []
  })
  if (!first) throw new Error('The scenario has lost the ships of the diagram.')
  return {
    ...state,
    sheet: { q: 1, row: 1, ...sheet },
    wind: { ...state.wind, ...northWind, next: null },
    ground: [],
    ships: [first, ...others],
  }
}

function drawn(state: State, shown: Parameters<typeof cutTo>[2]): Picture {
  const whole = picture(state)
  return cutTo(whole, whole.bounds, shown)
}

/** Where steps of a plot lead her bow, with the ship at the end. */
function course(state: State, ship: Ship, steps: readonly PlotStep[]): DrawnPath {
  const way = posesAlong(ship, steps)
  const end = poseOnGround(way.at(-1) ?? ship)
  return {
    piece: ship.id,
    points: way.map(middleOf).flatMap(({ x, y }) => [x, y]),
    kind: 'march',
    ghost: { ...end, ...sizeOf(cardOf(state, ship)) },
  }
}

/** To the north-east: on the quarter of a ship that sails north. */
const QUARTERING = 2

/** [WS-012] [WS-014] [WS-060] A ship fills two hexes and turns about the one of her bow. */
function turns(): Picture {
  const sea = placed({ columns: 11, rows: 7 }, [['Superb', pose(6, 5, 1)]])
  const state = { ...sea, wind: { ...sea.wind, direction: QUARTERING } }
  const [ship] = sea.ships
  const plots: readonly (readonly PlotStep[])[] = [
    ['F', 'L', 'F'],
    ['F', 'F', 'F'],
    ['F', 'R', 'F'],
  ]
  const bows = plots.map(steps => posesAlong(ship, steps).at(-1) ?? ship)
  const labels = ['toPort', 'ahead', 'toStarboard'] as const
  return drawn(state, {
    paths: plots.map(steps => course(state, ship, steps)),
    markers: bows.map((bow, index) =>
      letterAt('ABC'.charAt(index), middleOf(hexTowards(bow, bow.heading)), {
        key: `ws.diagram.${labels[index] ?? ''}`,
      }),
    ),
  })
}

/** By letter. */
const inOrder: readonly Attitude[] = ['A', 'B', 'C', 'D']

/** [WS-035] [WS-052] How far she makes on each heading, and what that attitude is called. */
function wind(): Picture {
  const state = placed({ columns: 11, rows: 8 }, [['Superb', pose(6, 4, 3)]])
  const [ship] = state.ships
  const card = cardOf(state, ship)
  const onEach = directions.map(heading => ({
    heading,
    attitude: attitudeTo(heading, state.wind.direction),
    hexes: startingAllowance(state, card, heading),
  }))
  const told = inOrder.flatMap(
    attitude => onEach.find(course => course.attitude === attitude) ?? [],
  )
  return drawn(state, {
    paths: onEach
      .filter(({ hexes }) => hexes > 0)
      .map(({ heading, hexes }) =>
        course(
          state,
          { ...ship, heading },
          Array.from({ length: hexes }, () => 'F' as const),
        ),
      ),
    markers: told.map(({ heading, attitude, hexes }) =>
      letterAt(attitude, middleOf(hexTowards(ship, heading, Math.max(2, hexes + 1))), {
        key: 'ws.diagram.attitude',
        values: { attitude: { key: `ws.attitude.${attitude}` }, hexes },
      }),
    ),
  })
}

/** A band has room for its range alone. */
function inFigures(arc: Arc): Arc {
  const bands = arc.bands.map(({ polygon, label: { values = {} } }) => ({
    polygon,
    label: { key: 'ws.diagram.range', values },
  }))
  return { ...arc, bands }
}

/** [WS-150] [WS-151] [WS-153] Where both broadsides bear, and how far. */
function fields(): Picture {
  const state = placed({ columns: 23, rows: 17 }, [['Superb', pose(12, 9, 1)]])
  return drawn(state, { arcs: state.ships.flatMap(fieldsOfFire).map(inFigures) })
}

export const rakesState = () =>
  placed({ columns: 13, rows: 9 }, [
    ['Alexandre', pose(6, 5, 1)],
    ['Superb', pose(7, 2, 3)],
    ['Northumberland', pose(5, 8, 6)],
    ['Spencer', pose(9, 5, 1)],
  ])

/** [WS-172] [WS-174] Who rakes a ship, and who only fires at her. */
function rakes(): Picture {
  const state = rakesState()
  const [target, ...firers] = state.ships
  const to = poseOnGround(target)
  const markers = firers.map((firer, index): Marker => {
    const away = sideTowards(firer, target) === 'port' ? 2 : -2
    const beside = hexTowards(firer, turnedBy(firer.heading, away))
    const rake = rakeOf(state, firer, target)
    return letterAt('ABC'.charAt(index), middleOf(beside), { key: `ws.diagram.rake.${rake}` })
  })
  return drawn(state, {
    markers,
    paths: firers.map(firer => {
      const from = poseOnGround(firer)
      return { piece: firer.id, points: [from.x, from.y, to.x, to.y], kind: 'aim' }
    }),
  })
}

export const diagrams: Diagrams = {
  'ws.turns': turns,
  'ws.wind': wind,
  'ws.fields': fields,
  'ws.rakes': rakes,
}
