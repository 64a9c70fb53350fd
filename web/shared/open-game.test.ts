import { expect, test } from 'vitest'
import { BattleFileError, exportBattle } from '@grognard/umpire'
import { smallBattle } from '../journeys/battles-for-tests.ts'
import { battleIn, faultOfOpening, gameInLibrary, Unfetched } from './open-game.ts'

test('a battle file is read with the game that it names', async () => {
  const battle = await battleIn(exportBattle(smallBattle()))
  expect(battle.game).toBe(await gameInLibrary('tic-tac-toe'))
})

test('a file of an unknown game is refused, and the games of the shelf are named', async () => {
  const file = exportBattle(smallBattle()).replace('"tic-tac-toe"', '"chess"')
  const fault: unknown = await battleIn(file).catch((error: unknown) => error)
  expect(fault).toBeInstanceOf(BattleFileError)
  const { key, values } = faultOfOpening(fault)
  expect(key).toBe('battle.ruleset')
  expect(values?.['given']).toBe('chess')
  expect(values?.['known']).toContain('line-of-battle, ship-of-the-line')
})

test('a file that is no battle is refused with its own reason', async () => {
  const errorIn = async (text: string) =>
    faultOfOpening(await battleIn(text).catch((error: unknown) => error)).key
  expect(await errorIn('{ "ruleset": ')).toBe('battle.notJson')
  expect(await errorIn('{ "ruleset": "line-of-battle" }')).toBe('battle.noFormat')
})

test('a game that cannot be fetched is named by its title', () => {
  const fault = faultOfOpening(new Unfetched('belle-alliance', new TypeError('no connection')))
  expect(fault).toEqual({ key: 'web.load.failed', values: { game: 'Belle Alliance' } })
})
