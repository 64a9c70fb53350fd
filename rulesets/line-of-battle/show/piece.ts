import type { Badge, Message, Piece } from '@grognard/umpire'
import { rowIds } from '../book/tables/fire.ts'
import type { Card } from '../book/tables/ships.ts'
import { sideOf } from '../model/players.ts'
import { buildOf, cardName, cardOf, isInMelee, isOperational, pieceLabel } from '../model/ships.ts'
import { speedOf, speedReasons } from '../model/speed.ts'
import type { Ship, State } from '../model/state.ts'

/** A ship on the table with all that a glance at her and her card tells. */
export function pieceOf(state: State, ship: Ship): Piece {
  const card = cardOf(state, ship)
  return {
    id: ship.id,
    shape: 'ship',
    build: buildOf(card),
    x: ship.x,
    y: ship.y,
    heading: ship.heading,
    length: ship.length,
    beam: ship.beam,
    seat: ship.seat,
    side: sideOf(state, ship.seat),
    nation: ship.nation,
    name: ship.name,
    label: pieceLabel(state, ship),
    rows: rowIds.map(row => ({ key: `lob.row.${row}`, left: ship[row], of: card[row] })),
    fired: { port: Number(ship.hasFired.port), starboard: Number(ship.hasFired.starboard) },
    badges: badgesOf(state, ship),
    card: cardLines(state, ship, card),
  }
}

interface Mark {
  kind: Badge['kind']
  label?: (ship: Ship) => Message
  when: (state: State, ship: Ship) => boolean
}

const marks: Mark[] = [
  {
    kind: 'flagship',
    when: (_, ship) => ship.officer !== null && ship.seat === ship.firstSeat,
    label: ship => ({
      key: 'lob.badge.flagship',
      values: { officer: { key: `lob.officer.${ship.officer ?? 'none'}` } },
    }),
  },
  { kind: 'anchored', when: (_, ship) => ship.isAnchored },
  { kind: 'aground', when: (_, ship) => ship.agroundSince !== null },
  { kind: 'struck', when: (_, ship) => ship.isStruck },
  { kind: 'grappled', when: isInMelee },
  { kind: 'grappled', when: isRepelled, label: () => ({ key: 'lob.badge.repelled' }) },
  { kind: 'rudderLost', when: (_, ship) => ship.rudderTurns > 0 },
  { kind: 'mainmastLost', when: (_, ship) => ship.isMainmastLost },
  { kind: 'fleeing', when: (_, ship) => ship.isFleeing },
  { kind: 'unmanned', when: (_, ship) => ship.crew === 0 },
  {
    kind: 'prize',
    when: (state, ship) =>
      ship.seat !== ship.firstSeat && !ship.isStruck && !isCarried(state, ship),
  },
  { kind: 'prize', when: isCarried, label: () => ({ key: 'lob.badge.carried' }) },
]

/** [LOB-168] Her crew is beaten, and the captor has still to man her. */
function isCarried({ melees }: State, { id }: Ship): boolean {
  return melees.some(
    ({ winner, isOpen, defender }) => winner === 'attacker' && isOpen && defender === id,
  )
}

/** [LOB-169] Her boarders are beaten, and the victor has still to go on or break off. */
function isRepelled({ melees }: State, { id }: Ship): boolean {
  return melees.some(
    ({ winner, isOpen, attacker }) => winner === 'defender' && isOpen && attacker === id,
  )
}

/** [LOB-038] The flagship's mark, and what has befallen the ship. */
export function badgesOf(state: State, ship: Ship): Badge[] {
  return marks
    .filter(mark => mark.when(state, ship))
    .map(mark => ({
      kind: mark.kind,
      label: mark.label ? mark.label(ship) : { key: `lob.badge.${mark.kind}` },
    }))
}

/** [LOB-149] [LOB-151] None for a ship that cannot travel. */
function speedNow(state: State, ship: Ship): number {
  const isHeld = ship.sails === 0 || ship.agroundSince !== null || isInMelee(state, ship)
  return isHeld || !isOperational(ship) ? 0 : speedOf(state, ship, ship.isAnchored)
}

/** [LOB-008] The open ship card. */
function cardLines(state: State, ship: Ship, card: Card): Message[] {
  const speed = speedNow(state, ship)
  const lines: Message[] = [
    {
      key: 'lob.card.class',
      values: { class: cardName(card), nation: { key: `lob.nation.${ship.nation}` } },
    },
    { key: 'lob.card.value', values: { points: card.points } },
    { key: 'lob.card.move', values: { move: card.move / 1000, degrees: card.turning / 100 } },
    { key: 'lob.card.guns', values: gunValues(card) },
    { key: 'lob.card.speed', values: { speed: speed / 1000 } },
    ...(speed === 0 ? [] : speedReasons(state, ship)),
  ]
  if (state.options.actionPoints)
    lines.push({ key: 'lob.card.actionPoints', values: { points: card.actionPoints } })
  if (ship.shot !== null && ship.shot !== 'unknown')
    lines.push({ key: 'lob.card.shot', values: { shot: { key: `lob.shot.${ship.shot}` } } })
  if (ship.isDoubleLoaded) lines.push({ key: 'lob.card.doubleLoad' })
  if (ship.rudderTurns > 0)
    lines.push({ key: 'lob.card.rudder', values: { turns: ship.rudderTurns } })
  return lines
}

function gunValues(card: Card) {
  return { firepower: card.firepower, morale: card.morale, draught: card.draught }
}
