import type { Options, Seat } from '@grognard/umpire'
import { fleetStep, leastFleet, lossesFelt, pointsPerRank } from '../book/tables/campaign.ts'
import { fleetOf, isDestroyed } from '../chapters/ending/score.ts'
import { sideOf } from '../model/players.ts'
import { cardOf } from '../model/ships.ts'
import type { State } from '../model/state.ts'
import type { Ledger } from './ledger.ts'

/** [LOB-254] A task that the admiralty sets before the battle, and what it is worth. */
export interface Task {
  kind: TaskKind
  /** Ships that may be lost at most, or have to be sunk or taken at least. */
  ships: number
  points: number
}

type TaskKind = 'win' | 'spare' | 'take'

export const win = (points: number): Task => ({ kind: 'win', ships: 0, points })
export const spare = (ships: number, points: number): Task => ({ kind: 'spare', ships, points })
export const take = (ships: number, points: number): Task => ({ kind: 'take', ships, points })

/** [LOB-254] Fixed before the battle. */
export function mostMissionPoints(tasks: readonly Task[]): number {
  return tasks.reduce((sum, task) => sum + task.points, 0)
}

/** [LOB-254] [LOB-256] Which of the tasks are carried out when the battle is over. */
export function carriedOut(tasks: readonly Task[], end: State, seat: Seat): boolean[] {
  return tasks.map(task => isCarriedOut[task.kind](task.ships, end, seat))
}

const isCarriedOut: Record<TaskKind, (ships: number, end: State, seat: Seat) => boolean> = {
  win: (_ships, end, seat) => end.outcome?.winners.includes(seat) ?? false,
  spare: (ships, end, seat) => lostBy(end, sideOf(end, seat)).length <= ships,
  take: (ships, end, seat) => lostBy(end, 1 - sideOf(end, seat)).length >= ships,
}

function lostBy(end: State, side: number) {
  return fleetOf(end, side).filter(ship => isDestroyed(end, ship) || ship.isStruck)
}

/** [LOB-256] The points of the ships that a side has lost. */
export function pointsLostBy(end: State, side: number): number {
  return lostBy(end, side).reduce((sum, ship) => sum + cardOf(end, ship).points, 0)
}

/** The points of a fleet and the option of the scenario that gives them. */
export interface Fleet {
  option: string
  points: number
}

/** [LOB-256] What makes the points of a fleet: those of the battle, the rank, the losses before. */
export interface Command {
  option: string
  base: number
  forRank: number
  forLosses: number
  /** In steps, and never fewer than the least. */
  total: number
}

/** [LOB-256] A higher rank commands more, and half of what the last battle cost is missing. */
export function ownCommand({ option, points }: Fleet, { own, battles }: Ledger): Command {
  return commandOf(option, points, own.rank * pointsPerRank, battles.at(-1)?.ownLost ?? 0)
}

/** [LOB-256] The enemy feels losses too; his fleet does not grow with rank. */
export function enemyCommand({ option, points }: Fleet, { battles }: Ledger): Command {
  return commandOf(option, points, 0, battles.at(-1)?.enemyLost ?? 0)
}

function commandOf(option: string, base: number, forRank: number, lost: number): Command {
  const felt = Math.floor(lost / lossesFelt)
  const inSteps = Math.floor((base + forRank - felt) / fleetStep) * fleetStep
  return { option, base, forRank, forLosses: felt, total: Math.max(leastFleet, inSteps) }
}

/** [LOB-256] Who won the last battle goes into the next with his guns double-loaded alone. */
export function doubleLoadFor({ battles }: Ledger, seat: Seat): Options {
  const last = battles.at(-1)?.result
  return { doubleLoad: last === 'won' ? seat : 'both' }
}
