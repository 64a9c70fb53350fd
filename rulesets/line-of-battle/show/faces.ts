import { isRecord } from '@grognard/umpire/shape.ts'
import type { Faces, Message } from '@grognard/umpire'
import { sheetName } from '../model/sheet.ts'
import type { Attachments, Player, ScenarioRules, State } from '../model/state.ts'

/** Sides by what is known of them: the ship of a duel, the nation, the commander. */
export function faces(state: State, attachments: Attachments): Faces {
  const named = [0, 1].flatMap(side => [
    ...facesOf(state, attachments, side),
    ...taskNames(state, side),
  ])
  return Object.fromEntries(named)
}

const unlikeTasks = new Set<ScenarioRules['victory']>(['convoy', 'puttingToSea', 'blockade'])

/** Where the sides have tasks of their own, the options before the battle are named after these. */
function taskNames({ rules }: State, side: number): [string, Message][] {
  if (!unlikeTasks.has(rules.victory)) return []
  const values = { fleet: { key: `lob.task.${rules.victory}.${side}` } }
  const letter = side === 0 ? 'A' : 'B'
  return [
    [`option.points${letter}`, { key: 'lob.face.points', values }],
    [`option.nation${letter}`, { key: 'lob.face.nation', values }],
  ]
}

function facesOf(state: State, attachments: Attachments, side: number): [string, Message][] {
  const face = faceOf(state, attachments, side)
  if (face === null) return []
  const [first, ...others] = state.players.filter(player => player.side === side)
  const squadron = { key: 'lob.face.squadron', values: { fleet: face } }
  return [
    [`lob.side.${side}`, face],
    [`option.doubleLoad.${side === 0 ? 'a' : 'b'}`, face],
    ...(first ? seatFaces(first, face) : []),
    ...others.flatMap(player => seatFaces(player, squadron)),
  ]
}

/** A seat, and the commander's sheet that may be brought for it. */
function seatFaces({ seat }: Player, face: Message): [string, Message][] {
  const sheet = { key: 'lob.face.commander', values: { fleet: face } }
  return [
    [`seat.${seat}`, face],
    [`paper.${sheetName(seat)}`, sheet],
  ]
}

/** Null where the sides are told apart by nothing but their letters. */
function faceOf(state: State, attachments: Attachments, side: number): Message | null {
  return loneShip(state, side) ?? nationOf(state, side) ?? commanderOf(state, attachments, side)
}

/** A fleet of one ship that the scenario gives. */
export function loneShip({ rules, ships, players }: State, side: number): Message | null {
  if (rules.fleets !== 'given') return null
  const seats = new Set(players.filter(player => player.side === side).map(({ seat }) => seat))
  const [ship, ...more] = ships.filter(({ firstSeat }) => seats.has(firstSeat))
  return ship && more.length === 0 ? spoken(ship.name) : null
}

/** Where the nations differ; ships of several nations make a combined fleet. */
function nationOf({ rules, ships, players }: State, side: number): Message | null {
  const [own, other] = [side, 1 - side].map(one => players.find(player => player.side === one))
  if (!own || own.nation === 'none' || own.nation === other?.nation) return null
  const isGiven = rules.fleets === 'given'
  const nations = new Set(isGiven ? nationsIn(ships, players, side) : [])
  return { key: nations.size > 1 ? 'lob.face.combined' : `lob.nation.${own.nation}` }
}

function nationsIn(ships: State['ships'], players: readonly Player[], side: number) {
  const seats = new Set(players.filter(player => player.side === side).map(({ seat }) => seat))
  return ships.filter(({ firstSeat }) => seats.has(firstSeat)).map(({ nation }) => nation)
}

/** [LOB-250] By the sheet that was brought. */
function commanderOf({ players }: State, attachments: Attachments, side: number): Message | null {
  const seat = players.find(player => player.side === side)?.seat
  const sheet = seat === undefined ? undefined : attachments[sheetName(seat)]
  if (!isRecord(sheet) || typeof sheet.name !== 'string' || sheet.name.trim() === '') return null
  return spoken(sheet.name.trim())
}

const spoken = (name: string): Message => ({ key: 'lob.face.name', values: { name } })
