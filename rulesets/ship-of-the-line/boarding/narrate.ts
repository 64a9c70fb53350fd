import type { Message, Of } from '@grognard/umpire'
import { shipName } from '../picture/piece.ts'
import { shipOf } from '../ships.ts'
import type { State } from '../state.ts'
import type { BoardersFought, BoardingEvent } from './events.ts'

type Narrate = {
  [K in BoardingEvent['kind']]: (event: Of<BoardingEvent, K>, before: State) => Message | null
}

export const narrateBoarding: Narrate = {
  boardingBegan: (event, before) => ({
    key: event.attackerMarines > 0 ? 'sol.event.boardedWithMarines' : 'sol.event.boarded',
    values: {
      ship: nameIn(before, event.attacker),
      target: nameIn(before, event.defender),
      heading: { key: `sol.heading.${event.heading}` },
      points: event.attackerMarines,
    },
  }),
  marinesCalled: event => ({
    key: 'sol.event.marinesCalled',
    values: { seat: { key: `seat.${event.seat}` }, points: event.points },
  }),
  grapeLoaded: (event, before) => ({
    key: 'sol.event.grapeLoaded',
    values: {
      ship: nameIn(before, event.ship),
      batteries: event.guns.map(gun => gun.battery).join(', '),
      side: { key: `sol.side.${event.guns[0]?.side ?? 'starboard'}` },
    },
  }),
  grapeFired: event => ({
    key: event.isHit ? 'sol.event.grapeHit' : 'sol.event.grapeMissed',
    values: {
      side: { key: `sol.side.${event.side}` },
      battery: event.battery,
      dice: event.dice,
    },
  }),
  boardersFought: foughtMessage,
  shipCaptured: (event, before) => ({
    key: event.captureNumber > 0 ? 'sol.event.shipCaptured' : 'sol.event.shipRetaken',
    values: { ship: nameIn(before, event.ship), seat: { key: `seat.${event.seat}` } },
  }),
  boardingEnded: () => null,
}

/** The class of the difference, the dice, and what came of them. */
function foughtMessage(event: BoardersFought, before: State): Message {
  return {
    key: `sol.event.boarders.${wayOf(event)}`,
    values: {
      ship: nameIn(before, event.attacker),
      target: nameIn(before, event.defender),
      difference: event.difference ?? 0,
      least: typeof event.odds === 'number' ? event.odds : 0,
      attackerDie: event.attackerDie ?? 0,
      defenderDie: event.defenderDie ?? 0,
    },
  }
}

function wayOf({ odds, result }: BoardersFought): string {
  if (odds === null) return result === 'captured' ? 'prize' : 'cancelled'
  if (odds === 'automatic') return 'automatic'
  return odds === 'opposed' ? `opposed.${result}` : `die.${result}`
}

const nameIn = (state: State, id: string): Message => shipName(shipOf(state, id))
