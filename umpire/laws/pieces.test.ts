import { expect, test } from 'vitest'
import { duelWith } from './testing/broken.ts'
import { duel } from './testing/duel.ts'
import { fencerShown } from './testing/fencer.ts'

test('pieces that are not those of the picture are found', () => {
  const others: typeof duel.pieces = () => [fencerShown('red', {})]
  expect(duelWith({ pieces: others }).piecesAreThePictures?.[0]).toContain('differ')
  const pieces: typeof duel.pieces = state => duel.picture(state).pieces
  expect(duelWith({ pieces }).piecesAreThePictures ?? []).toEqual([])
})
