import { expect, test } from 'vitest'
import { nationIds } from '../book/tables/command.ts'
import { shipNames } from '../book/tables/ship-names.ts'
import { classOf } from '../book/tables/ships.ts'
import { namesOf } from './names-of-ships.ts'

test.each([
  ['line1', 'HMS Royal Sovereign'],
  ['line2', 'HMS Dreadnought'],
  ['line3', 'HMS Bellerophon'],
  ['line4', 'HMS Leander'],
  ['frigate5', 'HMS Amphion'],
  ['frigate6', 'HMS Surprise'],
  ['cutter', 'HMS Entreprenante'],
  ['schooner', 'HMS Pickle'],
])('[LOB-008] a British %s has a name of such a ship, as %s', (id, name) => {
  expect(namesOf('england', classOf(id))[0]).toBe(name)
})

test('[LOB-008] a card of a player’s own is named as the dearest class that costs no more', () => {
  expect(namesOf('france', { id: 'razee', points: 400 })[0]).toBe('Sagittaire')
  expect(namesOf('france', { id: 'raft', points: 5 })[0]).toBe('Éclair')
})

test('[LOB-008] once those of its rate are used up, a ship is named as one of the nearest', () => {
  expect(namesOf('usa', classOf('line1')).slice(0, 2)).toEqual(['USS Pennsylvania', 'USS Ohio'])
})

test('[LOB-008] no name of a nation stands under two rates', () => {
  for (const nation of nationIds.filter(id => id !== 'none')) {
    const all = Object.values(shipNames[nation]).flat()
    expect(new Set(all).size).toBe(all.length)
  }
})
