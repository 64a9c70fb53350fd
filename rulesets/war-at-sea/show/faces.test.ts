import { begin, plainly, prepare, seededDice } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { warAtSea } from '../index.ts'
import { battleOf } from '../model/fixtures.ts'
import { faces } from './faces.ts'

function facesIn(scenario: string): string[] {
  const { state } = begin(warAtSea, prepare(warAtSea, scenario, {}), seededDice('faces'))
  const told = faces(state)
  return ['seat.allies', 'seat.axis'].map(key => {
    const face = told[key]
    return face ? plainly(warAtSea.messages.en, face) : 'none'
  })
}

test('sides are called by navy and commander, or by their nation', () => {
  expect(facesIn('river-plate')).toEqual(['Royal Navy (Harwood)', 'Graf Spee (Langsdorff)'])
  expect(facesIn('denmark-strait')).toEqual(['Royal Navy (Holland)', 'Kriegsmarine (Lütjens)'])
  expect(facesIn('guadalcanal')).toEqual(['US Navy (Callaghan)', 'Japan (Abe)'])
  expect(facesIn('meeting-engagement')).toEqual(['United States', 'Japan'])
})

test('every scenario with given fleets knows both sides, and the free battle neither', () => {
  for (const scenario of Object.keys(warAtSea.scenarios)) {
    const isFree = scenario === 'free-battle'
    expect([scenario, facesIn(scenario).includes('none')]).toEqual([scenario, isFree])
  }
})

test('a fleet of several nations is told by its side', () => {
  const state = battleOf({
    units: [{ card: 'us-fletcher' }, { card: 'uk-ajax' }, { card: 'jp-kongo', seat: 'axis' }],
  })
  expect(faces(state)).toEqual({
    'seat.axis': { key: 'was.nation.JP' },
    'was.side.axis': { key: 'was.nation.JP' },
  })
})
