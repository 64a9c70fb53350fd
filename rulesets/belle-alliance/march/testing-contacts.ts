import type { Unit } from '../state.ts'
import { march, straight } from './testing.ts'

export const ahead = march([straight(50)])

export const blue: Partial<Unit> = { seat: 'blue', heading: 18_000 }

export const line = { kind: 'skirmish' as const, front: null, gap: 1500 }

export const column = { kind: 'attackColumn' as const, front: 6, gap: null }

export const horse: Partial<Unit> = { arm: 'medium cavalry', figures: 16 }
