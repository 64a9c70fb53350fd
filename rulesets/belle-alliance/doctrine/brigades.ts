import type { Point } from '@grognard/geometry'
import type { Staff, Unit } from '../state.ts'
import { isArtillery, isCavalry, isInfantry } from '../units.ts'
import { middleOf, strengthOfAll } from './field.ts'
import type { Field } from './field.ts'

/** The units under one chief, by arm. */
export interface Brigade {
  chief: Staff | null
  units: Unit[]
  foot: Unit[]
  horse: Unit[]
  guns: Unit[]
  middle: Point
}

/** The brigades of a side, the strongest first. */
export function brigadesOf({ own, state }: Field): Brigade[] {
  return [...new Set(own.map(unit => unit.chief))]
    .map(id => {
      const units = own.filter(unit => unit.chief === id && unit.mother === null)
      const chief = state.staff.find(figure => figure.id === id) ?? null
      return brigade(chief, units)
    })
    .filter(({ units }) => units.length > 0)
    .toSorted((one, other) => strengthOfAll(other.units) - strengthOfAll(one.units))
}

function brigade(chief: Staff | null, units: Unit[]): Brigade {
  const foot = units.filter(isInfantry)
  const horse = units.filter(isCavalry)
  const guns = units.filter(isArtillery)
  const body = [foot, horse, guns].find(arm => arm.length > 0) ?? units
  return { chief, units, foot, horse, guns, middle: middleOf(body) }
}
