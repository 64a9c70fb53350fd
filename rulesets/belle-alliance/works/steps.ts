import type { BaTable } from '../rules.ts'

export function procure(_table: BaTable): void {}

export function begin(_table: BaTable): void {}

export function finish(_table: BaTable): void {}
