import { firstOf, lastOf } from '@grognard/umpire'
import type {
  BoxRow,
  Cell,
  Message,
  PrintedCard,
  PrintedSheet,
  PrintedText,
  PrintRequest,
} from '@grognard/umpire'
import { abilities } from '../../book/tables/abilities.ts'
import type { AbilityId } from '../../book/tables/abilities.ts'
import { cards as roster, nationIds, weapons } from '../../book/tables/cards.ts'
import type { Card, NationId, Weapon } from '../../book/tables/cards.ts'
import { printedLast } from '../../book/tables/measures.ts'
import { ashore } from '../../model/air.ts'
import { wholeReach } from '../../model/attacks.ts'
import type { Aircraft, SeaUnit, State } from '../../model/state.ts'
import { cardOf, hasWeapon, isAircraftType, nameOf } from '../../model/units.ts'
import { said } from './words.ts'
import { nameOnRoster } from '../../model/names.ts'

/** [WAS-011] A card for every unit of the battle, a sheet for each side; without units the whole roster, nation by nation. */
export function cardSheets({ state, condition }: PrintRequest<State>): PrintedSheet[] {
  if (!state || state.cards.length === 0) return nationIds.map(rosterSheet)
  const stands = condition === 'asItStands'
  return state.players.map(({ seat }, side) => ({
    title: said('cards'),
    subtitle: { key: `seat.${seat}` },
    parts: [
      ...state.units
        .filter(unit => unit.seat === seat)
        .map(unit => unitCard(state, unit, side, stands)),
      ...state.aircraft
        .filter(plane => plane.seat === seat)
        .map(plane => planeCard(state, plane, side, stands)),
      legend,
    ],
  }))
}

/** [WAS-141] What the heavy stroke in a row of hull points is. */
const legend: PrintedText = {
  part: 'text',
  text: said('cards.stroke'),
  rules: ['WAS-011', 'WAS-141'],
}

function rosterSheet(nation: NationId): PrintedSheet {
  return {
    title: said('cards'),
    subtitle: { key: `was.nation.${nation}` },
    parts: [
      ...roster
        .filter(card => card.nation === nation)
        .map(card => ({
          ...cardFrom(card, null),
          subtitle: [{ key: `was.type.${card.type}` }, said('card.from', { year: card.year })],
          boxes: isAircraftType(card.type) ? onceBoxes(card, []) : hullBoxes(card, card.hull, []),
        })),
      legend,
    ],
  }
}

function unitCard(state: State, unit: SeaUnit, side: number, stands: boolean): PrintedCard {
  const card = cardOf(state, unit)
  const isGone = stands && unit.status !== 'afloat'
  return {
    ...cardFrom(card, side),
    subtitle: [
      { key: `was.type.${card.type}` },
      { key: `was.nation.${card.nation}` },
      ...(card.enters > 1 ? [said('card.enters', { turn: card.enters })] : []),
      ...(card.isConvoy ? [said('card.convoy')] : []),
      ...(isGone ? [{ key: `was.fate.${unit.status}` }] : []),
    ],
    boxes: stands ? hullBoxes(card, unit.hull, unit.spent) : hullBoxes(card, card.hull, []),
  }
}

function planeCard(state: State, plane: Aircraft, side: number, stands: boolean): PrintedCard {
  const card = cardOf(state, plane)
  const isLost = stands && plane.status === 'lost'
  return {
    ...cardFrom(card, side),
    subtitle: [
      { key: `was.type.${card.type}` },
      homeOf(state, plane),
      ...(isLost ? [{ key: 'was.plane.lost' }] : []),
    ],
    boxes: [
      { name: said('card.rearming'), of: 1, struck: stands ? firstOf(plane.rearming) : [] },
      { name: said('card.lost'), of: 1, struck: isLost ? [1] : [] },
      ...onceBoxes(card, stands ? plane.spent : []),
    ],
  }
}

function homeOf(state: State, { home }: Aircraft): Message {
  return home === ashore
    ? { key: 'was.plane.ashore' }
    : { key: 'was.plane.aboard', values: { home: nameOf(state, home) } }
}

/** What stands on the card of a unit whoever has it. */
function cardFrom(card: Card, side: number | null): Omit<PrintedCard, 'subtitle' | 'boxes'> {
  const { type: kind, length, beam } = card
  return {
    part: 'card',
    title: nameOnRoster(card.id),
    side,
    silhouette: { kind, length, beam },
    facts: factsOf(card),
    figures: figuresOf(card),
    lines: card.abilities.map(abilityLine),
  }
}

function abilityLine(id: AbilityId): Message {
  return {
    key: 'was.card.ability',
    values: { ability: { key: `was.ability.${id}` }, about: { key: `was.ability.${id}.about` } },
  }
}

function factsOf(card: Card): PrintedCard['facts'] {
  const facts: [string, Cell][] = [
    ['points', card.points],
    ...(card.speed > 0 ? [['speed', card.speed] as [string, Cell]] : []),
    ['armor', card.armor],
    ['vital', card.vital],
    ...(card.flagship > 0 ? [['flagship', { adds: card.flagship }] as [string, Cell]] : []),
    ...(card.planes > 0 ? [['planes', card.planes] as [string, Cell]] : []),
  ]
  return facts.map(([name, value]) => ({ name: said(`card.${name}`), value }))
}

/** [WAS-011] [WAS-098] Dice of each attack by range, with the farther ranges of guns that are whole. */
function figuresOf(card: Card): NonNullable<PrintedCard['figures']> {
  const rows = weapons
    .filter(weapon => hasWeapon(card, weapon))
    .map(weapon => ({ name: weaponName(card, weapon), dice: diceByRange(card, weapon) }))
  const ranges = Math.max(1, ...rows.map(({ dice }) => dice.length))
  const columns = Array.from({ length: ranges }, (_, range) => range)
  return {
    head: said('range'),
    heads: columns,
    rows: rows.map(({ name, dice }) => ({
      name,
      cells: columns.map(range => dice[range] ?? null),
    })),
  }
}

/** [WAS-A26] [WAS-A27] */
function diceByRange(card: Card, weapon: Weapon): number[] {
  const dice = card.dice[weapon]
  const isFarther = weapon === 'main' && wholeReach(card) > printedLast
  const ranges = isFarther ? wholeReach(card) + 1 : dice.length
  return Array.from({ length: ranges }, (_, range) => dice[Math.min(range, printedLast)] ?? 0)
}

function weaponName({ type }: Card, weapon: Weapon): Message {
  const isFight = weapon === 'antiair' && isAircraftType(type)
  return isFight ? said('card.fight') : { key: `was.weapon.${weapon}` }
}

/** [WAS-141] The heavy stroke stands before the last box, where a unit is crippled. */
function hullBoxes(card: Card, left: number, spent: readonly AbilityId[]): BoxRow[] {
  return [
    {
      name: said('card.hull'),
      of: card.hull,
      struck: lastOf(card.hull, card.hull - left),
      ...(card.hull > 1 && { strokes: [1] }),
    },
    ...onceBoxes(card, spent),
  ]
}

/** What can be used once a battle. */
function onceBoxes(card: Card, spent: readonly AbilityId[]): BoxRow[] {
  return card.abilities
    .filter(id => 'isOnce' in abilities[id])
    .map(id => ({
      name: { key: `was.ability.${id}` },
      of: 1,
      struck: spent.includes(id) ? [1] : [],
    }))
}
