import { field } from '@grognard/umpire'
import type { EventsOf, FieldsOf, Message, Of } from '@grognard/umpire'
import { along, battery, seat, ship } from '../../model/fields.ts'
import { dropAims } from '../../model/guns.ts'
import { dropMelees } from '../../model/melees.ts'
import { openTest } from '../../model/open-die.ts'
import { shipOf } from '../../model/ships.ts'
import type { Melee, Ship, State } from '../../model/state.ts'
import { event } from '../../words.ts'
import type { Key } from '../../words.ts'

const meleeBegun = {
  melee: field.number,
  attacker: ship,
  defender: ship,
  attackerBattery: battery,
  defenderBattery: battery,
  bonus: field.number,
  turn: field.number,
  continues: field.orNothing(field.number),
}

const roundFought = {
  melee: field.number,
  attacker: ship,
  defender: ship,
  winner: field.one(['attacker', 'defender']),
  /** Won by numbers alone. */
  isAutomatic: field.yesNo,
  /** Totals of the dice; null where none were rolled. */
  total: field.orNothing(field.number),
  otherTotal: field.orNothing(field.number),
  attackerCrew: field.number,
  defenderCrew: field.number,
  attackerWins: field.number,
  defenderWins: field.number,
}

const meleeDecided = {
  melee: field.number,
  attacker: ship,
  defender: ship,
  winner: field.one(['attacker', 'defender', 'nobody']),
  isOpen: field.yesNo,
}

export const meleeEvents = {
  /** `continues` is the melee that a victorious defender goes on with, now as the attacker. */
  meleeBegun: event(meleeBegun, {
    rule: 'LOB-160',
    apply(state, e) {
      if (e.continues !== null) meleeOf(state, e.continues).isOpen = false
      state.melees.push(begun(e))
    },
    describe: (e, before) =>
      opponentsLine(
        e.continues === null ? 'lob.event.meleeBegun' : 'lob.event.meleeContinued',
        e,
        before,
      ),
  }),

  /** Melees that fight a round this turn, in order. */
  roundsGathered: event(
    { rounds: field.list(field.number) },
    {
      apply(state, e) {
        state.rounds = e.rounds.slice()
      },
      describe: () => null,
    },
  ),

  roundOpened: event(
    { melee: field.number, attacker: ship, defender: ship },
    {
      apply(state, e) {
        openTest(state, 'melee', e.attacker, e.defender)
      },
      describe: (e, before) => opponentsLine('lob.event.roundOpened', e, before),
    },
  ),

  roundRolled: event(
    {
      melee: field.number,
      attacker: ship,
      defender: ship,
      die: field.number,
      otherDie: field.number,
      bonus: field.number,
      otherBonus: field.number,
    },
    {
      apply(state, e) {
        openTest(state, 'melee', e.attacker, e.defender)
        if (state.test === null) return
        state.test.die = e.die
        state.test.otherDie = e.otherDie
        state.test.bonus = e.bonus
        state.test.otherBonus = e.otherBonus
      },
      describe: (e, before) => ({
        key: 'lob.event.roundRolled',
        values: {
          ...namesIn(e, before),
          die: e.die,
          otherDie: e.otherDie,
          total: e.die + e.bonus,
          otherTotal: e.otherDie + e.otherBonus,
        },
      }),
    },
  ),

  /** Equal totals: the dice are rolled again. */
  roundTied: event(
    { melee: field.number, attacker: ship, defender: ship, total: field.number },
    {
      rule: 'LOB-163',
      apply(state, e) {
        openTest(state, 'melee', e.attacker, e.defender)
      },
      describe: (e, before) => ({
        key: 'lob.event.roundTied',
        values: { ...namesIn(e, before), total: e.total },
      }),
    },
  ),

  /** Crews and rounds won as they stand after the round. */
  roundFought: event(roundFought, {
    rule: ({ isAutomatic }) => (isAutomatic ? 'LOB-165' : 'LOB-163'),
    apply(state, e) {
      const melee = meleeOf(state, e.melee)
      melee.attackerWins = e.attackerWins
      melee.defenderWins = e.defenderWins
      shipOf(state, e.attacker).crew = e.attackerCrew
      shipOf(state, e.defender).crew = e.defenderCrew
      state.test = null
    },
    describe: roundMessage,
  }),

  /** `isOpen`: the victor has still to say what he does. */
  meleeDecided: event(meleeDecided, {
    rule: 'LOB-167',
    apply(state, e) {
      const melee = meleeOf(state, e.melee)
      melee.winner = e.winner
      melee.isOpen = e.isOpen
      state.test = null
    },
    describe: decisionMessage,
  }),

  /** `crew` goes aboard the prize, `left` stays with the captor. */
  shipTaken: event(
    { ship, captor: ship, seat, crew: field.number, left: field.number },
    {
      rule: 'LOB-174',
      apply(state, e) {
        const ship = shipOf(state, e.ship)
        ship.seat = e.seat
        ship.crew = e.crew
        shipOf(state, e.captor).crew = e.left
        actNoMore(ship)
        dropAims(state, e.ship)
        dropMelees(state, e.ship)
      },
      describe: (e, before) => ({
        key: 'lob.event.shipTaken',
        values: {
          ship: shipOf(before, e.ship).name,
          captor: shipOf(before, e.captor).name,
          crew: e.crew,
          left: e.left,
        },
      }),
    },
  ),

  /** Where both ships lie after they have been moved apart. */
  brokenOff: event(
    {
      melee: field.number,
      attacker: ship,
      attackerX: along,
      attackerY: along,
      defender: ship,
      defenderX: along,
      defenderY: along,
    },
    {
      apply(state, e) {
        const attacker = shipOf(state, e.attacker)
        attacker.x = e.attackerX
        attacker.y = e.attackerY
        const defender = shipOf(state, e.defender)
        defender.x = e.defenderX
        defender.y = e.defenderY
        meleeOf(state, e.melee).isOpen = false
      },
      describe: (e, before) => opponentsLine('lob.event.brokenOff', e, before),
    },
  ),

  meleesCleared: event(
    {},
    {
      apply(state) {
        state.melees = state.melees.filter(melee => melee.winner === null)
        state.rounds = []
      },
      describe: () => null,
    },
  ),
}

type MeleeBegun = FieldsOf<typeof meleeBegun>
export type RoundFought = FieldsOf<typeof roundFought>
type MeleeDecided = FieldsOf<typeof meleeDecided>
export type MeleeEvent = EventsOf<typeof meleeEvents>
export type BrokenOff = Of<MeleeEvent, 'brokenOff'>

/** A prize is its captor's to command from the next turn on, and begins afresh. */
function actNoMore(ship: Ship): void {
  ship.isStruck = false
  ship.isFleeing = false
  ship.moraleFails = 0
  ship.halfCrew = null
  ship.shot = null
  ship.hasMoved = true
  ship.hasSpun = true
  ship.hasTransferred = true
  ship.hasFired = { port: true, starboard: true }
  ship.hasCountered = { port: true, starboard: true }
}

function begun(event: MeleeBegun) {
  const { attacker, defender, attackerBattery, defenderBattery, bonus } = event
  return {
    id: event.melee,
    attacker,
    defender,
    attackerBattery,
    defenderBattery,
    attackerWins: 0,
    defenderWins: 0,
    bonus,
    startedIn: event.turn,
    winner: null,
    isOpen: false,
  }
}

function meleeOf(state: State, id: number): Melee {
  const melee = state.melees.find(row => row.id === id)
  if (!melee) throw new RangeError(`There is no melee ${id}.`)
  return melee
}

function roundMessage(event: RoundFought, before: State): Message<Key> {
  const { attacker, defender } = namesIn(event, before)
  const hasAttackerWon = event.winner === 'attacker'
  return {
    key: event.isAutomatic ? 'lob.event.roundAutomatic' : 'lob.event.roundFought',
    values: {
      winner: hasAttackerWon ? attacker : defender,
      loser: hasAttackerWon ? defender : attacker,
      winnerCrew: hasAttackerWon ? event.attackerCrew : event.defenderCrew,
      loserCrew: hasAttackerWon ? event.defenderCrew : event.attackerCrew,
    },
  }
}

function decisionMessage(event: MeleeDecided, before: State): Message<Key> {
  return opponentsLine(`lob.event.meleeDecided.${event.winner}`, event, before)
}

type Opponents = { attacker: string; defender: string }

function opponentsLine(key: Key, event: Opponents, before: State): Message<Key> {
  return { key, values: namesIn(event, before) }
}

function namesIn({ attacker, defender }: Opponents, before: State): Opponents {
  return { attacker: shipOf(before, attacker).name, defender: shipOf(before, defender).name }
}
