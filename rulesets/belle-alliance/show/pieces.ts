import type { Badge, Block, Message, Piece, Value } from '@grognard/umpire'
import { disorders } from '../book/tables/morale.ts'
import { placesOf } from '../model/figures.ts'
import { baseOf, hullOf, hullOfStaff } from '../model/footprint.ts'
import { rootOf } from '../model/parting.ts'
import type { Staff, State } from '../model/state.ts'
import type { Unit } from '../model/unit.ts'
import { findUnit, isCavalry, isDisordered, sideOf } from '../model/units.ts'

/** What a unit is called on the map. */
function unitLabel(unit: Unit): Message {
  return { key: 'ba.piece.unit', values: { unit: unit.name, figures: unit.figures } }
}

/** What a glance at a unit's roster tells, line by line. */
export function unitCard(state: State, unit: Unit): Message[] {
  return [
    {
      key: 'ba.card.unit',
      values: { arm: { key: `ba.arm.${unit.arm}` }, weapon: weaponOf(unit), valeur: unit.valeur },
    },
    {
      key: 'ba.card.state',
      values: {
        formation: { key: `ba.formation.${unit.formation.kind}` },
        disorder: { key: `ba.disorder.${unit.disorder}` },
        figures: unit.figures,
        of: Math.ceil(unit.original),
      },
    },
    { key: 'ba.card.chief', values: { chief: chiefOf(state, unit) } },
    { key: `ba.supply.${unit.supply}`, values: { rolls: unit.supplyRolls } },
    ...talentsOf(unit).map(talent => ({ key: `ba.talent.${talent}` })),
    ...gunsOf(unit),
  ]
}

function weaponOf({ weapon, arm, guns }: Unit): Value {
  if (guns.length > 0) return { key: 'ba.weapon.guns', values: { pounders: calibresOf(guns) } }
  if (arm === 'artillery' || arm === 'wagon') return { key: 'ba.weapon.none' }
  return { key: `ba.weapon.${weapon ?? 'none'}` }
}

/** Of each kind once, the heaviest first. */
function calibresOf(guns: Unit['guns']): string {
  const pounders = new Set(guns.map(({ pounder }) => pounder))
  return [...pounders].toSorted((one, other) => other - one).join('/')
}

/** [BA-1.1.4-04] None while he has fallen. */
function chiefOf(state: State, unit: Unit): Value {
  const chief = state.staff.find(figure => figure.id === unit.chief)
  return chief && chief.status === 'onBoard' ? chief.name : { key: 'ba.card.noChief' }
}

function talentsOf(unit: Unit): string[] {
  const talents = {
    light: unit.isLight,
    lancers: unit.hasLances,
    trained: unit.isTrained,
    pioneers: unit.hasPioneers,
  }
  return Object.entries(talents)
    .filter(([, has]) => has)
    .map(([talent]) => talent)
}

function gunsOf({ guns }: Unit): Message[] {
  return guns.map(({ pounder, gunners, isHorse }) => ({
    key: isHorse ? 'ba.card.horseGun' : 'ba.card.gun',
    values: { pounder, gunners },
  }))
}

function staffCard(staff: Staff): Message[] {
  if (staff.kind === 'orderly') return [{ key: 'ba.card.orderly', values: { chief: staff.name } }]
  return [
    {
      key: 'ba.card.chiefHimself',
      values: {
        quality: { key: `ba.quality.${staff.quality}` },
        level: { key: `ba.level.${staff.level}` },
      },
    },
  ]
}

interface Mark {
  kind: Badge['kind']
  when: (state: State, unit: Unit) => boolean
  /** The end of the key; the kind where absent. */
  word?: (unit: Unit) => string
}

/** [BA-5.1.1-01] What is to be seen of a unit beside its figures. */
const marks: readonly Mark[] = [
  {
    kind: 'disorder',
    when: (_, unit) => unit.disorder !== 'OR',
    word: unit => `disorder.${unit.disorder}`,
  },
  { kind: 'attacking', when: isAttacking },
  { kind: 'charging', when: (_, unit) => unit.doing.rate === 'charge' },
  { kind: 'working', when: (_, unit) => unit.work !== null },
  { kind: 'resting', when: (_, unit) => unit.rest !== null },
  { kind: 'garrison', when: (_, unit) => unit.building !== null },
  { kind: 'shortOfSupply', when: (_, unit) => unit.supply !== 'full' },
  {
    kind: 'orderFailed',
    when: (state, unit) =>
      state.sheets.some(sheet => sheet.unit === unit.id && sheet.result === 'failed'),
  },
  { kind: 'pioneers', when: (_, unit) => unit.hasPioneers },
  {
    kind: 'abandoned',
    when: (_, unit) => unit.arm === 'artillery' && unit.figures === 0 && unit.guns.length > 0,
  },
]

/** [BA-4.1.1-02] [BA-5.3.2-01] Until the battle ends, and while it is fit for its attack. */
function isAttacking(state: State, unit: Unit): boolean {
  if (state.outcome || isDisordered(unit)) return false
  return state.attacks.some(row => row.unit === unit.id)
}

function unitBadges(state: State, unit: Unit): Badge[] {
  return marks
    .filter(mark => mark.when(state, unit))
    .map(mark => ({
      kind: mark.kind,
      label: { key: `ba.badge.${mark.word?.(unit) ?? mark.kind}` },
    }))
}

/** [BA-1.3.1-12] A unit as its figures stand. */
export function unitPiece(state: State, unit: Unit): Piece {
  const { x, y, heading, length, beam } = hullOf(unit)
  return {
    id: unit.id,
    shape: 'block',
    build: { masts: 0, decks: 0 },
    x,
    y,
    heading,
    length,
    beam,
    seat: unit.seat,
    side: sideOf(state, unit.seat),
    nation: unit.nation,
    name: unit.name,
    label: unitLabel(unit),
    rows: [{ key: 'ba.row.figures', left: unit.figures, of: Math.ceil(unit.original) }],
    block: blockOf(unit),
    countedWith: wholeOf(state, unit),
    badges: unitBadges(state, unit),
    card: unitCard(state, unit),
  }
}

/** [BA-1.2.1-01] [BA-1.2.5-01] Parts of a unit, and what it has sent out, are one with it. */
function wholeOf(state: State, unit: Unit): string {
  const mother = unit.mother === null ? undefined : findUnit(state, unit.mother)
  return rootOf(state, mother ?? unit)
}

function blockOf(unit: Unit): Block {
  const base = baseOf(unit.arm, unit.formation.kind, unit.guns)
  return {
    arm: armOf(unit),
    places: placesOf(unit),
    base: { width: base.width, depth: base.depth },
    disorder: ragged(unit),
    of: Math.ceil(unit.original),
    ...markOf(unit),
  }
}

/** [BA-1.2.3-01] Arms of horse are told apart; light infantry too. */
function markOf({ arm, isLight, hasLances }: Unit): Pick<Block, 'mark'> {
  if (hasLances) return { mark: 'lance' }
  if (arm === 'heavy cavalry') return { mark: 'heavy' }
  return arm === 'light cavalry' || isLight ? { mark: 'light' } : {}
}

function armOf(unit: Unit): Block['arm'] {
  if (isCavalry(unit)) return 'horse'
  if (unit.arm === 'wagon') return 'wagon'
  if (unit.arm === 'infantry' || unit.guns.length === 0) return 'foot'
  return unit.formation.kind === 'limbered' ? 'limber' : 'gun'
}

function ragged({ disorder }: Unit): Block['disorder'] {
  const degree = disorders.indexOf(disorder)
  return degree === 1 || degree === 2 || degree === 3 ? degree : 0
}

/** [BA-1.1.4-01] A chief or orderly. */
export function staffPiece(state: State, staff: Staff): Piece {
  const { x, y, heading, length, beam } = hullOfStaff(staff)
  const label: Message = { key: `ba.piece.${staff.kind}`, values: { chief: staff.name } }
  const badges: Badge[] = [{ kind: staff.kind, label: { key: `ba.badge.${staff.kind}` } }]
  return {
    id: staff.id,
    shape: 'rider',
    build: { masts: 0, decks: 0 },
    x,
    y,
    heading,
    length,
    beam,
    seat: staff.seat,
    side: sideOf(state, staff.seat),
    nation: '',
    name: staff.name,
    label,
    rows: [],
    countedWith: null,
    badges,
    card: staffCard(staff),
  }
}
