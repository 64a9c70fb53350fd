import { dieSides } from '../../book/tables/gunnery.ts'
import { meleeRatios, meleeRounds } from '../../book/tables/melee.ts'
import { isOn } from '../../book/options.ts'
import {
  areEnemies,
  bondBetween,
  findShip,
  isFighting,
  isOnSea,
  shipOf,
  isInMelee,
} from '../../model/ships.ts'
import type { Melee, Ship, State } from '../../model/state.ts'
import type { WsTable } from '../../rules.ts'
import { capture } from './capture.ts'
import {
  boardersOf,
  defendersOf,
  forceOf,
  leadingForce,
  lossesBy,
  meleeModifiers,
  sectionsOf,
  spread,
  strengthTogether,
} from './strength.ts'
import type { Force } from './strength.ts'
import { endByTruce } from './truce.ts'

/** [WS-124] Section 1 turns to by itself where boarders of a ship alongside are coming. */
export function formAutomaticDefence(table: WsTable): void {
  const { state } = table
  if (!isOn(state.options, 'battleMelee') || state.bonds.length === 0) return
  for (const ship of state.ships)
    if (isFighting(ship) && isSectionOneFree(ship) && isThreatened(state, ship))
      table.emit({ kind: 'defenceFormed', ship: ship.id, turn: state.turn })
}

function isSectionOneFree(ship: Ship): boolean {
  const [squares = 0, ...others] = ship.crew
  const isTied = ship.isSectionTied && others.every(more => more === 0)
  return ship.prize === null && squares > 0 && !isTied && (ship.parties[0] ?? null) === null
}

function isThreatened(state: State, ship: Ship): boolean {
  const isAimed = state.options.automaticDefence === 'aimedParty'
  return state.bonds.some(({ one, other }) => {
    if (one !== ship.id && other !== ship.id) return false
    const enemy = shipOf(state, one === ship.id ? other : one)
    if (!isFighting(enemy) || !areEnemies(state, ship, enemy)) return false
    return sectionsOf(enemy, 'offensive', isAimed ? ship.id : undefined).length > 0
  })
}

/** [WS-220] Parties come to blows where ships hang together; [WS-229] [WS-233] who cannot resist is taken. */
export function beginMelees(table: WsTable): void {
  const { state } = table
  endByTruce(table)
  const melees = meleesNow(state)
  if (melees.length === 0 && state.melees.length === 0) return
  table.emit({ kind: 'meleesBegun', melees, parties: partiesIn(state, melees) })
  for (const { ship, attackers } of melees.slice()) takeUndefended(table, ship, attackers)
}

function takeUndefended(table: WsTable, id: string, attackers: readonly string[]): void {
  const { state } = table
  const ship = shipOf(state, id)
  const boarders = boardersOf(
    attackers.map(one => shipOf(state, one)),
    id,
  )
  if (boarders.length === 0) return
  if (isFighting(ship) && defendersOf(ship).squares > 0) return
  capture(table, ship, boarders)
}

/** [WS-220] [WS-230] By the ship that is boarded, with all that board her. */
function meleesNow(state: State): Melee[] {
  const melees: Melee[] = []
  for (const ship of state.ships) {
    const target = isSending(ship) && isFighting(ship) ? targetOf(state, ship) : undefined
    if (!target) continue
    const mutual = melees.find(row => row.ship === ship.id && row.attackers.includes(target.id))
    const joined = melees.find(row => row.ship === target.id)
    if (mutual) mutual.isMutual = true
    else if (joined) joined.attackers.push(ship.id)
    else melees.push(meleeFor(state, target.id, ship.id))
  }
  return melees
}

function meleeFor(state: State, ship: string, attacker: string): Melee {
  const before = state.melees.find(
    row => !row.isOver && (row.ship === ship || row.attackers.includes(ship)),
  )
  return {
    ship,
    attackers: [attacker],
    isMutual: false,
    rounds: 0,
    turns: before?.turns ?? 0,
    isOver: false,
  }
}

/** Most ships board nobody. */
function isSending({ parties }: Ship): boolean {
  for (const party of parties) if (party?.kind === 'offensive') return true
  return false
}

/** [WS-125] The enemy alongside that her boarders are meant for. */
function targetOf(state: State, ship: Ship): Ship | undefined {
  const [section] = sectionsOf(ship, 'offensive')
  const id = section === undefined ? null : ship.parties[section]?.target
  const target = id ? findShip(state, id) : undefined
  if (!target || !bondBetween(state, ship.id, target.id)) return undefined
  const canBeTaken = isOnSea(target) && target.doom === 'none'
  return canBeTaken && areEnemies(state, ship, target) ? target : undefined
}

/** [WS-023] From now on everyone sees who fights. */
function partiesIn(state: State, melees: readonly Melee[]) {
  const ids = new Set(melees.flatMap(({ ship, attackers }) => [ship, ...attackers]))
  return state.ships
    .filter(({ id }) => ids.has(id))
    .flatMap(ship =>
      ship.parties.flatMap((party, section) =>
        party && party.kind !== 'transfer'
          ? [
              {
                ship: ship.id,
                section,
                party: party.kind,
                since: party.since,
                sentIn: party.sentIn,
                target: party.target,
              },
            ]
          : [],
      ),
    )
}

const isFought = ({ isOver, rounds }: Melee) => !isOver && rounds < meleeRounds

/** [WS-227] */
export function areMeleesOver(state: State): boolean {
  return !state.melees.some(isFought)
}

/** [WS-222] A round of every melee. */
export function fightRound(table: WsTable): void {
  fight(table, table.state.melees.filter(isFought))
}

/** For odds: a round of the melees that a ship is in. */
export function fightRoundOf(table: WsTable, ship: string): void {
  const isHers = (melee: Melee) => isInMelee({ ...table.state, melees: [melee] }, ship)
  fight(table, table.state.melees.filter(isFought).filter(isHers))
}

function fight(table: WsTable, melees: readonly Melee[]): void {
  for (const melee of melees) {
    if (melee.isOver) continue
    fightOne(table, melee)
    while (decide(table, melee)) continue
  }
}

interface Forces {
  boarders: Force[]
  defence: Force
}

/** [WS-224] Boarders of both sides meet first. */
function forcesIn(state: State, { ship: id, attackers, isMutual }: Melee): Forces {
  const ship = shipOf(state, id)
  const boarders = boardersOf(
    attackers.map(one => shipOf(state, one)),
    id,
  )
  const defence = isMutual ? forceOf(ship, sectionsOf(ship, 'offensive')) : defendersOf(ship)
  return { boarders, defence }
}

/** [WS-222] Both sides roll on the strength before the round; what they lose is taken off together. */
function fightOne(table: WsTable, melee: Melee): void {
  const { state } = table
  const { boarders, defence } = forcesIn(state, melee)
  const lead = leadingForce(state, boarders)
  if (!lead) return
  const attack = strengthTogether(boarders)
  const resistance = strengthTogether([defence])
  const { isMutual } = melee
  const ownDie = dieOf(table, { own: lead.ship, enemy: defence.ship, isMutual, isBoarding: true })
  const theirDie = dieOf(table, {
    own: defence.ship,
    enemy: lead.ship,
    isMutual,
    isBoarding: isMutual,
  })
  const ordered = [lead, ...boarders.filter(force => force !== lead)]
  table.emit({
    kind: 'roundFought',
    ship: melee.ship,
    attackers: melee.attackers.slice(),
    attack,
    resistance,
    losses: [
      ...spread(ordered, lossesBy(resistance, theirDie)),
      ...spread([defence], lossesBy(attack, ownDie)),
    ],
  })
}

/** [WS-222] [WS-223] */
function dieOf(
  table: WsTable,
  fighting: { own: Ship; enemy: Ship; isMutual: boolean; isBoarding: boolean },
): number {
  const { state } = table
  const isModified = isOn(state.options, 'battleMelee')
  const modifier = isModified ? table.tally(meleeModifiers, { state, ...fighting }) : 0
  const die = table.roll(dieSides, 'WS-222') + modifier
  return Math.max(1, Math.min(dieSides, die))
}

/** [WS-228] What the strength left decides; true where the odds are to be taken anew. */
function decide(table: WsTable, melee: Melee): boolean {
  const { state } = table
  const { boarders, defence } = forcesIn(state, melee)
  const verdict = verdictOf(state, melee, strengthTogether(boarders), strengthTogether([defence]))
  if (verdict === null) return false
  table.emit({
    kind: 'meleeDecided',
    ship: melee.ship,
    attackers: melee.attackers.slice(),
    verdict,
    ...turnedOn(state, melee, verdict),
  })
  if (verdict === 'captured') capture(table, shipOf(state, melee.ship), boarders)
  return verdict === 'shipDefends' || verdict === 'boardersDefend'
}

type Verdict = 'captured' | 'repelled' | 'shipDefends' | 'boardersDefend' | 'bothGone'

/** [WS-224] [WS-225] [WS-226] [WS-228] [WS-232] */
function verdictOf(
  { options }: State,
  { isMutual }: Melee,
  attack: number,
  resistance: number,
): Verdict | null {
  const ratios = isOn(options, 'battleMelee') ? meleeRatios.battle : meleeRatios.basic
  if (attack === 0 && resistance === 0) return 'bothGone'
  if (isMutual && attack >= ratios.demotes * resistance) return 'shipDefends'
  if (isMutual && resistance >= ratios.demotes * attack) return 'boardersDefend'
  if (isMutual) return null
  if (attack >= ratios.captures * resistance) return 'captured'
  return resistance >= ratios.repels * attack ? 'repelled' : null
}

/** [WS-224] Beaten boarders defend their own ship against those they met: whom these board now. */
function turnedOn(state: State, melee: Melee, verdict: Verdict): { boards: string | null } {
  if (verdict !== 'boardersDefend') return { boards: null }
  const ship = shipOf(state, melee.ship)
  const [section = 0] = sectionsOf(ship, 'offensive')
  return { boards: ship.parties[section]?.target ?? melee.attackers[0] ?? null }
}

/** [WS-227] What is undecided goes on next turn. */
export function endMelees(table: WsTable): void {
  const { state } = table
  const free = state.ships
    .filter(isShowing)
    .flatMap(({ id: ship, seat, parties }) =>
      isInMelee(state, ship)
        ? []
        : parties.flatMap((formed, section) =>
            formed?.isShown ? [{ seat, ship, section, isOwn: true }] : [],
          ),
    )
  if (state.melees.length > 0 || free.length > 0) table.emit({ kind: 'meleesEnded', free })
}

/** Most ships have no party, or none that anybody has seen. */
function isShowing({ parties }: Ship): boolean {
  for (const party of parties) if (party?.isShown) return true
  return false
}
