import { readOptions, options as ruleOptions } from '../book/options.ts'
import { cardById } from '../book/tables/cards.ts'
import type { AbilityId } from '../book/tables/abilities.ts'
import { years } from '../book/tables/fleets.ts'
import { millimetre } from '../book/tables/measures.ts'
import { groundOf } from '../model/ground.ts'
import { planeFrom, unitFrom } from '../model/new-unit.ts'
import { commandersFor } from './commanders.ts'
import type { Options } from '@grognard/umpire'
import type { Cloud, Edge, Island, ScenarioRules, State, UnitCard } from '../model/state.ts'

/** A sea unit as a scenario puts it on the table: millimetres, degrees. */
export interface Stationed {
  card: string
  name: string
  seat: 'allies' | 'axis'
  x: number
  y: number
  heading: number
  /** The turn that it comes on in; absent: there from the start. */
  enters?: number
  isConvoy?: boolean
  flagship?: number
  points?: number
  abilities?: readonly AbilityId[]
}

/** An aircraft and the carrier it stands on, or `ashore`. */
export interface Embarked {
  card: string
  /** The card's where absent. */
  name?: string
  seat: 'allies' | 'axis'
  home: string
}

export interface Blueprint {
  id: string
  rules: Partial<ScenarioRules> & Pick<ScenarioRules, 'width' | 'height' | 'turnLimit'>
  units: readonly Stationed[]
  aircraft?: readonly Embarked[]
  islands?: readonly Island[]
  clouds?: readonly Cloud[]
  /** [WAS-035] */
  layout?: number
  homes?: Record<'allies' | 'axis', Edge>
}

const usualRules: Omit<ScenarioRules, 'width' | 'height' | 'turnLimit'> = {
  victory: 'points',
  light: 'day',
  hasWeather: false,
  airbases: { allies: 0, axis: 0 },
  exits: [],
  fleetPoints: 0,
  latestYear: years.to,
  theatre: 'any',
  hasUniqueShips: false,
  layout: 0,
  objectiveValue: 0,
  target: 0,
  markers: [],
}

/** A battle as it begins; lengths of the rules are millimetres here. */
export function battleFrom(blueprint: Blueprint, options: Options): State {
  const { width, height, ...rest } = blueprint.rules
  const rules = {
    ...structuredClone({ ...usualRules, ...rest }),
    width: width * millimetre,
    height: height * millimetre,
  }
  const ground = blueprint.layout
    ? groundOf(blueprint.layout, rules.width, rules.height)
    : { islands: [], clouds: [], objectives: [] }
  const state: State = {
    place: [],
    outcome: null,
    scenario: blueprint.id,
    title: '',
    about: '',
    options: readOptions(ruleOptionsAmong(options)),
    rules,
    cards: [],
    islands: structuredClone([...(blueprint.islands ?? ground.islands)]),
    turn: 0,
    light: rules.light === 'darkness' || rules.light === 'nightThenDay' ? 'night' : 'day',
    players: [
      { seat: 'allies', bonus: 0, tally: 0, home: blueprint.homes?.allies ?? null, enlisted: null },
      { seat: 'axis', bonus: 0, tally: 0, home: blueprint.homes?.axis ?? null, enlisted: null },
    ],
    commanders: [],
    order: ['allies', 'axis'],
    units: [],
    aircraft: [],
    clouds: structuredClone([...(blueprint.clouds ?? ground.clouds)]),
    objectives: ground.objectives,
    detected: [],
    attacks: [],
    spotted: [],
    running: null,
  }
  for (const row of blueprint.units) station(state, row)
  for (const row of blueprint.aircraft ?? []) embark(state, row)
  state.commanders = commandersFor(state, options)
  return state
}

type Afloat = Pick<State, 'cards' | 'units' | 'aircraft'>

function inTenths(length: number): number {
  return Math.round(length * millimetre)
}

function ruleOptionsAmong(options: Options): Options {
  const names = Object.keys(ruleOptions)
  return Object.fromEntries(Object.entries(options).filter(([name]) => names.includes(name)))
}

function station(state: Afloat, row: Stationed): void {
  const card = cardFrom(state, row)
  state.cards.push(card)
  const unit = unitFrom(card, state.cards.length - 1, row.seat)
  state.units.push({
    ...unit,
    x: inTenths(row.x),
    y: inTenths(row.y),
    heading: row.heading * 100,
  })
}

/** The card of the roster with what the scenario changes. */
function cardFrom(state: Afloat, row: Stationed): UnitCard {
  const card = structuredClone(cardById(row.card))
  return {
    ...card,
    id: freeId(state, row.name),
    card: card.id,
    name: row.name,
    flagship: row.flagship ?? card.flagship,
    points: row.points ?? card.points,
    abilities: [...(row.abilities ?? card.abilities)],
    enters: row.enters ?? 1,
    isConvoy: row.isConvoy ?? false,
  }
}

/** The name in small letters, ü as ue, with a number where it is taken. */
function freeId({ cards }: Afloat, name: string): string {
  const plain = name
    .replace(/[äöü]/gi, letter => `${letter}e`)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
  let id = plain
  for (let more = 2; cards.some(card => card.id === id); more++) id = `${plain}-${more}`
  return id
}

function embark(state: Afloat, { card: roster, name, seat, home }: Embarked): void {
  const copied = structuredClone(cardById(roster))
  const card = { ...copied, name: name ?? copied.name }
  const id = freeId(state, card.name)
  const carrier = state.cards.find(({ name }) => name === home)
  state.cards.push({ ...card, id, card: card.id, enters: 1, isConvoy: false })
  state.aircraft.push(planeFrom(id, state.cards.length - 1, seat, carrier?.id ?? 'ashore'))
}
