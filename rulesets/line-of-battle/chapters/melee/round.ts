import { meleeCell, roundLosses, roundsToWin } from '../../book/tables/melee.ts'
import { dieSides } from '../../book/tables/setup.ts'
import { interruptForPoints } from '../../model/attributes.ts'
import { otherTotalOf, totalOf } from '../../model/open-die.ts'
import { noteStroke } from '../../model/players.ts'
import { shipOf } from '../../model/ships.ts'
import type { Melee, State } from '../../model/state.ts'
import { unanswered } from '../../model/steps.ts'
import { plays } from '../../rules.ts'
import type { LobContinuation, LobModifier, LobTable } from '../../rules.ts'
import { adds } from '../../words.ts'
import type { RoundFought } from './events.ts'

/** [LOB-162] Every melee that is not decided fights one round a turn. */
export function gatherRounds(table: LobTable): void {
  const rounds: number[] = []
  for (const melee of table.state.melees) if (melee.winner === null) rounds.push(melee.id)
  if (rounds.length > 0) table.emit({ kind: 'roundsGathered', rounds })
}

export function roundsOfTurn(state: State): readonly number[] {
  return state.rounds
}

/** A melee that ended with one of its ships before its turn came fights no round. */
export function openRound(table: LobTable, id: number): void {
  const melee = table.state.melees.find(row => row.id === id)
  if (!melee || melee.winner !== null) return
  const { attacker, defender } = melee
  table.emit({ kind: 'roundOpened', melee: id, attacker, defender })
  table.interrupt('round')
}

function isUnmanned(state: State, { winner, attacker, defender }: Melee): boolean {
  return (
    winner === null && (shipOf(state, attacker).crew === 0 || shipOf(state, defender).crew === 0)
  )
}

export function areMeleesManned(state: State): boolean {
  return !state.melees.some(melee => isUnmanned(state, melee))
}

/** [LOB-173] [LOB-161] A crew that its other melee has used up has lost this one too, at once. */
export function endUnmannedMelee(table: LobTable): void {
  const melee = table.state.melees.find(row => isUnmanned(table.state, row))
  if (!melee) return
  decideMelee(table, melee)
  table.interrupt('round')
}

/** [LOB-163] Until the totals differ the dice are rolled again. */
export function isRoundDecided(state: State): boolean {
  return state.test === null
}

/** A melee and the crews that fight it. */
interface Round {
  melee: Melee
  attackerCrew: number
  defenderCrew: number
}

/** The melee whose round is being fought; null when none is. */
function roundInHand(state: State): Round | null {
  const { test } = state
  if (test === null || test.kind !== 'melee') return null
  const melee = state.melees.find(
    row => row.winner === null && row.attacker === test.ship && row.defender === test.other,
  )
  if (!melee) return null
  return {
    melee,
    attackerCrew: shipOf(state, melee.attacker).crew,
    defenderCrew: shipOf(state, melee.defender).crew,
  }
}

const crews = ({ attackerCrew, defenderCrew }: Round) => ({ attackerCrew, defenderCrew })

/** [LOB-163] [LOB-169] What goes onto the attacker's die. */
const attackerModifiers: readonly LobModifier<Round>[] = [
  adds(
    'LOB-166',
    'lob.modifier.largerCrew',
    matrixValue,
    ({ attackerCrew, defenderCrew }) => attackerCrew > defenderCrew,
    crews,
  ),
  adds(
    'LOB-169',
    'lob.modifier.continuedMelee',
    ({ melee }) => melee.bonus,
    ({ melee }) => melee.bonus !== 0,
  ),
]

/** [LOB-163] What goes onto the defender's die. */
const defenderModifiers: readonly LobModifier<Round>[] = [
  adds(
    'LOB-166',
    'lob.modifier.largerCrew',
    matrixValue,
    ({ attackerCrew, defenderCrew }) => defenderCrew > attackerCrew,
    crews,
  ),
]

function matrixValue({ attackerCrew, defenderCrew }: Round): number {
  const cell = meleeCell(attackerCrew, defenderCrew)
  return cell === 'auto' ? 0 : cell
}

/** [LOB-165] The crews are too unequal for dice; [LOB-173] or one of them is gone. */
function isWithoutDice({ attackerCrew, defenderCrew }: Round): boolean {
  if (attackerCrew === 0 || defenderCrew === 0) return true
  return meleeCell(attackerCrew, defenderCrew) === 'auto'
}

/** [LOB-163] [LOB-153] The attacker's die comes before the defender's. */
export function rollRound(table: LobTable): void {
  const round = roundInHand(table.state)
  if (round === null || isWithoutDice(round)) return
  const { id: melee, attacker, defender } = round.melee
  const bonus = table.tally(attackerModifiers, round)
  const die = table.roll(dieSides, 'LOB-163')
  const otherBonus = table.tally(defenderModifiers, round)
  const otherDie = table.roll(dieSides, 'LOB-163')
  table.emit({
    kind: 'roundRolled',
    melee,
    attacker,
    defender,
    die,
    otherDie,
    bonus,
    otherBonus,
  })
  interruptForPoints(table)
}

/** [LOB-164] [LOB-165] [LOB-173] Who wins the round, what it costs, and whether it ends the melee. */
export function resolveRound(table: LobTable): void {
  const round = roundInHand(table.state)
  const { test } = table.state
  if (round === null || test === null) return
  if (round.attackerCrew === 0 || round.defenderCrew === 0) return decideMelee(table, round.melee)
  if (isWithoutDice(round)) {
    const winner = round.attackerCrew > round.defenderCrew ? 'attacker' : 'defender'
    return endRound(table, round, winner, null, null)
  }
  const total = totalOf(test)
  const otherTotal = otherTotalOf(test)
  if (total !== otherTotal)
    return endRound(table, round, total > otherTotal ? 'attacker' : 'defender', total, otherTotal)
  const { id: melee, attacker, defender } = round.melee
  table.emit({ kind: 'roundTied', melee, attacker, defender, total })
}

function endRound(
  table: LobTable,
  round: Round,
  winner: 'attacker' | 'defender',
  total: number | null,
  otherTotal: number | null,
): void {
  table.emit({ kind: 'roundFought', ...foughtBy(round, winner, total, otherTotal) })
  decideMelee(table, round.melee)
}

/** [LOB-164] The loser loses two, the winner one; at once, not below 0. */
function foughtBy(
  { melee, attackerCrew, defenderCrew }: Round,
  winner: 'attacker' | 'defender',
  total: number | null,
  otherTotal: number | null,
): RoundFought {
  const hasAttackerWon = winner === 'attacker'
  const attackerLoss = hasAttackerWon ? roundLosses.winner : roundLosses.loser
  const defenderLoss = hasAttackerWon ? roundLosses.loser : roundLosses.winner
  return {
    melee: melee.id,
    attacker: melee.attacker,
    defender: melee.defender,
    winner,
    isAutomatic: total === null,
    total,
    otherTotal,
    attackerCrew: Math.max(0, attackerCrew - attackerLoss),
    defenderCrew: Math.max(0, defenderCrew - defenderLoss),
    attackerWins: melee.attackerWins + (hasAttackerWon ? 1 : 0),
    defenderWins: melee.defenderWins + (hasAttackerWon ? 0 : 1),
  }
}

/** [LOB-167] [LOB-265] A melee that is won gives its victor a stroke. */
function decideMelee(table: LobTable, melee: Melee): void {
  const { state } = table
  const winner = winnerOf(state, melee)
  if (winner === null) return
  const { id, attacker, defender } = melee
  const isOpen = hasChoice(state, melee, winner)
  table.emit({ kind: 'meleeDecided', melee: id, attacker, defender, winner, isOpen })
  if (winner === 'nobody') return
  const victor = shipOf(state, winner === 'attacker' ? attacker : defender)
  noteStroke(table, victor.seat, 'melee')
}

/** [LOB-167] [LOB-173] [LOB-175] Two rounds win; a crew that is gone has lost, both gone is a draw. */
function winnerOf(state: State, melee: Melee): Melee['winner'] {
  const isAttackerGone = shipOf(state, melee.attacker).crew === 0
  const isDefenderGone = shipOf(state, melee.defender).crew === 0
  if (isAttackerGone && isDefenderGone) return 'nobody'
  if (isAttackerGone || melee.defenderWins === roundsToWin) return 'defender'
  if (isDefenderGone || melee.attackerWins === roundsToWin) return 'attacker'
  return null
}

/** [LOB-168] [LOB-169] A defender has nobody left to fight when the attacker's crew is gone. */
function hasChoice(state: State, melee: Melee, winner: Melee['winner']): boolean {
  if (winner === 'attacker') return true
  return winner === 'defender' && shipOf(state, melee.attacker).crew > 0
}

/** The decided melees are struck off the list. */
export function clearMelees(table: LobTable): void {
  const { melees, rounds } = table.state
  if (rounds.length > 0 || melees.some(melee => melee.winner !== null))
    table.emit({ kind: 'meleesCleared' })
}

/**
 * [LOB-162] [LOB-167] What will come of the melee that was begun last, round after round until it is
 * won, if nothing else befalls its ships meanwhile.
 */
export function nextRound(table: LobTable): LobContinuation {
  const melee = table.state.melees.at(-1)
  if (!melee || melee.winner !== null) return undefined
  openRound(table, melee.id)
  return roundPlayed
}

const roundPlayed = plays('round', unanswered, { next: nextRound })
