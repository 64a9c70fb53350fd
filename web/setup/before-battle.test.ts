import { expect, test } from 'vitest'
import { gameById } from '@grognard/rulesets'
import type { Game } from '@grognard/umpire'
import { pictureBefore, ruleOfStepTimes } from './before-battle.ts'

test('the options of a scenario change the field that is shown', () => {
  const game = gameById('ship-of-the-line')
  const widthOf = (shipsA: number) =>
    pictureBefore(game, 'handicap', { shipsA }, {}, 'a')?.bounds.width ?? 0
  expect(widthOf(5)).toBeGreaterThan(widthOf(3))
})

test('the field is drawn from the view of the seat alone', () => {
  const game = gameById('belle-alliance')
  const views: unknown[] = []
  const watched: Game = {
    ...game,
    view(state, seat) {
      const view = game.view(state, seat)
      views.push(seat, view)
      return view
    },
    picture(view) {
      views.push(view)
      return game.picture(view)
    },
  }
  pictureBefore(watched, 'plancenoit', {}, {}, 'prussia')
  const [seat, view, drawn] = views
  expect(seat).toBe('prussia')
  expect(drawn).toBe(view)
})

test('papers that the rules refuse show no field', () => {
  const game = gameById('belle-alliance')
  expect(pictureBefore(game, 'own', {}, { scenario: { title: 'No battle' } }, 'france')).toBeNull()
})

test('a book that times its steps is known by the option that is switched on', () => {
  const game = gameById('wooden-ships')
  expect(ruleOfStepTimes(game, 'mars-hercule', {})).toBeNull()
  expect(ruleOfStepTimes(game, 'mars-hercule', { timedMoves: true })).toBe('WS-245')
})
