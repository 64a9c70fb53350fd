import type { Message, Of } from '@grognard/umpire'
import { shipOf } from '../ships.ts'
import type { State } from '../state.ts'
import type { MeleeDecided, MeleeEvent, RoundFought } from './events.ts'

type Narrate = {
  [K in MeleeEvent['kind']]: (event: Of<MeleeEvent, K>, before: State) => Message | null
}

export const narrateMelee: Narrate = {
  meleeBegun: (event, before) =>
    of(
      event.continues === null ? 'lob.event.meleeBegun' : 'lob.event.meleeContinued',
      event,
      before,
    ),
  roundsGathered: () => null,
  roundOpened: (event, before) => of('lob.event.roundOpened', event, before),
  roundRolled: (event, before) => ({
    key: 'lob.event.roundRolled',
    values: {
      ...namesIn(event, before),
      die: event.die,
      otherDie: event.otherDie,
      total: event.die + event.bonus,
      otherTotal: event.otherDie + event.otherBonus,
    },
  }),
  roundTied: (event, before) => ({
    key: 'lob.event.roundTied',
    values: { ...namesIn(event, before), total: event.total },
  }),
  roundFought: (event, before) => roundMessage(event, before),
  meleeDecided: (event, before) => decisionMessage(event, before),
  shipTaken: (event, before) => ({
    key: 'lob.event.shipTaken',
    values: {
      ship: shipOf(before, event.ship).name,
      captor: shipOf(before, event.captor).name,
      crew: event.crew,
      left: event.left,
    },
  }),
  brokenOff: (event, before) => of('lob.event.brokenOff', event, before),
  meleesCleared: () => null,
}

function roundMessage(event: RoundFought, before: State): Message {
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

function decisionMessage(event: MeleeDecided, before: State): Message {
  return of(`lob.event.meleeDecided.${event.winner}`, event, before)
}

type Opponents = { attacker: string; defender: string }

function of(key: string, event: Opponents, before: State): Message {
  return { key, values: namesIn(event, before) }
}

function namesIn({ attacker, defender }: Opponents, before: State): Opponents {
  return { attacker: shipOf(before, attacker).name, defender: shipOf(before, defender).name }
}
