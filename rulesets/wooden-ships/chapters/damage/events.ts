import { field } from '@grognard/umpire'
import type { EventsOf, Message } from '@grognard/umpire'
import { die, ship, side, squares } from '../../model/fields.ts'
import { choiceFor, ends, quarterOf, weapons } from '../../model/gun-losses.ts'
import { lose } from '../../model/hits.ts'
import { shipName, squaresText } from '../../model/names.ts'
import { foul, shipOf } from '../../model/ships.ts'
import type { State } from '../../model/state.ts'
import { event } from '../../words.ts'
import type { Key } from '../../words.ts'
import { criticalEvents } from './critical-events.ts'
import { fateEvents } from './fate-events.ts'

const bySection = field.list(squares)
const losses = { ship, hull: squares, crew: bySection, prize: squares, rigging: bySection }

const sumOf = (row: readonly number[]) => row.reduce((sum, more) => sum + more, 0)
/** Nothing where nothing is lost. */
function lossTold(
  e: { ship: string; hull: number; crew: number[]; prize: number; rigging: number[] },
  before: State,
): Message<Key> | null {
  const lost = { hull: e.hull, crew: sumOf(e.crew) + e.prize, rigging: sumOf(e.rigging) }
  if (sumOf(Object.values(lost)) === 0) return null
  return {
    key: 'ws.event.hitsTaken',
    values: { ship: shipName(before, e.ship), squares: squaresText(lost) },
  }
}

const hitEvents = {
  /** [WS-182] All that fires and explosions have hit of a ship, but for her guns. */
  hitsTaken: event(losses, {
    rule: 'WS-183',
    apply(state, e) {
      lose(shipOf(state, e.ship), e)
      for (const result of state.results) if (result.target === e.ship) result.isTaken = true
    },
    describe: lossTold,
  }),

  /** What a critical hit takes besides. */
  squaresLost: event(losses, {
    apply: (state, e) => lose(shipOf(state, e.ship), e),
    describe: lossTold,
  }),

  /** [WS-185] */
  gunsHit: event(
    {
      ship,
      side: field.one(['port', 'starboard', 'either']),
      end: field.one(['bow', 'stern', 'either']),
      squares,
    },
    {
      apply(state, e) {
        const { ship, side, end, squares } = e
        state.choices.push({ ship, side, end, squares })
      },
      describe: () => null,
    },
  ),

  gunsLost: event(
    { ship, weapon: field.one(weapons), side, end: field.one(ends), squares },
    {
      rule: 'WS-185',
      apply(state, e) {
        const hit = shipOf(state, e.ship)
        const at = quarterOf(e.side, e.end)
        hit[e.weapon][at] = (hit[e.weapon][at] ?? 0) - e.squares
        settle(state, e.ship, e.squares)
      },
      describe: (e, before) => ({
        key: `ws.event.${e.weapon}Lost`,
        values: {
          ship: shipName(before, e.ship),
          squares: e.squares,
          side: { key: `ws.side.${e.side}` },
          end: { key: `ws.end.${e.end}` },
        },
      }),
    },
  ),

  /** [WS-185] No gun is left. */
  hullLostForGuns: event(
    { ship, hull: squares, squares },
    {
      rule: 'WS-185',
      apply(state, e) {
        shipOf(state, e.ship).hull -= e.hull
        settle(state, e.ship, e.squares)
      },
      describe: (e, before) => ({
        key: 'ws.event.hullLostForGuns',
        values: { ship: shipName(before, e.ship), squares: e.hull },
      }),
    },
  ),

  mastLost: event(
    { ship, hangs: field.one(['clear', 'port', 'starboard']) },
    {
      rule: 'WS-210',
      apply(state, e) {
        if (e.hangs !== 'clear') shipOf(state, e.ship).hanging[e.hangs]++
      },
      describe: (e, before) => ({
        key: `ws.event.mastLost.${e.hangs}`,
        values: { ship: shipName(before, e.ship) },
      }),
    },
  ),

  wreckageRolled: event(
    { ship, other: ship, isFouled: field.yesNo },
    {
      rule: 'WS-212',
      apply(state, e) {
        if (e.isFouled) foul(state, e.ship, e.other)
      },
      describe: (e, before) => ({
        key: e.isFouled ? 'ws.event.wreckageFouls' : 'ws.event.wreckageClears',
        values: { ship: shipName(before, e.ship), other: shipName(before, e.other) },
      }),
    },
  ),

  /** [WS-203] What an explosion hits of a ship beside it. */
  explosionHit: event(
    {
      ship,
      target: ship,
      table: field.integer(0, 10),
      die,
      hull: squares,
      guns: squares,
      crew: squares,
      rigging: squares,
    },
    {
      rule: 'WS-203',
      apply(state, e) {
        const { ship, target, hull, guns, crew, rigging } = e
        state.results.push({
          ship,
          target,
          range: 1,
          rake: 'none',
          aim: 'rigging',
          hull,
          guns,
          crew,
          rigging,
          criticals: [],
          forces: 'none',
          isTaken: false,
        })
      },
      describe: (e, before) => ({
        key: 'ws.event.explosionHit',
        values: {
          ship: shipName(before, e.ship),
          target: shipName(before, e.target),
          hull: e.hull,
          guns: e.guns,
          crew: e.crew,
          rigging: e.rigging,
        },
      }),
    },
  ),
}

export const damageEvents = { ...hitEvents, ...criticalEvents, ...fateEvents }

export type DamageEvent = EventsOf<typeof damageEvents>

/** [WS-185] So many of the squares that wait have been lost. */
function settle(state: State, ship: string, squares: number): void {
  const choice = choiceFor(state, ship)
  if (!choice) return
  choice.squares -= squares
  if (choice.squares <= 0) state.choices = state.choices.filter(row => row !== choice)
}
