import { hexNamed } from '@grognard/geometry/hex/names.ts'
import { classes } from '../book/tables/ships.ts'
import type { NationId, QualityId, ShipLog } from '../book/tables/ships.ts'
import { advancedFrom } from '../model/new-ship.ts'
import type { Ship } from '../model/state.ts'

/** A ship on her station when the battle begins. */
export interface StationedShip {
  name: string
  nation: NationId
  class: number
  rating: number
  quality: QualityId
  basic: ShipLog
  advanced: ShipLog
  points: number
  depth: number
  /** The bow. */
  q: number
  r: number
  heading: number
  turning: number
  battle: number
  full: number
  /** [WS-063] */
  enters: number
  leaders: readonly string[]
  isForeAndAft: boolean
  isUncoppered: boolean
  /** [WS-110] She lies at anchor. */
  anchor: Ship['anchor']
}

/** What is not as the class has it, or not as most ships are. */
interface Particulars {
  /** [WS-016] Turning ability, battle speed and full speed of a counter of her own. */
  counter?: readonly [number, number, number]
  /** An Advanced log that does not follow from the Basic one. */
  advanced?: string
  enters?: number
  leaders?: readonly string[]
  isForeAndAft?: true
  isUncoppered?: true
  anchor?: Ship['anchor']
}

/** A row of a scenario; the log reads hull / crew / guns / carronades / rigging, in Basic values. */
export function ship(
  name: string,
  nation: NationId,
  shipClass: number,
  rating: number,
  quality: QualityId,
  log: string,
  points: number,
  depth: number,
  bow: string,
  heading: number,
  particulars: Particulars = {},
): StationedShip {
  const hex = hexNamed(bow)
  const traits = classes[shipClass]
  if (!hex || !traits) throw new RangeError(`${name} has no place or class.`)
  const { counter = [traits.turning, traits.battle, traits.full] } = particulars
  const basic = logFrom(log)
  return {
    name,
    nation,
    class: shipClass,
    rating,
    quality,
    basic,
    advanced: particulars.advanced ? logFrom(particulars.advanced) : advancedFrom(basic),
    points,
    depth,
    ...hex,
    heading,
    turning: counter[0],
    battle: counter[1],
    full: counter[2],
    enters: particulars.enters ?? 1,
    leaders: particulars.leaders ?? [],
    isForeAndAft: particulars.isForeAndAft ?? false,
    isUncoppered: particulars.isUncoppered ?? false,
    anchor: particulars.anchor ?? 'none',
  }
}

/** Throws RangeError for a log that does not have its five parts. */
function logFrom(text: string): ShipLog {
  const [hull, crew, guns, carronades, rigging] = text
    .split(' / ')
    .map(part => part.split('-').map(Number))
  if (!hull?.[0] || !crew || !guns || !carronades || !rigging)
    throw new RangeError(`This is no log: ${text}`)
  return { hull: hull[0], crew, guns: guns[0] ?? 0, carronades: carronades[0] ?? 0, rigging }
}
