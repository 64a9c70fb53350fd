import { bearing } from '@grognard/geometry/measured/angle.ts'
import type { Point } from '@grognard/geometry/measured/pose.ts'
import { joinNames } from '@grognard/umpire'
import type { Badge, CardTable, Message, Piece } from '@grognard/umpire'
import { weapons } from '../book/tables/cards.ts'
import { section } from '../book/tables/measures.ts'
import type { Aircraft, SeaUnit, State, UnitCard } from '../model/state.ts'
import { ashore, planeLabel } from '../model/air.ts'
import {
  cardOf,
  ensigns,
  findUnit,
  hasWeapon,
  isCrippled,
  isEnemyAfloat,
  isWithin,
  nameOf,
  speedOf,
} from '../model/units.ts'
import { shortName } from './squadrons.ts'
import { nameOfCard } from '../model/names.ts'

/** A ship or submarine with all that a glance at it and its card tells. */
export function pieceOf(state: State, unit: SeaUnit): Piece {
  const card = cardOf(state, unit)
  const { x, y, heading } = unit
  const called = nameOfCard(card)
  return {
    id: unit.id,
    shape: 'ship',
    build: { masts: 0, decks: 1 },
    silhouette: card.type,
    x,
    y,
    heading,
    length: card.length,
    beam: card.beam,
    seat: unit.seat,
    side: unit.seat === 'allies' ? 0 : 1,
    nation: ensigns[card.nation],
    name: card.name,
    ...(typeof called === 'object' && { short: called }),
    label: {
      key: 'was.show.unit',
      values: { name: called, type: { key: `was.type.${card.type}` } },
    },
    rows: [{ key: 'was.row.hull', left: Math.max(0, unit.hull - unit.lost), of: card.hull }],
    badges: badgesOf(state, unit),
    card: cardLines(state, unit, card),
    ...weaponTable(card),
  }
}

/** An aircraft over the table, on its round base, drawn so far beside its place; its nose to where it came from its carrier. */
export function planePiece(state: State, plane: Aircraft, aside: Point): Piece {
  const card = cardOf(state, plane)
  return {
    id: plane.id,
    shape: 'mark',
    build: { masts: 0, decks: 0 },
    silhouette: card.type,
    x: plane.x + aside.x,
    y: plane.y + aside.y,
    heading: flightCourse(state, plane),
    stands: { x: plane.x, y: plane.y },
    length: card.length,
    beam: card.beam,
    seat: plane.seat,
    side: plane.seat === 'allies' ? 0 : 1,
    nation: ensigns[card.nation],
    name: card.name,
    short: shortName(card),
    label: planeLabel(state, plane.id),
    rows: [],
    badges: planeBadges(plane),
    card: planeLines(state, plane, card),
    ...weaponTable(card),
  }
}

/** Away from the carrier it came from; where it has none or is over her, at the nearest enemy ship. */
function flightCourse(state: State, plane: Aircraft): number {
  const home = findUnit(state, plane.home)
  if (home && !isWithin(home, plane, section)) return bearing(home.x, home.y, plane.x, plane.y)
  const enemies = state.units.filter(unit => isEnemyAfloat(plane.seat, unit))
  const [target] = enemies.toSorted((one, other) => gapTo(plane, one) - gapTo(plane, other))
  return target ? bearing(plane.x, plane.y, target.x, target.y) : 0
}

function gapTo(from: Point, to: Point): number {
  return (from.x - to.x) * (from.x - to.x) + (from.y - to.y) * (from.y - to.y)
}

function planeBadges(plane: Aircraft): Badge[] {
  if (plane.isDoomed) return [{ kind: 'sinking', label: { key: 'was.badge.shotDown' } }]
  if (plane.isPressing) return [{ kind: 'fleeing', label: { key: 'was.badge.pressing' } }]
  if (plane.status === 'aborted') return [{ kind: 'fleeing', label: { key: 'was.badge.aborted' } }]
  return plane.isStrafing ? [{ kind: 'attacking', label: { key: 'was.badge.strafing' } }] : []
}

function planeLines(state: State, plane: Aircraft, card: UnitCard): Message[] {
  return [
    {
      key: 'was.card.plane',
      values: {
        points: card.points,
        armor: card.armor,
        vital: card.vital,
      },
    },
    ...(plane.home === ashore
      ? [{ key: 'was.card.fromAshore' }]
      : [{ key: 'was.card.home', values: { home: nameOf(state, plane.home) } }]),
    ...abilityLines(card),
  ]
}

/** [WAS-049] Damage of this phase is shown at once, though it counts at its end only. */
function badgesOf(state: State, unit: SeaUnit): Badge[] {
  const badges: Badge[] = []
  if (unit.isDoomed) badges.push({ kind: 'sinking', label: { key: 'was.badge.doomed' } })
  else if (isCrippled(state, unit))
    badges.push({ kind: 'wreck', label: { key: 'was.badge.crippled' } })
  if (cardOf(state, unit).flagship > 0)
    badges.push({ kind: 'flagship', label: { key: 'was.badge.flagship' } })
  return badges
}

function cardLines(state: State, unit: SeaUnit, card: UnitCard): Message[] {
  return [
    {
      key: 'was.card.figures',
      values: {
        points: card.points,
        speed: speedOf(state, unit),
        armor: card.armor,
        vital: card.vital,
      },
    },
    ...(card.planes > 0 ? [hangarLine(state, unit, card)] : []),
    ...abilityLines(card),
  ]
}

/** [WAS-029] The squadrons that call a carrier home, of how many she has room for. */
function hangarLine(state: State, { id }: SeaUnit, card: UnitCard): Message {
  const based = state.aircraft.filter(({ home, status }) => home === id && status !== 'lost')
  return {
    key: 'was.card.hangar',
    values: {
      count: based.length,
      of: card.planes,
      names: joinNames(based.map(plane => shortName(cardOf(state, plane)))),
    },
  }
}

/** What the unit can do beside its figures. */
function abilityLines(card: UnitCard): Message[] {
  return card.abilities.map(id => ({
    key: 'was.card.ability',
    values: {
      ability: { key: `was.ability.${id}` },
      about: { key: `was.ability.${id}.about` },
    },
  }))
}

/** [WAS-011] The dice of each weapon at each range that any of them reaches. */
function weaponTable(card: UnitCard): { table?: CardTable } {
  const armed = weapons.filter(weapon => hasWeapon(card, weapon))
  if (armed.length === 0) return {}
  const ranges = Math.max(...armed.map(weapon => card.dice[weapon].length))
  const columns = Array.from({ length: ranges }, (_, range) => String(range))
  const rows = armed.map(weapon => ({
    label: { key: `was.weapon.${weapon}` },
    cells: columns.map((_, range) => cellOf(card.dice[weapon][range])),
  }))
  return { table: { head: { key: 'was.card.range' }, columns, rows } }
}

function cellOf(dice: number | undefined): string {
  return dice === undefined || dice === 0 ? '' : String(dice)
}
