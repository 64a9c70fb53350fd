import { expect, test } from 'vitest'
import { allowed } from '@grognard/umpire'
import type { GameTool } from '@grognard/umpire'
import { choicesOf, labelOf, markedPieces, readyPieces } from './choices.ts'
import type { OrderContext } from './draft.ts'

const tools: Record<string, GameTool> = {
  fire: { tool: 'list', piece: () => 'a3' },
  mend: { tool: 'list', piece: () => 'a3', label: (_state, id) => ({ key: `ship.${id}` }) },
}
const orderContext: OrderContext = {
  view: { place: [], outcome: null },
  seat: 'a',
  judge: () => allowed,
  tool: kind => tools[kind] ?? { tool: 'list' },
}
const labelFor = (...kinds: string[]) =>
  labelOf(
    orderContext,
    choicesOf(
      orderContext,
      kinds,
      kinds.map(kind => ({ kind })),
    ),
    'a3',
  )

test('a piece off the board is called as the orders of a list call it', () => {
  expect(labelFor('mend')).toEqual({ key: 'ship.a3' })
  expect(labelFor('fire', 'mend')).toEqual({ key: 'ship.a3' })
})

test('where no order names it, it has no label', () => {
  expect(labelFor('fire')).toBeNull()
})

test('a piece with nothing but rare orders is ready, and marked only where no other has more to do', () => {
  const ofPiece = (order: { kind: string }) => (order.kind === 'salute' ? 'b1' : 'a3')
  const rareContext: OrderContext = {
    ...orderContext,
    tool: kind => ({ tool: 'list', piece: ofPiece, isRare: () => kind === 'salute' }),
  }
  const choicesIn = (...kinds: string[]) =>
    choicesOf(
      rareContext,
      kinds,
      kinds.map(kind => ({ kind })),
    )
  const both = choicesIn('salute', 'fire')
  expect(readyPieces(both)).toEqual(['b1', 'a3'])
  expect(markedPieces(rareContext, both)).toEqual(['a3'])
  expect(markedPieces(rareContext, choicesIn('salute'))).toEqual(['b1'])
})
