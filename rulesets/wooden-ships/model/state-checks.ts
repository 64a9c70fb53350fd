import {
  firstError,
  noTwo,
  noneClash,
  ofEach,
  unlessFits,
  unlessWithin,
} from '@grognard/umpire/state-checks.ts'
import { errorAt } from '@grognard/umpire/validation-error.ts'
import type { ValidationError } from '@grognard/umpire/validation-error.ts'
import { readPlot } from './plots.ts'
import { isOnSea, sternOf } from './ships.ts'
import type { Ship, State } from './state.ts'

const ships = ({ ships: all }: State) => all
const bonds = ({ bonds: all }: State) => all
const melees = ({ melees: all }: State) => all
const tows = ({ tows: all }: State) => all

/** [WS-020] The squares of a quarter when the ship is whole: the odd one is the bow's. */
function quarterOf(all: number, index: number): number {
  return index % 2 === 0 ? Math.ceil(all / 2) : Math.floor(all / 2)
}

/** What else must hold of a state whose fields are in shape. */
export const errorInState = firstError<State>([
  ({ players }) =>
    players.some(({ fleet }) => fleet === 0) && players.some(({ fleet }) => fleet === 1)
      ? null
      : errorAt('players', 'toGoWith', { field: 'fleet', value: '0, 1' }),
  ({ cards, ships: all }) =>
    unlessFits(cards.length === all.length, 'ships', 'cards', cards.length),
  ofEach('ships', ships, (ship, at) => unlessFits(isAt(ship, at), `${at}.index`, 'ships', at)),
  ofEach('ships', ships, ({ id, index }, at, { cards }) =>
    unlessFits(cards[index]?.id === id, `${at}.id`, 'cards', cards[index]?.id ?? ''),
  ),
  ofEach('ships', ships, errorInSquares),
  ofEach('ships', ships, ({ plot }, at) =>
    plot === null || readPlot(plot) ? null : errorAt(`${at}.plot`, 'text'),
  ),
  ofEach('ships', ships, ({ made }, at) =>
    /^[FLRBT]*$/.test(made) ? null : errorAt(`${at}.made`, 'oneOf', { values: 'F, L, R, B, T' }),
  ),
  ofEach('ships', ships, (ship, at, { cards }) => {
    const leaders = cards[ship.index]?.leaders.length ?? 0
    return unlessFits(
      ship.lostLeaders.every(place => place < leaders),
      `${at}.lostLeaders`,
      'leaders',
      leaders,
    )
  }),
  ofEach('ships', ships, (ship, at) =>
    unlessFits(
      ship.aground === 0 || ship.afloatAt !== null,
      `${at}.afloatAt`,
      'aground',
      ship.aground,
    ),
  ),
  noneClash('ships', ships, shareHex, ({ id }) => id),
  ofEach('bonds', bonds, ({ one, other }, at) =>
    unlessFits(one !== other, `${at}.other`, 'one', one),
  ),
  ofEach('bonds', bonds, ({ isFouled, grapples }, at) =>
    unlessFits(isFouled || grapples > 0, `${at}.grapples`, 'isFouled', isFouled),
  ),
  noTwo('bonds', bonds, pairOf, pairOf),
  ofEach('melees', melees, ({ ship, attackers }, at) =>
    unlessFits(!attackers.includes(ship), `${at}.attackers`, 'ship', ship),
  ),
  ofEach('tows', tows, ({ tower, towed }, at) =>
    unlessFits(tower !== towed, `${at}.towed`, 'tower', tower),
  ),
  noTwo(
    'tows',
    tows,
    ({ towed }) => towed,
    ({ towed }) => towed,
    '.towed',
  ),
])

function isAt({ index }: Ship, at: string): boolean {
  return at === `ships[${index}]`
}

/** [WS-013] Ships on the sea never share a hex. */
function shareHex(one: Ship, other: Ship): boolean {
  if (!isOnSea(one) || !isOnSea(other)) return false
  return [one, sternOf(one)].some(mine =>
    [other, sternOf(other)].some(yours => mine.q === yours.q && mine.r === yours.r),
  )
}

function pairOf({ one, other }: { one: string; other: string }): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`
}

/** No ship has more than when she was built; [WS-236] crew may have come over. */
function errorInSquares(ship: Ship, at: string, { cards }: State): ValidationError | null {
  const log = cards[ship.index]?.log
  if (!log) return errorAt(`${at}.index`, 'integerWithin', { from: 0, to: cards.length - 1 })
  const rows = [
    unlessWithin(ship.hull, 0, log.hull, `${at}.hull`),
    unlessFits(
      ship.rigging.length === log.rigging.length,
      `${at}.rigging`,
      'rigging',
      log.rigging.length,
    ),
    ...ship.rigging.map((left, index) =>
      unlessWithin(left, 0, log.rigging[index] ?? 0, `${at}.rigging[${index}]`),
    ),
    ...(['guns', 'carronades'] as const).flatMap(kind =>
      ship[kind].map((left, index) =>
        unlessWithin(left, 0, quarterOf(log[kind], index), `${at}.${kind}[${index}]`),
      ),
    ),
  ]
  return rows.find(error => error !== null) ?? null
}
