import { field } from '@grognard/umpire'
import type { EventsOf } from '@grognard/umpire'
import { nameOfHex } from '@grognard/geometry/hex/names.ts'
import { along, heading, plotText, pose, ship, squares } from '../../model/fields.ts'
import { joined, mostNamed, shipName, shipNames } from '../../model/names.ts'
import { foul, shipOf } from '../../model/ships.ts'
import type { Ship, State } from '../../model/state.ts'
import { event } from '../../words.ts'

const turn = field.one(['L', 'R'])

export const movementEvents = {
  /** A step of the plots; `turnedBack` is the second half of one told before. */
  stepMade: event(
    {
      moves: field.list(
        field.record({ ...pose, step: field.one(['F', 'L', 'R', 'B', 'T', 'turnedBack']) }),
      ),
    },
    {
      rule: 'WS-090',
      apply(state, e) {
        for (const { ship: id, q, r, heading, step } of e.moves) {
          const moved = shipOf(state, id)
          if (moved.q !== q || moved.r !== r) leave(state, moved)
          if (moved.anchor !== 'none') moved.hasWarped = true
          if (step !== 'turnedBack') moved.made += step
          moved.pledge = 'none'
          lay(moved, q, r, heading)
        }
      },
      describe: (e, before) => ({
        key: e.moves.length > mostNamed ? 'ws.event.stepMadeByMany' : 'ws.event.stepMade',
        values: {
          step: before.moveStep,
          ships: joined(
            e.moves.map(move => ({
              key: `ws.event.step.${move.step}`,
              values: { ship: shipName(before, move.ship) },
            })),
          ),
          count: e.moves.length,
        },
      }),
    },
  ),

  turnUndone: event(
    { ship, heading },
    {
      rule: 'WS-087',
      apply(state, e) {
        const undone = shipOf(state, e.ship)
        const hadComeBack = undone.made.endsWith('T')
        undone.made = undone.made.slice(0, -1) + (hadComeBack ? 'F' : '')
        lay(undone, undone.q, undone.r, e.heading)
      },
      describe: (e, before) => ({
        key: 'ws.event.turnUndone',
        values: { ship: shipName(before, e.ship) },
      }),
    },
  ),

  /** Somebody must have the hex back that she came into. */
  stepUndone: event(pose, {
    rule: 'WS-094',
    apply(state, e) {
      const undone = shipOf(state, e.ship)
      undone.made = undone.made.slice(0, -1)
      undone.hasWarped = undone.hasWarped && undone.made !== ''
      if (undone.q !== e.q || undone.r !== e.r) comeBack(state, undone)
      lay(undone, e.q, e.r, e.heading)
    },
    describe: (e, before) => ({
      key: 'ws.event.stepUndone',
      values: { ship: shipName(before, e.ship), hex: nameOfHex(e) },
    }),
  }),

  stepEnded: event(
    {},
    {
      apply(state) {
        state.moveStep++
      },
      describe: () => null,
    },
  ),

  plotsDone: event(
    {},
    {
      apply(state) {
        state.moveStep = 0
        for (const ship of state.ships) ship.plot = null
      },
      describe: () => null,
    },
  ),

  turnPledged: event(
    { ship, turn },
    {
      rule: 'WS-088',
      apply(state, e) {
        const pledging = shipOf(state, e.ship)
        pledging.pledge = e.turn
        pledging.hasStopped = true
      },
      describe: (e, before) => ({
        key: 'ws.event.turnPledged',
        values: { ship: shipName(before, e.ship), hand: handOf(e.turn) },
      }),
    },
  ),

  /** Ships that wanted one hex; the keeper has it. */
  shipsCollided: event(
    { q: along, r: along, keeper: ship, ships: field.list(ship), isFouled: field.yesNo },
    {
      rule: 'WS-091',
      apply(state, e) {
        for (const id of e.ships) {
          shipOf(state, id).hasStopped = true
          if (e.isFouled && id !== e.keeper) foul(state, id, e.keeper)
        }
      },
      describe: (e, before) => ({
        key: e.isFouled ? 'ws.event.shipsFouled' : 'ws.event.shipsCollided',
        values: {
          ships: shipNames(before, e.ships),
          keeper: shipName(before, e.keeper),
          hex: nameOfHex(e),
        },
      }),
    },
  ),

  /** [WS-098] They stop where they are. */
  landAhead: event(
    { ships: field.list(ship) },
    {
      rule: 'WS-098',
      apply(state, e) {
        for (const id of e.ships) shipOf(state, id).hasStopped = true
      },
      describe: (e, before) => ({
        key: 'ws.event.landAhead',
        values: { ships: shipNames(before, e.ships) },
      }),
    },
  ),

  shipsDrifted: event(
    { moves: field.list(field.record(pose)) },
    {
      rule: 'WS-100',
      apply(state, e) {
        for (const { ship: id, q, r, heading } of e.moves) {
          const drifting = shipOf(state, id)
          drifting.driftClock = 0
          shiftTow(state, id, q - drifting.q, r - drifting.r)
          lay(drifting, q, r, heading)
        }
      },
      describe: (e, before) => ({
        key: 'ws.event.shipsDrifted',
        values: {
          ships: shipNames(
            before,
            e.moves.map(move => move.ship),
          ),
          count: e.moves.length,
        },
      }),
    },
  ),

  movementEnded: event(
    {
      ships: field.list(
        field.record({
          ship,
          speed: squares,
          isTurnOpen: field.yesNo,
          wasIdle: field.yesNo,
          plot: plotText,
          hasMoved: field.yesNo,
          stillTurns: squares,
          driftClock: field.integer(-1, 10_000),
          driftedTurns: squares,
        }),
      ),
    },
    {
      apply(state, e) {
        for (const row of e.ships) {
          const moved = shipOf(state, row.ship)
          if (moved.made === '' && !moved.hasStopped) moved.pledge = 'none'
          moved.speed = row.speed
          moved.isTurnOpen = row.isTurnOpen
          moved.wasIdle = row.wasIdle
          moved.hasMoved = row.hasMoved
          moved.hasGotUnderWay = moved.stillTurns > 0 && row.stillTurns === 0
          moved.stillTurns = row.stillTurns
          moved.driftClock = row.driftClock
          moved.driftedTurns = row.driftedTurns
          moved.lastPlot = row.plot
          moved.plot = null
        }
      },
      describe: () => null,
    },
  ),

  sheetMoved: event(
    { q: along, row: along, columns: squares, rows: squares },
    {
      rule: 'WS-024',
      apply(state, e) {
        state.sheet = { q: e.q, row: e.row, columns: e.columns, rows: e.rows }
      },
      describe: () => null,
    },
  ),

  shipEscaped: event(
    { ship, edge: field.one(['north', 'east', 'south', 'west']) },
    {
      rule: 'WS-024',
      apply(state, e) {
        const gone = shipOf(state, e.ship)
        gone.status = 'escaped'
        gone.lostIn = state.turn
      },
      describe: (e, before) => ({
        key: 'ws.event.shipEscaped',
        values: { ship: shipName(before, e.ship), edge: { key: `ws.edge.${e.edge}` } },
      }),
    },
  ),
}

export type MovementEvent = EventsOf<typeof movementEvents>

/** [WS-089] The bow's hex belongs to the wake; [WS-108] a ship in tow goes there next. */
function leave(state: State, ship: Ship): void {
  ship.trail.push(ship.q, ship.r)
  for (const tow of state.tows)
    if (tow.tower === ship.id) {
      tow.q = ship.q
      tow.r = ship.r
    }
}

/** [WS-108] A ship in tow goes to the hex that she leaves again when she is towed on. */
function comeBack(state: State, ship: Ship): void {
  ship.trail.splice(-2)
  for (const tow of state.tows)
    if (tow.towed === ship.id) {
      tow.q = ship.q
      tow.r = ship.r
    }
}

function shiftTow({ tows }: State, tower: string, east: number, down: number): void {
  for (const tow of tows)
    if (tow.tower === tower) {
      tow.q += east
      tow.r += down
    }
}

function lay(ship: Ship, q: number, r: number, heading: number): void {
  ship.q = q
  ship.r = r
  ship.heading = heading
}

function handOf(turn: 'L' | 'R'): { key: 'ws.hand.port' | 'ws.hand.starboard' } {
  return { key: turn === 'L' ? 'ws.hand.port' : 'ws.hand.starboard' }
}
