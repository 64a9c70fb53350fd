import { alongside } from '@grognard/geometry/dots/heading.ts'
import type { DotPose } from '@grognard/geometry/dots/heading.ts'
import type { Dice, Of, Seat } from '@grognard/umpire'
import { boardingOdds, grapeBatteries, grapeKind, grapeRange } from '../book/tables/boarding.ts'
import type { BoardingOdds } from '../book/tables/boarding.ts'
import { dieSides } from '../book/tables/charts.ts'
import { hullSinksAt } from '../book/tables/ship.ts'
import { bearingSide } from '../model/bearing.ts'
import { lineTo } from '../model/board.ts'
import { workingBatteries } from '../model/guns.ts'
import { cardWith } from '../model/hand.ts'
import { shipOf } from '../model/ships.ts'
import type { Ship, State } from '../model/state.ts'
import type { Order } from '../orders.ts'
import { cardWorth, shipWorth, weights } from './evaluate.ts'
import { oddsOfHit, worthOfResults } from './gunnery.ts'

/** The odds that boarders win, and that they are taken themselves. */
interface Chances {
  won: number
  reversed: number
  failed: number
}

const none: Chances = { won: 0, reversed: 0, failed: 0 }
const certain: Chances = { won: 1, reversed: 0, failed: 0 }

/** Marines of both sides, in points of hull difference. */
export interface Marines {
  attacker: number
  defender: number
}

const noMarines: Marines = { attacker: 0, defender: 0 }

/** What boarding is worth to the attacker; `pose` is where and how she lies alongside, where known. */
export function worthOfBoarding(
  state: State,
  attacker: Ship,
  defender: Ship,
  pose: DotPose | null,
  marines: Marines = noMarines,
): number {
  const gain = shipWorth(defender) + weights.ship / 2
  if (defender.isPrize) return gain
  if (attacker.hull > defender.hull) return 0
  const guns = pose ? gunsOn(defender, pose) : grapeBatteries
  const { won, reversed, failed } = chancesOf(state, attacker, defender, guns, marines)
  const hit = oddsOfHit(grapeRow(state)) * guns * worthOfResults(state, attacker).hull
  const lost = hit * (1 + failed) * weights.taken
  const stake = (shipWorth(attacker) + weights.ship / 2) * weights.risk
  return won * gain - reversed * stake - lost
}

const grapeRow = ({ charts }: State) => charts[grapeKind][grapeRange - 1] ?? []

/** Guns that can meet boarders with grape. */
function gunsOn(defender: Ship, pose: DotPose): number {
  const side = bearingSide(defender, pose)
  if (side === null) return 0
  return Math.min(grapeBatteries, workingBatteries(defender, side, 'any').length)
}

/** Over every number of hits that the grape may score. */
function chancesOf(
  state: State,
  attacker: Ship,
  defender: Ship,
  guns: number,
  marines: Marines,
): Chances {
  const hit = oddsOfHit(grapeRow(state))
  const chances = { ...none }
  for (let hits = 0; hits <= guns; hits++) {
    const likely = oddsOfHits(guns, hits, hit)
    const fought = chancesAt(attacker.hull + hits, defender.hull, marines)
    chances.won += likely * fought.won
    chances.reversed += likely * fought.reversed
    chances.failed += likely * fought.failed
  }
  return chances
}

/** So many hits of so many guns. */
function oddsOfHits(guns: number, hits: number, hit: number): number {
  let odds = 1
  for (let i = 0; i < hits; i++) odds *= (hit * (guns - i)) / (i + 1)
  for (let i = hits; i < guns; i++) odds *= 1 - hit
  return odds
}

function chancesAt(attackerHull: number, defenderHull: number, marines: Marines): Chances {
  const difference = defenderHull - attackerHull
  if (difference < 0 || attackerHull >= hullSinksAt) return none
  return chancesIn(boardingOdds(Math.max(0, difference + marines.attacker - marines.defender)))
}

function chancesIn(odds: BoardingOdds | null): Chances {
  if (odds === null) return none
  if (odds === 'automatic') return certain
  if (odds === 'opposed') return { won: 1 / 2, reversed: 1 / 2, failed: 0 }
  const won = (dieSides + 1 - odds) / dieSides
  return { won, reversed: 0, failed: 1 - won }
}

/** A ship laid alongside another, and what that is worth. */
export interface Boarders {
  order: Of<Order, 'board'>
  pose: DotPose
  worth: number
}

/** The best way to board from a pose; undefined where she cannot. */
export function bestBoarders(
  state: State,
  ship: Ship,
  from: DotPose,
  target: Ship,
): Boarders | undefined {
  const line = lineTo({ ...ship, ...from }, target)
  if (line === null) return undefined
  const ways = alongside(from.heading, line).map(heading =>
    boardersOn(state, ship, target, { x: from.x, y: from.y, heading }),
  )
  return ways.toSorted((one, other) => other.worth - one.worth)[0]
}

function boardersOn(state: State, ship: Ship, target: Ship, pose: DotPose): Boarders {
  const plain = worthOfBoarding(state, ship, target, pose)
  const card = target.isPrize ? undefined : cardWith(state, ship.seat, 'marines')
  const marines = { attacker: card?.amount ?? 0, defender: 0 }
  const helped = worthOfBoarding(state, ship, target, pose, marines)
  const isHelp = card !== undefined && helped - plain > cardWorth
  const { heading } = pose
  return {
    order: { kind: 'board', target: target.id, heading, marines: isHelp },
    pose,
    worth: isHelp ? helped - cardWorth : plain,
  }
}

/** Marines are sent where they spoil enough of what the boarders hope for. */
export function bestMarines(state: State, seat: Seat, _dice: Dice): Order {
  const { boarding } = state
  const card = cardWith(state, seat, 'marines')
  if (!boarding || !card) return { kind: 'keepMarines' }
  const attacker = shipOf(state, boarding.attacker)
  const defender = shipOf(state, boarding.defender)
  const marines = { attacker: boarding.attackerMarines, defender: 0 }
  const called = { ...marines, defender: card.amount }
  const spoilt =
    worthOfBoarding(state, attacker, defender, attacker, marines) -
    worthOfBoarding(state, attacker, defender, attacker, called)
  return { kind: spoilt > cardWorth ? 'callMarines' : 'keepMarines' }
}
