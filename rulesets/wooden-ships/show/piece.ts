import type { Badge, Message, Piece } from '@grognard/umpire'
import { poseOnGround } from '../model/plots.ts'
import { buildOf, ensigns, mastsOf, sizeOf } from '../model/look.ts'
import { hasColleague, isInCommand } from '../model/command.ts'
import { cardOf, fleetOf, isBound, playerOf } from '../model/ships.ts'
import type { Ship, ShipCard, State } from '../model/state.ts'

/** A ship over her two hexes with all that a glance at her and her card tells. */
export function pieceOf(state: State, ship: Ship): Piece {
  const card = cardOf(state, ship)
  return {
    id: ship.id,
    shape: 'ship',
    build: buildOf(card),
    ...poseOnGround(ship),
    ...sizeOf(card),
    seat: ship.seat,
    side: fleetOf(state, ship.seat),
    nation: ensigns[card.nation],
    name: card.name,
    label: { key: 'ws.show.ship', values: { name: card.name, rating: card.rating } },
    rows: rowsOf(card, ship),
    masts: riggedMasts(card, ship),
    guns: { port: gunsOf(card, ship, 0), starboard: gunsOf(card, ship, 2) },
    fired: { port: Number(ship.hasFired.port), starboard: Number(ship.hasFired.starboard) },
    badges: badgesOf(state, ship),
    card: cardLines(state, card, ship),
  }
}

/** Sails on a whole mast, by what is set. */
const canvas = { battle: 2, full: 4 } as const

/** [WS-053] From the bow; null for a mast whose section has no square left. */
function riggedMasts(card: ShipCard, ship: Ship): (number | null)[] {
  const first = ship.rigging.length - mastsOf(card)
  return Array.from({ length: mastsOf(card) }, (_, mast) => {
    const left = ship.rigging[first + mast] ?? 0
    const of = card.log.rigging[first + mast] ?? 0
    if (left === 0) return null
    return Math.max(1, Math.ceil((canvas[ship.sails] * left) / Math.max(1, of)))
  })
}

/** Ports that are drawn on half a broadside. */
const portsDrawn = 4

/** [WS-020] From bow to stern, the broadside whose bow half stands at that place. */
function gunsOf({ log }: ShipCard, ship: Ship, bow: number): boolean[] {
  const all = log.guns + log.carronades
  const halves = [Math.ceil(all / 2), Math.floor(all / 2)]
  return halves.flatMap((whole, half) => {
    const left = (ship.guns[bow + half] ?? 0) + (ship.carronades[bow + half] ?? 0)
    const working = whole === 0 ? 0 : Math.ceil((portsDrawn * left) / whole)
    return Array.from({ length: portsDrawn }, (_, port) => port < working)
  })
}

/** [WS-018] What is left of the squares of her log. */
function rowsOf({ log }: ShipCard, ship: Ship): Piece['rows'] {
  const guns = { left: sum(ship.guns), of: 2 * log.guns }
  const carronades = { left: sum(ship.carronades), of: 2 * log.carronades }
  return [
    { key: 'ws.row.hull', left: ship.hull, of: log.hull },
    { key: 'ws.row.crew', left: sum(ship.crew), of: sum(log.crew) },
    ...(guns.of > 0 ? [{ key: 'ws.row.guns', ...guns }] : []),
    ...(carronades.of > 0 ? [{ key: 'ws.row.carronades', ...carronades }] : []),
    { key: 'ws.row.rigging', left: sum(ship.rigging), of: sum(log.rigging) },
  ]
}

interface Mark {
  kind: Badge['kind']
  /** Which of several things the mark may mean. */
  says?: (ship: Ship) => string
  when: (state: State, ship: Ship) => boolean
}

const marks: readonly Mark[] = [
  {
    kind: 'flagship',
    when: ({ players }, ship) => players.some(({ flagship }) => flagship === ship.id),
  },
  { kind: 'struck', when: (_, ship) => ship.status === 'struck' },
  { kind: 'surrendered', when: (_, ship) => ship.status === 'surrendered' },
  { kind: 'prize', when: (_, ship) => ship.prize !== null },
  { kind: 'sinking', when: (_, ship) => ship.doom === 'sinking' },
  { kind: 'exploding', when: (_, ship) => ship.doom === 'exploding' },
  { kind: 'onFire', when: (state, ship) => turnsBurning(state, ship) > 0 },
  { kind: 'fouled', when: (state, ship) => hasBond(state, ship, true) },
  { kind: 'grappled', when: (state, ship) => hasBond(state, ship, false) },
  { kind: 'aground', when: (_, ship) => ship.aground > 0 },
  {
    kind: 'anchored',
    says: ship => `ws.badge.anchored.${ship.anchor}`,
    when: (_, ship) => ship.anchor !== 'none',
  },
  { kind: 'towed', when: ({ tows }, ship) => tows.some(({ towed }) => towed === ship.id) },
  { kind: 'boardersReady', when: (_, ship) => ship.isReady },
  { kind: 'fullSail', when: (_, ship) => ship.sails === 'full' },
  {
    kind: 'unmanned',
    when: (_, ship) => ship.status === 'afloat' && !ship.prize && sum(ship.crew) === 0,
  },
]

/** [WS-188] This turn and those to come. */
function turnsBurning({ turn }: State, { burnsUntil }: Ship): number {
  return burnsUntil === 0 ? 0 : Math.max(0, burnsUntil - turn + 1)
}

/** [WS-118] A pair may be fouled and grappled at once. */
function hasBond(state: State, ship: Ship, isFouled: boolean): boolean {
  if (!isBound(state, ship)) return false
  const own = state.bonds.filter(({ one, other }) => one === ship.id || other === ship.id)
  return own.some(bond => (isFouled ? bond.isFouled : bond.grapples > 0))
}

/** What has befallen the ship. */
export function badgesOf(state: State, ship: Ship): Badge[] {
  return marks
    .filter(mark => mark.when(state, ship))
    .map(({ kind, says }) => ({ kind, label: { key: says ? says(ship) : `ws.badge.${kind}` } }))
}

/** [WS-018] The head of her log, then what stands in its sections. */
function cardLines(state: State, card: ShipCard, ship: Ship): Message[] {
  const { class: shipClass, rating, nation, points } = card
  const values = { class: shipClass, rating, nation: { key: `ws.nation.${nation}` } }
  return [
    { key: 'ws.card.class', values },
    { key: 'ws.card.quality', values: { quality: { key: `ws.quality.${ship.quality}` }, points } },
    {
      key: 'ws.card.speeds',
      values: { turning: ship.turning, battle: card.battle, full: card.full, speed: ship.speed },
    },
    { key: `ws.card.sails.${ship.sails}` },
    sections('crew', ship.crew),
    ...(card.log.guns > 0 ? [sections('guns', ship.guns)] : []),
    ...(card.log.carronades > 0 ? [sections('carronades', ship.carronades)] : []),
    sections('rigging', ship.rigging),
    ...loadLines(ship),
    ...hurts(state, ship),
    ...(state.options.game === 'basic' ? [] : leaderLines(card, ship)),
    ...commandLines(state, ship),
  ]
}

function sections(row: string, squares: readonly number[]): Message {
  const [first = 0, second = 0, third = 0, fourth = 0] = squares
  const values = { first, second, third, fourth, count: squares.length }
  return { key: `ws.card.${row}`, values }
}

/** [WS-169] Of another fleet nothing is known. */
function loadLines({ load, isFresh }: Ship): Message[] {
  return (['port', 'starboard'] as const).flatMap(side => {
    const shot = load[side]
    if (shot === 'unknown') return []
    const values = {
      load: { key: shot === null ? 'ws.card.unloaded' : `ws.ammunition.${shot}` },
    }
    return [{ key: `ws.card.${isFresh[side] ? 'freshLoad' : 'load'}.${side}`, values }]
  })
}

/** [WS-188] [WS-210] [WS-233] */
function hurts(state: State, ship: Ship): Message[] {
  const turns = turnsBurning(state, ship)
  const hanging = ship.hanging.port + ship.hanging.starboard
  const lines: Message[] = []
  if (turns > 0) lines.push({ key: 'ws.card.fire', values: { turns } })
  if (hanging > 0) lines.push({ key: 'ws.card.hanging', values: { masts: hanging } })
  if (ship.prize) lines.push({ key: 'ws.card.prize', values: { crew: ship.prize.crew } })
  return lines
}

/** [WS-190] */
function leaderLines({ leaders }: ShipCard, { lostLeaders }: Ship): Message[] {
  return leaders.map((name, index) => ({
    key: lostLeaders.includes(index) ? 'ws.card.leaderLost' : 'ws.card.leader',
    values: { name },
  }))
}

/** [WS-191] Of several commanders the one who has the fleet. */
function commandLines(state: State, ship: Ship): Message[] {
  const player = playerOf(state, ship.seat)
  const isHis = player.flagship === ship.id && hasColleague(state, player.seat)
  return isHis && isInCommand(state, player.seat) ? [{ key: 'ws.card.inCommand' }] : []
}

function sum(squares: readonly number[]): number {
  return squares.reduce((all, each) => all + each, 0)
}
