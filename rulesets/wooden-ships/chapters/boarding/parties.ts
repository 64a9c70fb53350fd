import { field, isAllowed, judgeBy } from '@grognard/umpire'
import type { Dice, Of, Seat } from '@grognard/umpire'
import { isOn } from '../../book/options.ts'
import { boardingNear } from '../../book/tables/melee.ts'
import { isSectionFree, taskOf, tiedSection } from '../../model/crews.ts'
import { shipName } from '../../model/names.ts'
import {
  areAdjacent,
  areEnemies,
  distanceBetween,
  findShip,
  isFighting,
  isOnSea,
  isInMelee,
  seatsThat,
} from '../../model/ships.ts'
import { partyKinds } from '../../model/state.ts'
import type { Party, PartyKind, Ship, State } from '../../model/state.ts'
import type { Order } from '../../orders.ts'
import type { WsOrderRules, WsRefusal, WsTable } from '../../rules.ts'
import { refuse, refused, stop } from '../../words.ts'
import { areMeleesOver, beginMelees, fightRoundOf, formAutomaticDefence } from './melee.ts'
import { shipsInMelee } from './truce.ts'

/** A section and what it is to be; sections are counted from 0 here. */
interface Forming {
  state: State
  seat: Seat
  ship: Ship
  section: number
  party: PartyKind
  target: Ship | null
}

type PartyOrder = Of<Order, 'party'>

const standing = ({ ship, section }: Pick<Forming, 'ship' | 'section'>): Party | null =>
  ship.parties[section] ?? null

const isBattle = ({ state }: Forming) => isOn(state.options, 'battleMelee')
const isAway = ({ party }: Forming) => party !== 'defensive'

/** [WS-122] Formed afresh. */
const isNew = (forming: Forming) => standing(forming) === null

/** [WS-123] Told off to attack or to go over, which it was not yet. */
const isSent = (forming: Forming) => standing(forming)?.kind === 'defensive' && isAway(forming)

/** [WS-122] The first party is of section 1 or 2, each further one of the lowest that is free; of three only where the others are gone. */
function isNextSection({ ship, section }: Forming): boolean {
  const isFirst = ship.parties.every(party => party === null)
  if (isFirst && section < 2) return true
  return ship.parties.findIndex((_party, at) => isSectionFree(ship, at)) === section
}

/** [WS-125] */
function canBeAimed({ state, ship, party, target }: Forming): boolean {
  if (party === 'defensive') return target === null
  if (!target || target === ship || !isOnSea(target) || !areAdjacent(ship, target)) return false
  return party === 'transfer' || areEnemies(state, ship, target)
}

/** Whatever the section is, and whoever has it. */
const sectionRefusals: readonly WsRefusal<Pick<Forming, 'seat' | 'ship' | 'section'>>[] = [
  stop(
    'WS-121',
    'ws.refuse.notYourBoarders',
    ({ seat, ship }) => ship.seat !== seat || !isFighting(ship),
  ),
  stop('WS-234', 'ws.refuse.prizeCrewStays', ({ ship }) => ship.prize !== null),
  stop('WS-112', 'ws.refuse.handsAtTheCapstan', ({ ship }) => ship.weighing > 0),
  stop(
    'WS-121',
    'ws.refuse.noHandsThere',
    ({ ship, section }) => (ship.crew[section] ?? 0) === 0 || tiedSection(ship) === section,
  ),
  stop('WS-231', 'ws.refuse.partyIsLocked', forming => standing(forming)?.isShown === true),
]

const partyRefusals: readonly WsRefusal<Forming>[] = [
  stop('WS-125', 'ws.refuse.whomToBoard', forming => !canBeAimed(forming)),
  stop('WS-121', 'ws.refuse.partyStandsSo', forming => {
    const party = standing(forming)
    return party?.kind === forming.party && party.target === (forming.target?.id ?? null)
  }),
  stop('WS-122', 'ws.refuse.newPartyDefends', f => isBattle(f) && isNew(f) && isAway(f)),
  refuse(
    'WS-122',
    'ws.refuse.onePartyATurn',
    f => isBattle(f) && isNew(f) && f.ship.parties.some(party => party?.since === f.state.turn),
  ),
  refuse(
    'WS-122',
    'ws.refuse.lowestSectionFirst',
    f => isBattle(f) && isNew(f) && !isNextSection(f),
  ),
  refuse('WS-123', 'ws.refuse.sectionThreeStays', f => isBattle(f) && isAway(f) && f.section === 2),
  refuse(
    'WS-123',
    'ws.refuse.partyIsTooFresh',
    f => isBattle(f) && isSent(f) && standing(f)?.since === f.state.turn,
  ),
  refuse(
    'WS-123',
    'ws.refuse.onePartySentATurn',
    f => isBattle(f) && isSent(f) && f.ship.parties.some(party => party?.sentIn === f.state.turn),
  ),
]

export const partyShape = {
  ship: field.piece('ship'),
  section: field.integer(1, 3),
  party: field.one(partyKinds),
  target: field.usually('', field.target('ship')),
}

/** [WS-121] [WS-122] [WS-123] [WS-125] A crew section leaves the guns, or a party is given another task. */
export const party: WsOrderRules<'party'> = {
  shape: partyShape,
  judge(state, seat, order) {
    const ship = findShip(state, order.ship)
    if (!ship) return refused('WS-121', 'ws.refuse.notYourBoarders')
    const target = order.target === '' ? null : findShip(state, order.target)
    if (target === undefined) return refused('WS-125', 'ws.refuse.whomToBoard')
    const forming = { state, seat, ship, section: order.section - 1, party: order.party, target }
    const ruling = judgeBy(sectionRefusals, forming)
    return ruling.allowed ? judgeBy(partyRefusals, forming) : ruling
  },
  execute: form,
  continues(table, seat, order) {
    form(table, seat, order)
    if (order.party !== 'offensive') return
    const fightOn = (next: WsTable) => {
      if (areMeleesOver(next.state) || !isInMelee(next.state, order.ship)) return
      fightRoundOf(next, order.ship)
      return fightOn
    }
    return next => {
      formAutomaticDefence(next)
      beginMelees(next)
      return fightOn
    }
  },
  legalOrders: (state, seat) => state.ships.flatMap(ship => partiesOpenTo(state, seat, ship)),
  sample: (state, seat, dice) =>
    oneOf(
      state.ships.filter(ship => ship.seat === seat && isConcerned(state, ship)),
      dice,
      ship => oneOf(partiesOpenTo(state, seat, ship), dice, order => order),
    ),
  samplesOpenly: true,
  tool: {
    tool: 'list',
    piece: order => order.ship,
    target: order => order.target || undefined,
  },
  describe: (state, order) => ({
    key: `ws.order.party.${taskOf(state, order)}`,
    values: {
      ship: shipName(state, order.ship),
      section: order.section,
      target: order.target === '' ? '' : shipName(state, order.target),
    },
  }),
}

/** [WS-123] What defends again was never sent. */
function form(table: WsTable, seat: Seat, order: PartyOrder): void {
  const { turn } = table.state
  const section = order.section - 1
  const before = findShip(table.state, order.ship)?.parties[section] ?? null
  const isAttack = order.party !== 'defensive'
  const wasAway = before !== null && before.kind !== 'defensive'
  table.emit({
    kind: 'partyFormed',
    seat,
    ship: order.ship,
    section,
    party: order.party,
    since: before?.since ?? turn,
    sentIn: isAttack ? (wasAway ? before.sentIn : turn) : 0,
    target: order.target || null,
  })
}

export const standDownShape = { ship: field.piece('ship'), section: field.integer(1, 3) }

/** [WS-123] Back to the guns. */
export const standDown: WsOrderRules<'standDown'> = {
  shape: standDownShape,
  judge(state, seat, order) {
    const ship = findShip(state, order.ship)
    if (!ship) return refused('WS-121', 'ws.refuse.notYourBoarders')
    const section = order.section - 1
    const ruling = judgeBy(sectionRefusals, { seat, ship, section })
    if (!ruling.allowed || ship.parties[section]) return ruling
    return refused('WS-123', 'ws.refuse.noPartyThere')
  },
  execute: (table, seat, { ship, section }) =>
    table.emit({ kind: 'partyStoodDown', seat, ship, section: section - 1 }),
  legalOrders: (state, seat) =>
    state.ships.flatMap(ship =>
      sectionsStanding(seat, ship).map(section => ({
        kind: 'standDown' as const,
        ship: ship.id,
        section: section + 1,
      })),
    ),
  tool: { tool: 'list', piece: order => order.ship },
  describe: (state, { ship, section }) => ({
    key: 'ws.order.standDown',
    values: { ship: shipName(state, ship), section },
  }),
}

function sectionsStanding(seat: Seat, ship: Ship): number[] {
  return ship.parties.flatMap((formed, section) =>
    formed && isAllowed(sectionRefusals, { seat, ship, section }) ? [section] : [],
  )
}

function hasSectionStanding(seat: Seat, ship: Ship): boolean {
  for (let section = 0; section < ship.parties.length; section++)
    if (ship.parties[section] && isAllowed(sectionRefusals, { seat, ship, section })) return true
  return false
}

function partiesOpenTo(state: State, seat: Seat, ship: Ship): PartyOrder[] {
  if (ship.seat !== seat || !isConcerned(state, ship)) return []
  const beside = state.ships.filter(other => isBeside(ship, other))
  return ship.crew.flatMap((_squares, section) => {
    if (!isAllowed(sectionRefusals, { seat, ship, section })) return []
    return partyKinds.flatMap(party =>
      (party === 'defensive' ? [null] : beside).flatMap(target =>
        isAllowed(partyRefusals, { state, seat, ship, section, party, target })
          ? [orderFor(ship, section, party, target)]
          : [],
      ),
    )
  })
}

/** Whether any is open: asked of every ship near an enemy, turn by turn, so no list is made. */
function isAnyPartyOpen(state: State, seat: Seat, ship: Ship): boolean {
  for (let section = 0; section < ship.crew.length; section++) {
    if (!isAllowed(sectionRefusals, { seat, ship, section })) continue
    for (const party of partyKinds) if (isOpenAs(party, state, seat, ship, section)) return true
  }
  return false
}

function isOpenAs(
  party: PartyKind,
  state: State,
  seat: Seat,
  ship: Ship,
  section: number,
): boolean {
  if (party === 'defensive')
    return isAllowed(partyRefusals, { state, seat, ship, section, party, target: null })
  for (const target of state.ships)
    if (isBeside(ship, target))
      if (isAllowed(partyRefusals, { state, seat, ship, section, party, target })) return true
  return false
}

function isBeside(ship: Ship, other: Ship): boolean {
  return other !== ship && isOnSea(other) && areAdjacent(ship, other)
}

function orderFor(ship: Ship, section: number, kind: PartyKind, target: Ship | null): PartyOrder {
  return {
    kind: 'party',
    ship: ship.id,
    section: section + 1,
    party: kind,
    target: target?.id ?? '',
  }
}

/** Boarding is in question: a party stands ready, or somebody she could board is near. */
function isConcerned(state: State, ship: Ship): boolean {
  if (!isFighting(ship) || ship.prize) return false
  for (const formed of ship.parties) if (formed !== null) return true
  for (const other of state.ships)
    if (other.seat !== ship.seat && isOnSea(other) && areEnemies(state, ship, other))
      if (distanceBetween(ship, other) <= boardingNear) return true
  return false
}

/** [WS-121] Whoever has a ship for which boarding is in question and who can do something about it. */
export function seatsToPrepare(state: State): readonly Seat[] {
  return seatsThat(state, mayPrepare)
}

function mayPrepare(state: State, seat: Seat): boolean {
  if (shipsInMelee(state, seat).length > 0) return true
  for (const ship of state.ships) {
    if (ship.seat !== seat || !isConcerned(state, ship)) continue
    if (hasSectionStanding(seat, ship)) return true
    if (isAnyPartyOpen(state, seat, ship)) return true
  }
  return false
}

/** [WS-122] All have sealed: who has formed parties flies the mark. */
export function showReady(table: WsTable): void {
  const { ships, players } = table.state
  const isNews = ships.some(ship => ship.isReady !== hasFormed(ship))
  if (!isNews && !players.some(({ hasSealed }) => hasSealed)) return
  table.emit({ kind: 'boardersReady', ships: ships.filter(hasFormed).map(({ id }) => id) })
}

function hasFormed({ parties, crew }: Ship): boolean {
  for (let at = 0; at < parties.length; at++)
    if (parties[at] !== null && (crew[at] ?? 0) > 0) return true
  return false
}

function oneOf<Item, Result>(
  items: readonly Item[],
  dice: Dice,
  then: (item: Item) => Result | undefined,
): Result | undefined {
  const item = items[dice.roll(Math.max(1, items.length)) - 1]
  return item === undefined ? undefined : then(item)
}
