import { hullMeetsPolygon } from '@grognard/geometry'
import { hullsOverlap } from '@grognard/geometry/measured/hull.ts'
import { judgeBy, together } from '@grognard/umpire'
import type { Ruling } from '@grognard/umpire'
import { CM } from '../book/measures.ts'
import { rateRow } from '../book/tables/march.ts'
import { entriesOf, valeursOf } from '../book/tables/valeur.ts'
import type { Nation } from '../book/tables/valeur.ts'
import { hullOf } from '../model/footprint.ts'
import { groundsUnder } from '../model/ground/terrain-cost.ts'
import { piecesNear, shrunk } from '../model/ground/land.ts'
import { footingOf, isInDeepWater } from '../model/ground/obstacles.ts'
import type { Terrain } from '../model/setting.ts'
import type { State } from '../model/state.ts'
import type { Unit } from '../model/unit.ts'
import { isArtillery, isCavalry, isOnBoard } from '../model/units.ts'
import type { BaRefusal } from '../rules.ts'
import { refuse, stop } from '../words.ts'
import type { ScenarioFile, UnitFile } from './file.ts'
import { settingRefusals } from './setting-refusals.ts'

/** A unit of a scenario file as it would begin the battle. */
interface Placed {
  state: State
  row: Unit
}

const name = ({ row }: Placed) => ({ unit: row.name })

const formation = ({ row }: Placed) => ({
  unit: row.name,
  formation: { key: `ba.formation.${row.formation.kind}` },
})

/** [BA-1.1.9-01] Ground on which a unit cannot stand when the battle begins. */
const groundRefusals: readonly BaRefusal<Placed>[] = [
  refuse(
    'BA-6.1.1-03',
    'ba.refuse.fileInHouse',
    p => houseUnder(p) !== undefined,
    p => ({ ...name(p), building: houseUnder(p)?.id ?? '' }),
  ),
  refuse(
    'BA-2.3.6-01',
    'ba.refuse.fileInWater',
    p => isOutside(p) && isInDeepWater(p.state, footingOf(p.row)),
    name,
  ),
  refuse('BA-2.3.1-01', 'ba.refuse.fileInWood', p => isOutside(p) && isInClosedWood(p), formation),
]

/** Who comes later stands on the edge of the board until then. */
function isOutside({ row }: Placed): boolean {
  return isOnBoard(row) && row.building === null
}

function houseUnder(placed: Placed): Terrain | undefined {
  if (!isOutside(placed)) return undefined
  const { hull } = footingOf(placed.row)
  const houses = piecesNear(placed.state, hull, 'building')
  return houses.find(({ points }) => hullMeetsPolygon(shrunk(hull), points))
}

/** [BA-2.3.1-01] Table 3 has no rate in woods for its formation. */
function isInClosedWood({ state, row }: Placed): boolean {
  const rates = rateRow(row, 'march')
  if (rates === null || rates.wood !== null) return false
  return groundsUnder(state, footingOf(row)).includes('wood')
}

/** A place that the victory rules of a file name, and whether it must be a building. */
interface Named {
  file: ScenarioFile
  place: string
  isBuilding: boolean
}

/** [BA-Q-34] Places of the victory rules are pieces of the file's own terrain. */
const placeRefusals: readonly BaRefusal<Named>[] = [
  stop(
    'BA-Q-34',
    'ba.refuse.fileNoPlace',
    ({ file, place }) => !file.terrain.some(({ id }) => id === place),
    ({ place }) => ({ place }),
  ),
  refuse(
    'BA-Q-34',
    'ba.refuse.filePlaceNoBuilding',
    ({ file, place, isBuilding }) =>
      isBuilding && !file.terrain.some(({ id, kind }) => id === place && kind === 'building'),
    ({ place }) => ({ place }),
  ),
]

/** Every place that gives points or has an owner when the battle begins. */
function placesNamed({ victory }: ScenarioFile): Omit<Named, 'file'>[] {
  const held = victory.points.flatMap(({ kind, places = [] }) =>
    places.map(place => ({ place, isBuilding: kind === 'holdBuilding' })),
  )
  const owned = (victory.startOwners ?? []).map(({ place }) => ({ place, isBuilding: false }))
  return [...held, ...owned.filter(({ place }) => !place.startsWith(OWN_AREA))]
}

/** An area of a rule's own has no piece of terrain, but a number. */
const OWN_AREA = 'area-'

/** A unit of a scenario file, the file and the battle as it would begin. */
interface Listed {
  file: ScenarioFile
  unit: UnitFile
  row: Unit
  state: State
}

/** Fewest figures of a unit that is not a battery. */
const fewestFigures = 3

const unitRefusals: readonly BaRefusal<Listed>[] = [
  refuse(
    'BA-1.1.9-01',
    'ba.refuse.fileIdTwice',
    ({ state, unit }) => state.units.filter(row => row.id === unit.id).length > 1,
    ({ unit }) => ({ id: unit.id }),
  ),
  refuse(
    'BA-1.1.4-03',
    'ba.refuse.fileNoChief',
    ({ state, unit, row }) =>
      !state.staff.some(
        figure => figure.id === unit.chief && figure.kind === 'chief' && figure.seat === row.seat,
      ),
    ({ unit }) => ({ unit: unit.name, chief: unit.chief }),
  ),
  refuse(
    'BA-5.5.2-04',
    'ba.refuse.fileTooFew',
    ({ unit, row }) => !isArtillery(row) && unit.figures < fewestFigures,
    ({ unit }) => ({ unit: unit.name, figures: unit.figures, least: fewestFigures }),
  ),
  stop(
    'BA-T-21',
    'ba.refuse.fileOtherYear',
    ({ unit, file }) => valeursIn(unit, file.year).length === 0 && yearsOf(unit).length > 0,
    ({ unit, file }) => ({
      unit: unit.name,
      entry: unit.entry,
      year: String(file.year),
      years: yearsOf(unit).join(', '),
    }),
  ),
  stop(
    'BA-T-21',
    'ba.refuse.fileNoEntry',
    ({ unit, file }) => valeursIn(unit, file.year).length === 0,
    ({ unit }) => ({ unit: unit.name, nation: unit.nation, entry: unit.entry }),
  ),
  refuse(
    'BA-T-21',
    'ba.refuse.fileValeur',
    ({ unit, file }) => !valeursIn(unit, file.year).includes(unit.valeur),
    ({ unit, file }) => ({
      unit: unit.name,
      valeur: unit.valeur,
      valeurs: valeursIn(unit, file.year).join(', '),
    }),
  ),
  refuse(
    'BA-1.3.1-01',
    'ba.refuse.fileFormation',
    ({ unit, row }) => !canForm(row, unit.formation),
    ({ unit }) => ({
      unit: unit.name,
      formation: { key: `ba.formation.${unit.formation}` },
    }),
  ),
  refuse(
    'BA-1.2.4-04',
    'ba.refuse.fileGunners',
    ({ unit, row }) => row.arm === 'artillery' && gunnersOf(row) !== unit.figures,
    ({ unit }) => ({ unit: unit.name, figures: unit.figures }),
  ),
  stop(
    'BA-1.1.9-01',
    'ba.refuse.fileNoBuilding',
    ({ state, unit }) =>
      unit.building !== undefined &&
      !state.terrain.some(row => row.id === unit.building && row.kind === 'building'),
    ({ unit }) => ({ unit: unit.name, building: unit.building ?? '' }),
  ),
  refuse(
    'BA-6.1.1-01',
    'ba.refuse.fileFull',
    ({ state, unit }) =>
      unit.building !== undefined &&
      figuresIn(state, unit.building) > capacityOf(state, unit.building),
    ({ state, unit }) => ({
      building: unit.building ?? '',
      figures: figuresIn(state, unit.building ?? ''),
      capacity: capacityOf(state, unit.building ?? ''),
    }),
  ),
  refuse(
    'BA-1.1.9-01',
    'ba.refuse.fileOffBoard',
    ({ state, row }) => isOnBoard(row) && !isInside(state, row),
    ({ unit }) => ({ unit: unit.name }),
  ),
  refuse(
    'BA-1.1.9-01',
    'ba.refuse.fileOverlap',
    ({ state, row }) => overlapped(state, row) !== undefined,
    ({ state, unit, row }) => ({
      unit: unit.name,
      other: overlapped(state, row)?.name ?? '',
    }),
  ),
  ...groundRefusals,
]

/** [BA-1.1.9-01] All that the rules find wrong in a scenario whose file is well formed. */
export function judgeFile(file: ScenarioFile, state: State): Ruling {
  const setting = judgeBy(settingRefusals, { file, state })
  if (file.sides[0]?.seat === file.sides[1]?.seat) return setting
  const units = file.sides.flatMap(side => side.units)
  const rulings = units.map((unit, index) => {
    const row = state.units[index]
    return row ? judgeBy(unitRefusals, { file, unit, row, state }) : together()
  })
  const places = placesNamed(file).map(named => judgeBy(placeRefusals, { ...named, file }))
  return together(setting, ...rulings, ...places)
}

/** [BA-5.5.1-01] Troops that the nation's own list lacks are looked up under those not listed. */
function valeursIn({ nation, entry, arm }: UnitFile, year: number): readonly number[] {
  const listed = [nation, 'general' as const].find(one => entriesOf(one, entry, arm).length > 0)
  if (!listed || !isOfYear(listed, entry, arm, year)) return []
  return valeursOf(listed, entry, arm, year)
}

/** The years for which alone the list of the nation has such troops. */
function yearsOf({ nation, entry, arm }: UnitFile): number[] {
  return entriesOf(nation, entry, arm).flatMap(([, , , , year]) => year ?? [])
}

/** [BA-Q-33] Troops that are printed for another year alone are not of this one. */
function isOfYear(nation: Nation, entry: string, arm: UnitFile['arm'], year: number): boolean {
  return entriesOf(nation, entry, arm).some(([, , , , of]) => of === undefined || of === year)
}

function canForm(row: Unit, formation: UnitFile['formation']): boolean {
  if (isArtillery(row)) return formation === 'limbered' || formation === 'unlimbered'
  if (formation === 'limbered' || formation === 'unlimbered') return false
  if (!isCavalry(row)) return true
  return formation !== 'square' && formation !== 'battalionMass' && formation !== 'huddle'
}

function gunnersOf({ guns }: Unit): number {
  return guns.reduce((sum, gun) => sum + gun.gunners, 0)
}

function figuresIn(state: State, building: string): number {
  return state.units
    .filter(row => row.building === building)
    .reduce((sum, row) => sum + row.figures, 0)
}

function capacityOf(state: State, building: string): number {
  return state.terrain.find(row => row.id === building)?.capacity ?? 0
}

/** The centre stands on the board; a hand's breadth of the outline may lie over the edge. */
function isInside(state: State, row: Unit): boolean {
  const { x, y } = hullOf(row)
  return x >= -CM && y >= -CM && x <= state.width + CM && y <= state.height + CM
}

function overlapped(state: State, row: Unit): Unit | undefined {
  if (!isOnBoard(row) || row.building !== null) return undefined
  return state.units.find(
    other =>
      other.id !== row.id &&
      isOnBoard(other) &&
      other.building === null &&
      hullsOverlap(hullOf(row), hullOf(other)),
  )
}
