import type { BaTable } from '../rules.ts'

export function marchAll(_table: BaTable): void {}

export function advanceAll(_table: BaTable): void {}
