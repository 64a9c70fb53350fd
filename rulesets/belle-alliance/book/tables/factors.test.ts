import { expect, test } from 'vitest'
import { gunRows, handWeaponRows } from './fire.ts'
import { meleeRows } from './melee.ts'
import { spreadRows } from './morale.ts'

/** Each row by its name and its cells in the order of the columns; the group is told elsewhere. */
function cellsOf(rows: Record<string, { group: string }>): unknown[][] {
  return Object.entries(rows).map(([name, row]) => [name, ...Object.values(row).slice(1)])
}

function groupsOf(rows: Record<string, { group: string }>, group: string): string[] {
  return Object.keys(rows).filter(id => rows[id]?.group === group)
}

test('[BA-T-06] [BA-Q-03] hand weapons: losses of firer and target, moral of both', () => {
  expect(cellsOf(handWeaponRows)).toEqual([
    ['columnEffect', 0, 2, 0, 0],
    ['squareMassHuddle', 0, 3, 0, 0],
    ['skirmish', 2, -4, 0, 0],
    ['limbered', 0, -2, 0, 0],
    ['unlimbered', 0, -4, 0, 0],
    ['mountedCav', -2, 1, 0, 0],
    ['mountedCavCharge', 0, -1, 0, 0],
    ['flank', 0, 0, 0, 3],
    ['rear', 0, 0, 0, 2],
    ['hidden', -2, 0, 0, 0],
    ['obstacle', -2, 0, 0, 2],
    ['cover1', 0, -2, 0, 0],
    ['cover2', 0, -4, 0, 0],
    ['cover3', 0, -6, 0, 0],
    ['r50', 0, 0, 0, -1],
    ['r100', 0, 0, 1, -2],
    ['r200', 0, 0, 2, -4],
    ['r300', 0, 0, 0, -6],
    ['r400', 0, 0, 0, -8],
    ['notStationary', -3, 0, 0, 0],
    ['split', -2, 0, 0, 0],
    ['first', 2, 0, 0, 0],
    ['noSupply', 0, 0, 0, 2],
    ['zone2', -3, 0, 0, 0],
    ['LU', -2, 0, 0, 2],
    ['U', 0, 0, 0, 4],
    ['FU', 0, 0, 0, 8],
    ['trained', 2, 0, 0, 0],
    ['support', 0, 0, 0, -2],
    ['neighbour', 2, 0, 0, 0],
    ['chief', 0, 0, '+chief', '-chief'],
    ['valeur', '+valeur', 0, 0, '-valeur'],
  ])
})

test('[BA-T-07] [BA-Q-03] artillery: losses of firer and target, moral of both', () => {
  expect(cellsOf(gunRows)).toEqual([
    ['columnEffect', 0, 2, 0, 0],
    ['squareMassHuddle', 0, 3, 0, 0],
    ['skirmish', 0, -4, 0, 0],
    ['limbered', 0, -2, 0, 0],
    ['unlimbered', 0, -4, 0, 0],
    ['mountedCav', 0, 1, 0, 0],
    ['mountedCavCharge', 0, -1, 0, 0],
    ['flank', 0, 0, 0, 3],
    ['rear', 0, 0, 0, 2],
    ['hidden', -2, 0, 0, 0],
    ['obstacle', -2, 0, 0, 2],
    ['wood', 0, 2, 0, 0],
    ['cover2', 0, -2, 0, 0],
    ['cover3', 0, -4, 0, 0],
    ['r50', 0, 0, 0, -1],
    ['r100', 0, 0, 1, -2],
    ['r200', 0, 0, 2, -4],
    ['r300', 0, 0, 0, -6],
    ['r400', 0, 0, 0, -8],
    ['footNotStationary', -3, 0, 0, 0],
    ['split23', -2, 0, 0, 0],
    ['first', 2, 0, 0, 0],
    ['noSupply', 0, 0, 0, 2],
    ['canister', 3, 0, 0, 0],
    ['zone2', -3, 0, 0, 0],
    ['zone3', -6, 0, 0, 0],
    ['nonRicochet', -2, 0, 0, 0],
    ['ranging', -2, 0, 0, 0],
    ['pd3_4', -2, 0, 0, 0],
    ['pd12', 2, 0, 0, 0],
    ['LU', -2, 0, 0, 2],
    ['U', 0, 0, 0, 4],
    ['FU', 0, 0, 0, 8],
    ['support', 0, 0, 0, -2],
    ['neighbour', 2, 0, 0, 0],
    ['chief', 0, 0, '+chief', '-chief'],
    ['valeur', '+valeur', 0, 0, '-valeur'],
  ])
})

test('[BA-T-08] melee: attacker and defender', () => {
  expect(cellsOf(meleeRows)).toEqual([
    ['marchColumn', -2, -2],
    ['skirmish', -4, -4],
    ['artWorkRest', 0, -2],
    ['cavVsSquare', -3, 1],
    ['cavVsMass', 0, 0],
    ['cavVsOther', 1, -2],
    ['infUncovered', -2, -2],
    ['squareEtcVsInf', -2, -2],
    ['uphill', -1, 0],
    ['reformed', -2, -2],
    ['flank', 3, -3],
    ['rear', 2, -2],
    ['overlap', 2, 2],
    ['obstacle', -2, -2],
    ['cover1', -2, 0],
    ['cover2', -4, 0],
    ['cover3', -6, 0],
    ['fired', -3, -3],
    ['noSupply', -2, -2],
    ['first', 2, 2],
    ['charge', 1, 0],
    ['heavyCharge', 2, 0],
    ['chargedLast', -2, -2],
    ['halted', -2, -2],
    ['heavyCav', 1, 1],
    ['lightCav', -2, -2],
    ['attackedBefore', -2, -2],
    ['defendedBefore', -1, -1],
    ['routedEnemy', 2, 1],
    ['r50', 1, 1],
    ['r100', 2, 2],
    ['r200', 4, 4],
    ['hidden', -2, 0],
    ['LU', -2, -2],
    ['U', 0, -4],
    ['FU', 0, -8],
    ['support', 2, 2],
    ['neighbour', 2, 2],
    ['chief', '+chief', '+chief'],
    ['valeur', '+valeur', '+valeur'],
  ])
})

test('[BA-T-09] spread of rout: who carries away and who is met', () => {
  expect(cellsOf(spreadRows)).toEqual([
    ['marchColumn', 0, -2],
    ['cavalry', 1, 1],
    ['obstacle', 0, -2],
    ['cover1', -2, 0],
    ['cover2', -4, 0],
    ['cover3', -6, 0],
    ['r50', 1, 1],
    ['r100', 2, 2],
    ['r200', 4, 4],
    ['LU', -2, -2],
    ['U', 0, -4],
    ['FU', 0, -8],
    ['chief', 0, 2],
    ['valeur', '+valeur', '+valeur'],
  ])
})

test('[BA-T-22] [BA-Q-01] rows stand in groups, from general to special', () => {
  expect(groupsOf(gunRows, 'range')).toEqual(['canister', 'zone2', 'zone3'])
  expect(groupsOf(handWeaponRows, 'armState')).toEqual([
    'limbered',
    'unlimbered',
    'mountedCav',
    'mountedCavCharge',
  ])
  expect(groupsOf(meleeRows, 'charge')).toEqual(['charge', 'heavyCharge', 'chargedLast'])
  expect(groupsOf(meleeRows, 'obstacleCover')).toEqual(['obstacle', 'cover1', 'cover2', 'cover3'])
})
