import { expect, test } from 'vitest'
import { duelWith } from './testing/broken.ts'
import { duel } from './testing/duel.ts'
import { fencerShown } from './testing/fencer.ts'

test('pieces that are not those of the picture are found', () => {
  const others: typeof duel.display.pieces = () => [fencerShown('red', {})]
  expect(duelWith({ pieces: others }).piecesAreThePictures?.[0]).toContain('differ')
  const pieces: typeof duel.display.pieces = state => duel.display.picture(state).pieces
  expect(duelWith({ pieces }).piecesAreThePictures ?? []).toEqual([])
})
