export { endAttack, fireBattery, isAttackSpent } from './attack.ts'
export { seatToRetaliate } from './retaliate.ts'
