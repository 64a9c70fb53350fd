import { isRecord } from '@grognard/umpire/shape.ts'
import type { Faces, Message } from '@grognard/umpire'
import { sheetName } from '../model/sheet.ts'
import type { Attachments, Player, State } from '../model/state.ts'

/** Sides by what is known of them: the ship of a duel, the nation, the commander. */
export function faces(state: State, attachments: Attachments): Faces {
  const named = [0, 1].flatMap(side => facesOf(state, attachments, side))
  return Object.fromEntries(named)
}

function facesOf(state: State, attachments: Attachments, side: number): [string, Message][] {
  const face = faceOf(state, attachments, side)
  if (face === null) return []
  const [first, ...others] = state.players.filter(player => player.side === side)
  const squadron = { key: 'lob.face.squadron', values: { fleet: face } }
  return [
    [`lob.side.${side}`, face],
    ...(first ? [[`seat.${first.seat}`, face] as [string, Message]] : []),
    ...others.map(({ seat }): [string, Message] => [`seat.${seat}`, squadron]),
  ]
}

/** Null where the sides are told apart by nothing but their letters. */
function faceOf(state: State, attachments: Attachments, side: number): Message | null {
  return loneShip(state, side) ?? nationOf(state, side) ?? commanderOf(state, attachments, side)
}

/** A fleet of one ship that the scenario gives. */
function loneShip({ rules, ships, players }: State, side: number): Message | null {
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
