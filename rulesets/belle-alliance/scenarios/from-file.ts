import type { Weapon } from '../book/tables/troops.ts'
import { sheltered } from '../model/buildings.ts'
import { copy } from '../model/copy.ts'
import type { BaOptions } from '../model/options.ts'
import { contactOf } from '../model/staff.ts'
import { newBattle, newStaff } from '../model/state.ts'
import type { Side, Staff, State } from '../model/state.ts'
import { newUnit } from '../model/unit.ts'
import type { Arrival, Unit } from '../model/unit.ts'
import type { ArrivalFile, ChiefFile, ScenarioFile, SideFile, UnitFile } from './file.ts'
import {
  headingOf,
  lengthOf,
  minutesOf,
  pointsOf,
  terrainFrom,
  victoryFrom,
} from './setting-from-file.ts'

/** [BA-Q-17] The hand weapon of a unit whose scenario names none; null for none at all. */
export function usualWeapon({ arm, lancers }: Pick<UnitFile, 'arm' | 'lancers'>): Weapon | null {
  if (arm === 'infantry') return 'musket'
  const hasCarbines = arm === 'light cavalry' || arm === 'medium cavalry'
  return hasCarbines && !lancers ? 'carbine' : null
}

/** [BA-1.1.9-01] The battle as its scenario begins it, before the first turn. */
export function stateFrom(id: string, file: ScenarioFile, options: BaOptions): State {
  const seats = file.sides.map(side => side.seat)
  const terrain = file.terrain.map(terrainFrom)
  const units = file.sides.flatMap(side =>
    side.units.map(unit => sheltered(unitFrom(side, unit), terrain)),
  )
  const staff = file.sides.flatMap(staffFrom)
  return copy({
    ...newBattle(),
    place: [],
    scenario: id,
    title: ownWords(file.title),
    about: ownWords(file.about),
    options,
    year: file.year,
    width: lengthOf(file.width),
    height: lengthOf(file.height),
    turn: 0,
    lastTurn: file.turns,
    clock: minutesOf(file.start),
    sides: file.sides.map(sideFrom),
    terrain,
    units,
    staff: staff.map(figure => ({ ...figure, contact: contactOf(units, figure) })),
    victory: victoryFrom(file.victory, seats),
  })
}

/** Shipped scenarios have keys of the catalogue, a player's own file has words. */
function ownWords(text: string): string {
  return text.startsWith('ba.scenario.') ? '' : text
}

function sideFrom(side: SideFile): Side {
  return {
    seat: side.seat,
    deployZone: pointsOf(side.deployZone),
    hasSealed: false,
  }
}

function arrivalFrom(arrival: ArrivalFile | undefined): Arrival | null {
  if (!arrival) return null
  const { turn, x, y, heading } = arrival
  return { turn, x: lengthOf(x), y: lengthOf(y), heading: headingOf(heading) }
}

function unitFrom({ seat }: SideFile, file: UnitFile): Unit {
  const arrival = arrivalFrom(file.arrives)
  const front = file.front ?? null
  return {
    ...newUnit(),
    id: file.id,
    seat,
    nation: file.nation,
    name: file.name,
    arm: file.arm,
    // [BA-Q-18] Infantry is light where the scenario says so.
    isLight: file.light ?? file.arm === 'light cavalry',
    hasLances: file.lancers ?? false,
    isTrained: file.trained ?? false,
    hasPioneers: file.pioneers ?? false,
    weapon: file.weapon ?? usualWeapon(file),
    status: arrival ? 'waiting' : 'onBoard',
    arrival,
    valeur: file.valeur,
    startingValeur: file.valeur,
    original: file.original ?? file.figures,
    figures: file.figures,
    squadrons: file.squadrons ?? 0,
    guns: gunsFrom(file),
    chief: file.chief,
    partOf: file.partOf ?? null,
    building: file.building ?? null,
    formation: { kind: file.formation, front, gap: gapFrom(file) },
    x: lengthOf(file.x),
    y: lengthOf(file.y),
    heading: headingOf(file.heading),
    disorder: file.disorder ?? 'OR',
    supply: isEmpty(file) ? 'none' : 'full',
  }
}

/** [BA-5.5.4-03] A wagon has only what its author gives it. */
function isEmpty({ arm, ammunition = false }: UnitFile): boolean {
  return arm === 'wagon' && !ammunition
}

function gapFrom({ gap }: UnitFile): number | null {
  return gap === undefined ? null : lengthOf(gap)
}

function gunsFrom(file: UnitFile): Unit['guns'] {
  return (file.guns ?? []).map(({ pounder, gunners, horse }, index) => ({
    id: `${file.id}-g${index + 1}`,
    pounder,
    isHorse: horse ?? false,
    gunners,
  }))
}

/** [BA-1.1.4-01] A chief and his orderlies. */
function staffFrom({ seat, chiefs }: SideFile): Staff[] {
  return chiefs.flatMap(chief => [
    figureFrom(seat, chief, {
      id: chief.id,
      kind: 'chief',
      over: chief.over ?? null,
      quality: chief.quality ?? 'normal',
      x: lengthOf(chief.x),
      y: lengthOf(chief.y),
    }),
    ...chief.orderlies.map(({ x, y }, index) =>
      figureFrom(seat, chief, {
        id: `${chief.id}-o${index + 1}`,
        kind: 'orderly',
        over: chief.id,
        quality: 'normal',
        x: lengthOf(x),
        y: lengthOf(y),
      }),
    ),
  ])
}

type OwnFields = Pick<Staff, 'id' | 'kind' | 'over' | 'quality' | 'x' | 'y'>

function figureFrom(seat: string, chief: ChiefFile, own: OwnFields): Staff {
  const arrival = arrivalFrom(chief.arrives)
  return {
    ...newStaff(),
    ...own,
    seat,
    name: chief.name,
    level: chief.level,
    status: arrival ? 'waiting' : 'onBoard',
    arrival,
    heading: headingOf(chief.heading),
  }
}
