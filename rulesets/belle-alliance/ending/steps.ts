import type { BaTable } from '../rules.ts'

export function beginTurn(_table: BaTable): void {}

export function endTurn(_table: BaTable): void {}
