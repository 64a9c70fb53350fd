import { field } from '@grognard/umpire'
import type { EventsOf, FieldsOf } from '@grognard/umpire'
import { taskOf } from '../../model/crews.ts'
import { seat, ship, squares, turn } from '../../model/fields.ts'
import { shipName, shipNames } from '../../model/names.ts'
import { openSeals, shipOf } from '../../model/ships.ts'
import { partyKinds } from '../../model/state.ts'
import type { Melee, Ship, State } from '../../model/state.ts'
import { event } from '../../words.ts'
import { prizeEvents } from './prize-events.ts'

/** 0 the first. */
const section = field.integer(0, 2)
const partyKind = field.one(partyKinds)
const ships = field.list(ship)

const party = {
  ship,
  section,
  party: partyKind,
  since: turn,
  sentIn: turn,
  target: field.orNothing(ship),
}
type PartyTold = FieldsOf<typeof party>

export const boardingEvents = {
  /** [WS-023] Nobody else is told. */
  partyFormed: event(
    { ...party, seat },
    {
      rule: 'WS-121',
      apply: (state, e) => form(state, e, false),
      describe: (e, before) => ({
        key: `ws.event.partyFormed.${taskOf(before, e)}`,
        values: {
          ship: shipName(before, e.ship),
          section: e.section + 1,
          target: e.target === null ? '' : shipName(before, e.target),
        },
      }),
      redact: (e, to) => (to === e.seat ? e : undefined),
    },
  ),

  partyStoodDown: event(
    { seat, ship, section },
    {
      rule: 'WS-123',
      apply(state, e) {
        shipOf(state, e.ship).parties[e.section] = null
      },
      describe: (e, before) => ({
        key: 'ws.event.partyStoodDown',
        values: { ship: shipName(before, e.ship), section: e.section + 1 },
      }),
      redact: (e, to) => (to === e.seat ? e : undefined),
    },
  ),

  /** [WS-122] The open mark of those who have formed a party. */
  boardersReady: event(
    { ships },
    {
      rule: 'WS-122',
      apply(state, e) {
        openSeals(state)
        for (const one of state.ships) {
          one.isReady = e.ships.includes(one.id)
          one.parties = one.parties.map((formed, at) => (one.crew[at] === 0 ? null : formed))
        }
      },
      describe(e, before) {
        const fresh = e.ships.filter(id => !shipOf(before, id).isReady)
        if (fresh.length === 0) return null
        return {
          key: 'ws.event.boardersReady',
          values: { ships: shipNames(before, fresh), count: fresh.length },
        }
      },
    },
  ),

  defenceFormed: event(
    { ship, turn },
    {
      rule: 'WS-124',
      apply(state, e) {
        const row = { ship: e.ship, section: 0, since: e.turn, sentIn: 0, target: null }
        form(state, { ...row, party: 'defensive' }, true)
        shipOf(state, e.ship).isReady = true
      },
      describe: (e, before) => ({
        key: 'ws.event.defenceFormed',
        values: { ship: shipName(before, e.ship) },
      }),
    },
  ),

  meleesBegun: event(
    {
      melees: field.list(
        field.record({
          ship,
          attackers: ships,
          isMutual: field.yesNo,
          rounds: squares,
          turns: turn,
          isOver: field.yesNo,
        }),
      ),
      parties: field.list(field.record(party)),
    },
    {
      rule: 'WS-220',
      apply(state, e) {
        state.melees = e.melees.map(melee => ({ ...melee, attackers: melee.attackers.slice() }))
        for (const row of e.parties) form(state, row, true)
      },
      describe(e, before) {
        if (e.melees.length === 0) return null
        const boarded = e.melees.map(melee => melee.ship)
        return { key: 'ws.event.meleesBegun', values: { ships: shipNames(before, boarded) } }
      },
    },
  ),

  roundFought: event(
    {
      ship,
      attackers: ships,
      attack: squares,
      resistance: squares,
      losses: field.list(field.record({ ship, section: field.orNothing(section), squares })),
    },
    {
      rule: 'WS-222',
      apply(state, e) {
        const melee = meleeOf(state, e.ship, e.attackers)
        if (melee) melee.rounds++
        for (const loss of e.losses) loseHands(shipOf(state, loss.ship), loss)
      },
      describe: (e, before) => ({
        key: 'ws.event.roundFought',
        values: {
          ship: shipName(before, e.ship),
          attackers: shipNames(before, e.attackers),
          attack: e.attack,
          resistance: e.resistance,
          own: lostBy(e.losses, id => e.attackers.includes(id)),
          theirs: lostBy(e.losses, id => id === e.ship),
        },
      }),
    },
  ),

  /** [WS-023] Nobody else is told. */
  truceOffered: event(
    { seat, ship, isOffered: field.yesNo },
    {
      rule: 'WS-231',
      apply(state, e) {
        shipOf(state, e.ship).offersTruce = e.isOffered
      },
      describe: (e, before) => ({
        key: e.isOffered ? 'ws.event.truceOffered' : 'ws.event.truceWithdrawn',
        values: { ship: shipName(before, e.ship) },
      }),
      redact: (e, to) => (to === e.seat ? e : undefined),
    },
  ),

  meleeBrokenOff: event(
    { ship, attackers: ships },
    {
      rule: 'WS-231',
      apply(state, e) {
        const melee = meleeOf(state, e.ship, e.attackers)
        if (melee) melee.isOver = true
        for (const id of e.attackers) fallBack(shipOf(state, id), e.ship)
        fallBack(shipOf(state, e.ship), null)
      },
      describe: (e, before) => ({
        key: 'ws.event.meleeBrokenOff',
        values: { ship: shipName(before, e.ship), attackers: shipNames(before, e.attackers) },
      }),
    },
  ),

  /** What a round has decided; `boards` is whom the ship's own boarders now attack. */
  meleeDecided: event(
    {
      ship,
      attackers: ships,
      verdict: field.one(['captured', 'repelled', 'shipDefends', 'boardersDefend', 'bothGone']),
      boards: field.orNothing(ship),
    },
    {
      rule: e => verdictRules[e.verdict],
      apply(state, e) {
        const melee = meleeOf(state, e.ship, e.attackers)
        if (!melee) return
        const { verdict } = e
        if (verdict === 'repelled' || verdict === 'boardersDefend')
          for (const id of e.attackers) fallBack(shipOf(state, id), e.ship)
        if (verdict === 'shipDefends') fallBack(shipOf(state, e.ship), null)
        if (verdict === 'shipDefends' || verdict === 'boardersDefend') melee.isMutual = false
        else melee.isOver = true
        if (e.boards === null) return
        melee.ship = e.boards
        melee.attackers = [e.ship]
      },
      describe: (e, before) => ({
        key: `ws.event.meleeDecided.${e.verdict}`,
        values: { ship: shipName(before, e.ship), attackers: shipNames(before, e.attackers) },
      }),
    },
  ),

  ...prizeEvents,

  /** [WS-023] What becomes of parties that fight no longer their own commander alone knows. */
  meleesEnded: event(
    { free: field.list(field.record({ seat, ship, section, isOwn: field.yesNo })) },
    {
      rule: 'WS-227',
      apply(state, e) {
        for (const melee of state.melees) melee.turns++
        for (const row of e.free) {
          const { parties } = shipOf(state, row.ship)
          const formed = parties[row.section]
          if (formed && row.isOwn) formed.isShown = false
          else parties[row.section] = null
        }
      },
      describe: () => null,
      redact: (e, to) => ({ free: e.free.map(row => ({ ...row, isOwn: row.seat === to })) }),
    },
  ),
}

export type BoardingEvent = EventsOf<typeof boardingEvents>

const verdictRules = {
  captured: 'WS-225',
  repelled: 'WS-226',
  shipDefends: 'WS-224',
  boardersDefend: 'WS-224',
  bothGone: 'WS-228',
} as const

function form(state: State, row: PartyTold, isShown: boolean): void {
  const { since, sentIn, target } = row
  shipOf(state, row.ship).parties[row.section] = {
    kind: row.party,
    since,
    sentIn,
    target,
    isShown,
  }
}

function meleeOf(state: State, id: string, attackers: readonly string[]): Melee | undefined {
  return state.melees.find(melee => melee.ship === id && melee.attackers[0] === attackers[0])
}

function loseHands(of: Ship, loss: { section: number | null; squares: number }): void {
  if (loss.section !== null) of.crew[loss.section] = (of.crew[loss.section] ?? 0) - loss.squares
  else if (of.prize) of.prize.crew -= loss.squares
}

/** [WS-224] [WS-226] Her boarders, those meant for a ship or all, defend from now on. */
function fallBack(of: Ship, from: string | null): void {
  for (const formed of of.parties) {
    if (formed?.kind !== 'offensive' || (from !== null && formed.target !== from)) continue
    formed.kind = 'defensive'
    formed.target = null
  }
}

function lostBy(
  losses: readonly { ship: string; squares: number }[],
  isOne: (id: string) => boolean,
): number {
  return losses.reduce((sum, loss) => sum + (isOne(loss.ship) ? loss.squares : 0), 0)
}
