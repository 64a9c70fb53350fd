import { turned } from '@grognard/geometry/dots/heading.ts'
import type { Card, EffectId } from '../../book/tables/cards.ts'
import { sailsPerMast } from '../../book/tables/ship.ts'
import { isIntoWind } from '../../model/board.ts'
import { surrenderIfAdrift } from '../../model/capitulation.ts'
import { isHeldByWreck } from '../../model/guns.ts'
import { headingName, shipName, theShip } from '../../model/names.ts'
import { hasRoom } from '../../model/ships.ts'
import { mastIds } from '../../model/state.ts'
import type { MastId, Ship, Turn } from '../../model/state.ts'
import {
  cableRefusals,
  notAdrift,
  notStopped,
  noWreck,
  rammingRefusals,
  underWay,
} from '../../model/under-way.ts'
import type { Sailing, UnderWay } from '../../model/under-way.ts'
import { isOnATack, needsClubHaul } from '../../model/ways.ts'
import type { SolRefusal, SolTable } from '../../rules.ts'
import { refuse, stop } from '../../words.ts'

/** A card about to be played for the ship whose turn it is. */
export interface Playing extends Sailing {
  card: Card
  mast: MastId | null
  by: number
}

type CardRefusals = readonly SolRefusal<Playing>[]

/** [SOL-C09] What ends a ship's movement, so that a card for it would come too late. */
const mayStillMove: CardRefusals = [notStopped, noWreck, notAdrift]

/** Nothing but cards has been done with the ship in this turn. */
export function isTurnStart(ship: Ship, turn: Turn): boolean {
  if (turn.moves > 0) return false
  return !ship.fired.starboard.includes(true) && !ship.fired.port.includes(true)
}

/** [SOL-C01] Something to cut away. */
const clearWreckRefusals: CardRefusals = [
  refuse('SOL-C01', 'sol.refuse.noWreck', ({ ship }) => !isHeldByWreck(ship), theShip),
]

/** [SOL-C01] The ship has a normal turn. */
function clearWreck(table: SolTable, { ship }: Playing): void {
  table.emit({ kind: 'wreckCleared', ship: ship.id })
}

/** [SOL-C02] The mast that gets the first sail stands and has room. */
const bendSailsRefusals: CardRefusals = [
  refuse(
    'SOL-C02',
    'sol.refuse.mastForSails',
    ({ ship, mast }) => mast === null || !hasRoom(ship, mast),
    theShip,
  ),
]

/** [SOL-C02] The first sail on the mast named, each other one in the lowest empty place. */
function bendSails(table: SolTable, { ship, card, mast }: Playing): void {
  const sails = { ...ship.masts }
  let next = mast
  for (let bent = 0; bent < card.amount && next !== null; bent++) {
    sails[next] = (sails[next] ?? 0) + 1
    next = lowestPlace(sails, next)
  }
  const masts = mastIds.flatMap(id => {
    const now = sails[id]
    return now === null || now === ship.masts[id] ? [] : [{ mast: id, sails: now }]
  })
  table.emit({ kind: 'sailsBent', ship: ship.id, masts })
  surrenderIfAdrift(table)
}

/** The standing mast with the fewest sails that has room; of several the one in hand, then fore to aft. */
function lowestPlace(sails: Ship['masts'], inHand: MastId): MastId | null {
  let lowest: MastId | null = null
  for (const id of [inHand, ...mastIds]) {
    const here = sails[id]
    if (here === null || here >= sailsPerMast) continue
    if (lowest === null || here < (sails[lowest] ?? 0)) lowest = id
  }
  return lowest
}

/** [SOL-C03] */
const plugHullRefusals: CardRefusals = [
  refuse('SOL-C03', 'sol.refuse.hullWhole', ({ ship }) => ship.hull === 0, theShip),
]

/** [SOL-C03] Not below 0. */
function plugHull(table: SolTable, { ship, card }: Playing): void {
  table.emit({ kind: 'hullPlugged', ship: ship.id, hull: Math.max(0, ship.hull - card.amount) })
}

const rudderThere: SolRefusal<Playing> = refuse(
  'SOL-C04',
  'sol.refuse.rudderThere',
  ({ ship }) => ship.hasRudder,
  theShip,
)

/** [SOL-C04] */
const replaceRudderRefusals: CardRefusals = [rudderThere]

/** [SOL-C04] [SOL-091] Other ships that counted on the card surrender. */
function replaceRudder(table: SolTable, { ship }: Playing): void {
  table.emit({ kind: 'rudderReplaced', ship: ship.id })
  surrenderIfAdrift(table)
}

const upwind = (playing: Playing) => underWay(playing, playing.state.windFrom)

const asUpwind = (rows: readonly SolRefusal<UnderWay>[]): CardRefusals =>
  rows.map(row => ({
    ...row,
    values: playing => row.values?.(upwind(playing)) ?? {},
    when: playing => row.when(upwind(playing)),
  }))

/** [SOL-C07] A coming-about that could follow, and that needs the card. */
const aboutRefusals: CardRefusals = [
  stop('SOL-030', 'sol.refuse.tackFrom', ({ state, ship }) => !isOnATack(state, ship), theShip),
  refuse('SOL-C07', 'sol.refuse.needsNoClubHaul', ({ ship }) => !needsClubHaul(ship), theShip),
  ...asUpwind(cableRefusals),
]

/** [SOL-C07] [SOL-133] The rows of coming about, in their order there. */
const clubHaulTables = [aboutRefusals, asUpwind(rammingRefusals)]

/** [SOL-C07] The coming-about itself is ordered next. */
function clubHaul(table: SolTable, { ship }: Playing): void {
  table.emit({ kind: 'clubHaulReadied', ship: ship.id })
}

/** [SOL-C08] Ruling: a ship under way, and no turn that ends head to wind. */
const backTopsailsRefusals: CardRefusals = [
  ...mayStillMove,
  refuse(
    'SOL-C08',
    'sol.refuse.turnIntoWind',
    ({ state, ship, by }) => by !== 0 && isIntoWind(state, turned(ship.heading, by)),
    ({ state, ship }) => ({
      ship: shipName(ship),
      heading: headingName(state.windFrom),
    }),
  ),
]

/** [SOL-C08] No cable in this turn. */
function backTopsails(table: SolTable, { ship, by }: Playing): void {
  table.emit({ kind: 'topsailsBacked', ship: ship.id, heading: turned(ship.heading, by) })
}

/** [SOL-C09] */
const extraMoveRefusals: CardRefusals = mayStillMove

/** [SOL-C09] */
function extraMove(table: SolTable, { ship, turn, card }: Playing): void {
  const extraMoves = turn.extraMoves + card.amount
  table.emit({ kind: 'movesGained', ship: ship.id, extraMoves })
}

/** What a card does when it is played by itself, and what forbids it. */
export interface Effect {
  /** Tables in the order in which they are judged; the first that refuses is the last. */
  refusals: readonly CardRefusals[]
  execute: (table: SolTable, playing: Playing) => void
}

/** Cards of the captain's own turn; the others go with an attack or a boarding. */
export const effects: Partial<Record<EffectId, Effect>> = {
  clearWreck: { refusals: [clearWreckRefusals], execute: clearWreck },
  replaceSails: { refusals: [bendSailsRefusals], execute: bendSails },
  plugHull: { refusals: [plugHullRefusals], execute: plugHull },
  replaceRudder: { refusals: [replaceRudderRefusals], execute: replaceRudder },
  clubHaul: { refusals: clubHaulTables, execute: clubHaul },
  backTopsails: { refusals: [backTopsailsRefusals], execute: backTopsails },
  extraMove: { refusals: [extraMoveRefusals], execute: extraMove },
}
