import { americanCards } from './cards/american.ts'
import { britishCards } from './cards/british.ts'
import { frenchCards } from './cards/french.ts'
import { germanCards } from './cards/german.ts'
import { italianCards } from './cards/italian.ts'
import { japaneseCards } from './cards/japanese.ts'
import { isAbility } from './abilities.ts'
import type { AbilityId } from './abilities.ts'

/** [WAS-010] */
export const unitTypes = [
  'battleship',
  'carrier',
  'cruiser',
  'destroyer',
  'auxiliary',
  'torpedoBoat',
  'submarine',
  'fighter',
  'diveBomber',
  'torpedoBomber',
  'patrolBomber',
] as const
export type UnitType = (typeof unitTypes)[number]

export const nationIds = ['US', 'UK', 'FR', 'DE', 'IT', 'JP'] as const
export type NationId = (typeof nationIds)[number]

/** [WAS-011] Attacks, each with dice at ranges from 0 on. */
export const weapons = [
  'main',
  'secondary',
  'tertiary',
  'torpedo',
  'antiair',
  'asw',
  'bomb',
  'strafe',
] as const
export type Weapon = (typeof weapons)[number]

/** [WAS-010] [WAS-011] A unit of the roster. Lengths in 1/10 mm; aircraft have speed 0. */
export interface Card {
  id: string
  name: string
  nation: NationId
  type: UnitType
  points: number
  year: number
  speed: number
  /** [WAS-047] */
  flagship: number
  /** [WAS-029] Aircraft that a carrier has room for. */
  planes: number
  dice: Record<Weapon, number[]>
  armor: number
  vital: number
  hull: number
  length: number
  beam: number
  abilities: AbilityId[]
}

/** Every card, by nation in the order of the roster. */
export const cards: readonly Card[] = [
  ...cardsIn('US', americanCards),
  ...cardsIn('UK', britishCards),
  ...cardsIn('FR', frenchCards),
  ...cardsIn('DE', germanCards),
  ...cardsIn('IT', italianCards),
  ...cardsIn('JP', japaneseCards),
]

const byId = new Map(cards.map(card => [card.id, card]))

/** Throws RangeError for an id that the roster does not have. */
export function cardById(id: string): Card {
  const card = byId.get(id)
  if (card) return card
  throw new RangeError(`The roster has no card “${id}”.`)
}

/** The rows of a printed table: words apart by spaces, `_` within a name, `-` for none. */
function cardsIn(nation: NationId, table: string): Card[] {
  const [head = [], ...rows] = table
    .trim()
    .split('\n')
    .map(line => line.trim().split(/ +/))
  return rows.map(row => {
    const cell = (name: string) => row[head.indexOf(name)] ?? ''
    return { ...numbersOf(cell), nation, ...namesOf(cell), abilities: abilitiesOf(row, head) }
  })
}

type Cells = (name: string) => string

function namesOf(cell: Cells) {
  const type = unitTypes.find(one => one === cell('type'))
  if (!type) throw new RangeError(`“${cell('type')}” is no type of unit.`)
  return { id: cell('id'), name: cell('name').replaceAll('_', ' '), type }
}

function numbersOf(cell: Cells) {
  return {
    points: Number(cell('points')),
    year: Number(cell('year')),
    speed: Number(cell('speed')),
    flagship: Number(cell('flag')),
    planes: Number(cell('planes')),
    dice: diceOf(cell),
    armor: Number(cell('armor')),
    vital: Number(cell('vital')),
    hull: Number(cell('hull')),
    length: Number(cell('length')),
    beam: Number(cell('beam')),
  }
}

function diceOf(cell: Cells): Card['dice'] {
  const at = (name: string) => (cell(name) === '-' ? [] : cell(name).split('/').map(Number))
  return {
    main: at('main'),
    secondary: at('second'),
    tertiary: at('third'),
    torpedo: at('torpedo'),
    antiair: at('antiair'),
    asw: at('asw'),
    bomb: at('bomb'),
    strafe: at('strafe'),
  }
}

function abilitiesOf(row: readonly string[], head: readonly string[]): AbilityId[] {
  return row.slice(head.indexOf('abilities')).flatMap(word => {
    if (word === '-') return []
    if (isAbility(word)) return [word]
    throw new RangeError(`“${word}” is no ability.`)
  })
}
