import type { Units } from './units.ts'

const angle = { size: 100, name: 'deg', names: ['deg', '°'] }

export const inches: Units = { length: { size: 1000, name: 'in', names: ['in'] }, angle }
export const centimetres: Units = { length: { size: 1000, name: 'cm', names: ['cm'] }, angle }
