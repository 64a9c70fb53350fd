import { expect, test } from 'vitest'
import { isForPiece } from './pieces.ts'

const pressed = (key: string, ctrlKey = false) => ({ key, ctrlKey, metaKey: false })
const scene = { selected: 'orion', aimedAt: 'bucentaure', ready: ['orion', 'agamemnon'] }
const aimed = { ...scene, targets: ['bucentaure', 'redoutable'] }

test('a piece that can act or be aimed at takes Enter and Space', () => {
  expect(isForPiece(pressed('Enter'), aimed, 'agamemnon')).toBe(true)
  expect(isForPiece(pressed(' '), aimed, 'redoutable')).toBe(true)
})

test('Enter gives the order of the piece in hand and of the one that is aimed at', () => {
  expect(isForPiece(pressed('Enter'), aimed, 'orion')).toBe(false)
  expect(isForPiece(pressed('Enter'), aimed, 'bucentaure')).toBe(false)
})

test('a piece that has done its part leaves the keys to the table', () => {
  expect(isForPiece(pressed('Enter'), aimed, 'valiant')).toBe(false)
  expect(isForPiece(pressed(' '), aimed, 'valiant')).toBe(false)
})

test('the main key is never a piece’s', () => {
  expect(isForPiece(pressed('Enter', true), aimed, 'agamemnon')).toBe(false)
})
