import type { Seat } from '@grognard/umpire'
import { activeShip, findShip, isAdrift, isAway, isWhole, shipOf } from '../../model/ships.ts'
import type { Ship, State } from '../../model/state.ts'
import { endBattle, quietRounds, winnersOnCount } from '../../model/victory.ts'
import type { SolTable } from '../../rules.ts'

/** [SOL-018] A1, B1, A2, B2 and so on; a prize keeps its old place in case it is retaken. */
export function beginRound(table: SolTable): void {
  const { state } = table
  const queue: string[] = []
  for (let number = 1; number <= state.ships.length; number++)
    for (const seat of state.order) addToQueue(queue, state, seat, number)
  table.emit({ kind: 'roundBegan', round: state.round + 1, queue })
}

/** [SOL-119] A ship plays by its number and the flag it first flew. */
function addToQueue(queue: string[], { ships }: State, seat: Seat, number: number): void {
  for (let i = 0; i < ships.length; i++) {
    const ship = ships[i]
    if (ship === undefined || ship.number !== number || ship.firstSeat !== seat) continue
    if (isInPlay(ship)) queue.push(ship.id)
    return
  }
}

/** Sails for somebody, on the board or off it for a while. */
function isInPlay(ship: Ship): boolean {
  return ship.status === 'afloat' || ship.status === 'disengaged'
}

/** [SOL-118] [SOL-122] Prizes play when all others have, and only those that are prizes still. */
function nextInQueue(state: State): Ship | undefined {
  const { queue, arePrizesCalled } = state
  for (let i = 0; i < queue.length; i++) {
    const ship = findShip(state, queue[i] ?? '')
    if (ship !== undefined && isInPlay(ship) && ship.isPrize === arePrizesCalled) return ship
  }
  return undefined
}

export function isRoundOver(state: State): boolean {
  return nextInQueue(state) === undefined && (state.arePrizesCalled || !hasPrizes(state))
}

function hasPrizes({ ships }: State): boolean {
  for (let i = 0; i < ships.length; i++) if (isPrizeInPlay(ships[i])) return true
  return false
}

function isPrizeInPlay(ship: Ship | undefined): boolean {
  return ship !== undefined && ship.isPrize && isInPlay(ship)
}

/** [SOL-118] In the order of capture. */
function callPrizes(table: SolTable): void {
  const ships = table.state.ships
    .filter(isPrizeInPlay)
    .toSorted((one, other) => one.captureNumber - other.captureNumber)
    .map(ship => ship.id)
  table.emit({ kind: 'prizesCalled', ships })
}

/** [SOL-083] [SOL-018] The next ship begins its turn; [SOL-118] when all have played, the first prize. */
export function callNextShip(table: SolTable): void {
  const ship = nextInQueue(table.state) ?? firstPrize(table)
  table.emit({
    kind: 'turnBegan',
    ship: ship.id,
    isWreckHolding: ship.isWreckFallen,
    wasAdrift: isAdrift(ship),
    isOver: isAway(ship) && isWhole(ship),
  })
}

function firstPrize(table: SolTable): Ship {
  callPrizes(table)
  const ship = nextInQueue(table.state)
  if (!ship) throw new Error('No ship is left to play.')
  return ship
}

const nobody: readonly Seat[] = []
const onlyA: readonly Seat[] = ['a']
const onlyB: readonly Seat[] = ['b']

/** [SOL-020] Who sails the ship whose turn it is. */
export function captain(state: State): readonly Seat[] {
  const ship = shipInTurn(state)
  if (ship === null) return nobody
  return alone(ship.seat)
}

/** A list of the one seat, made beforehand: search asks for a captain at every step. */
function alone(seat: Seat): readonly Seat[] {
  if (seat === 'a') return onlyA
  return seat === 'b' ? onlyB : [seat]
}

export function isTurnOver(state: State): boolean {
  return shipInTurn(state) === null
}

/** The ship that still has something to do in the turn in hand. */
function shipInTurn(state: State): Ship | null {
  const { turn } = state
  if (turn === null || turn.isOver) return null
  const ship = shipOf(state, turn.ship)
  return isInPlay(ship) ? ship : null
}

/** [SOL-081] The wreck is cut away. */
export function finishTurn(table: SolTable): void {
  const ship = activeShip(table.state)
  const turnsAway = Math.max(0, ship.turnsAway - 1)
  table.emit({ kind: 'turnEnded', ship: ship.id, turnsAway })
}

/** [SOL-132] [SOL-135] A whole round is over: the turn limit, and the rounds nothing came of. */
export function endRound(table: SolTable): void {
  const { state } = table
  const { round, options } = state
  table.emit({ kind: 'roundEnded', round })
  if (options.turnLimit > 0 && round >= options.turnLimit)
    endBattle(table, 'turnLimit', winnersOnCount(state))
  else if (quietRounds(state) >= options.quietRoundsForDraw) endBattle(table, 'quiet', [])
}
