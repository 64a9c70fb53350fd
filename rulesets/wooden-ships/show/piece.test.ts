import { expect, test } from 'vitest'
import { battleOf } from '../model/fixtures.ts'
import { pieces } from './picture.ts'

test('[WS-018] a ship that has carronades alone has no row and no line of guns', () => {
  const shown = (guns: number, carronades: number) => {
    const [usual] = battleOf({ ships: [{ id: 'lawrence' }] }).cards
    if (!usual) throw new Error('no card')
    const card = { log: { ...usual.log, guns, carronades } }
    const [piece] = pieces(battleOf({ ships: [{ id: 'lawrence', card }] }))
    const keys = [...(piece?.rows ?? []), ...(piece?.card ?? [])].map(({ key }) => key)
    return keys.filter(key => /guns|carronades/.test(key))
  }
  expect(shown(0, 2)).toEqual(['ws.row.carronades', 'ws.card.carronades'])
  expect(shown(2, 0)).toEqual(['ws.row.guns', 'ws.card.guns'])
})
