import type { BaTable } from '../rules.ts'

export function splitAndJoin(_table: BaTable): void {}

export function changeFormations(_table: BaTable): void {}
