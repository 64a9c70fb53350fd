import { stepOf } from '@grognard/geometry/dots/heading.ts'
import type { Metric, Metrics, Of, Seat } from '@grognard/umpire'
import { portHeadings } from '../book/tables/board.ts'
import type { CardId } from '../book/tables/cards.ts'
import type { Event } from '../events.ts'
import { shipOf } from '../model/ships.ts'
import type { Player, Ship, State } from '../model/state.ts'

/** What became of each ship, told of the seat whose flag it first flew. */
function endOfShips({ ships }: State): Metric[] {
  return ships.map(ship => ({ count: `ship.${fateOf(ship)}`, seat: ship.firstSeat }))
}

const fates = {
  inPort: 'afloat',
  afloat: 'afloat',
  surrendered: 'struck',
  disengaged: 'disengaged',
  sunk: 'sunk',
  safe: 'carriedOff',
} as const

/** A prize, or one that was given up, was taken; one brought to safety was carried off. */
function fateOf({ isPrize, status }: Ship): string {
  const isTaken = isPrize && status !== 'sunk' && status !== 'safe'
  return isTaken ? 'taken' : fates[status]
}

/** Cards held and cards used by each seat, and whose a card was where the other seat had its twin. */
function handsHeld({ players }: State): Metric[] {
  const held = players.flatMap(player => cardsOf(player).map(card => ({ card, player })))
  return held.flatMap(({ card, player }) => {
    const { seat } = player
    const found: Metric[] = [{ count: `card.${card}.held`, seat }]
    if (isUsed(player, card)) found.push({ count: `card.${card}.used`, seat })
    if (held.every(other => other.player === player || other.card !== card))
      found.push({ factor: `holder.${card}`, seat })
    return found
  })
}

function cardsOf({ officers }: Player): CardId[] {
  return officers.flatMap(card => (card === null || card === 'unknown' ? [] : [card]))
}

function isUsed({ officers, areUsed }: Player, card: CardId): boolean {
  return areUsed[officers.indexOf(card)] === true
}

/** Who was first, where the wind came from, and whose port had it. */
function opening(state: State): Metric[] {
  const [first] = state.order
  if (first === undefined) return []
  const windward = windwardSeat(state)
  return [
    { factor: 'first', seat: first },
    { factor: 'wind', is: String(state.windFrom) },
    ...(windward === undefined ? [] : [{ factor: 'windward', seat: windward }]),
  ]
}

/** The seat that leaves port with the wind behind it; undefined for a wind along both shores. */
function windwardSeat({ windFrom, order }: State): Seat | undefined {
  const upwind = stepOf(windFrom).dy
  const [first, second] = order
  if (upwind === 0) return undefined
  return upwind * stepOf(portHeadings.a).dy < 0 ? first : second
}

type Telling = { [K in Event['kind']]?: (event: Of<Event, K>, before: State) => readonly Metric[] }

/** What single events tell: shots and what they hit, ways of sailing, and how ships were lost. */
const tellings: Telling = {
  batteryFired(event, state) {
    const seat = seatOf(state, event.shooter)
    const shot = { count: `shot.${event.isRetaliation ? 'answer' : event.shot}`, seat }
    return event.result === 'none' ? [shot] : [shot, { count: `hit.${event.result}`, seat }]
  },
  shipSunk: (event, state) =>
    event.cause === 'magazine' ? [{ count: 'blownUp', seat: seatOf(state, event.ship) }] : [],
  shipSurrendered: (event, state) => [
    { count: `struck.${causeOf(event, state)}`, seat: seatOf(state, event.ship) },
  ],
  boardingBegan: (event, state) => [{ count: 'boarded', seat: seatOf(state, event.attacker) }],
  shipCaptured: ({ seat, captureNumber }) => [
    { count: captureNumber === 0 ? 'retaken' : 'prize', seat },
  ],
  sailed: ({ ship, action }, state) => [{ count: `way.${action}`, seat: seatOf(state, ship) }],
  collided: ({ ship }, state) => [{ count: 'collided', seat: seatOf(state, ship) }],
  leftBoard: ({ ship }, state) => [{ count: 'leftBoard', seat: seatOf(state, ship) }],
  repaired: ({ ship }, state) => [{ count: 'repaired', seat: seatOf(state, ship) }],
  battleEnded: ({ ending }) => [{ factor: 'ending', is: ending }],
}

function told(event: Event, before: State): readonly Metric[] {
  return tell(event.kind, event, before)
}

function tell<K extends Event['kind']>(kind: K, event: Event, before: State): readonly Metric[] {
  const telling = tellings[kind]
  return telling ? telling(event as Of<Event, K>, before) : []
}

const seatOf = (state: State, ship: string): Seat => shipOf(state, ship).seat

/** A ship adrift has lost its rudder, or else all its sails. */
function causeOf({ ship, cause }: Of<Event, 'shipSurrendered'>, state: State): string {
  if (cause !== 'adrift') return cause
  return shipOf(state, ship).hasRudder ? 'sails' : 'rudder'
}

/** What a rules designer asks of these battles; circumstances stand to the end and are read there. */
export const metrics: Metrics<State, Event> = {
  inEvent: told,
  atEnd: state => [...opening(state), ...handsHeld(state), ...endOfShips(state)],
}
