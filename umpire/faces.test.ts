import { catalogue } from '@grognard/rulesets'
import { createWords, umpireCatalogues } from '@grognard/board/words/index.ts'
import { expect, test } from 'vitest'
import { exportBattle, give, importBattle, newBattle, seededDice, withFaces } from './index.ts'
import type { Battle, Game } from './index.ts'

const gameOf = (id: string): Game => catalogue[id] ?? raise()

function raise(): never {
  throw new Error('There is no such game.')
}

function begun(id: string, scenario: string): Battle {
  return newBattle(gameOf(id), { scenario, dice: { kind: 'seeded', seed: 'faces' } })
}

const seatIn = ({ game }: Battle, seat: string, language: 'en' | 'de' = 'en') =>
  createWords(language, [game.messages[language]]).say({ key: `seat.${seat}` })

test('a battle says the names of its sides wherever its game says a seat', () => {
  const battle = begun('line-of-battle', 'constitution')
  expect([seatIn(battle, 'a'), seatIn(battle, 'b')]).toEqual(['USS Constitution', 'HMS Guerriere'])
  const { messages } = gameOf('line-of-battle')
  expect(createWords('en', [messages.en]).say({ key: 'seat.a' })).toBe('Fleet A')
})

test('a side is told with its article within a sentence, in the game’s own words too', () => {
  const battle = begun('wooden-ships', 'trafalgar')
  const resigned = { key: 'umpire.resigned', values: { seat: { key: 'seat.a' } } }
  const line = (game: Game, language: 'en' | 'de') =>
    createWords(language, [game.messages[language], umpireCatalogues[language]]).say(resigned)
  expect(line(battle.game, 'en')).toBe('The British fleet concedes the battle.')
  expect(line(gameOf('wooden-ships'), 'en')).toBe('The first fleet concedes the battle.')
  expect(line(battle.game, 'de')).toBe('Schlacht aufgegeben: die britische Flotte.')
})

test('nothing of the names is stored, and a battle that is read has them again', () => {
  const battle = begun('line-of-battle', 'constitution')
  const text = exportBattle(battle)
  expect(JSON.stringify(battle.file.entries)).not.toContain('faces')
  const again = importBattle(text, catalogue)
  expect(exportBattle(again)).toBe(text)
  expect(seatIn(again, 'b', 'de')).toBe('HMS Guerriere')
})

test('a game is made anew only when a name is', () => {
  const game = gameOf('line-of-battle')
  const state = game.prepare('constitution')
  const faced = withFaces(game, state, {})
  expect(faced).not.toBe(game)
  expect(withFaces(faced, state, {})).toBe(faced)
  const plain = gameOf('tic-tac-toe')
  expect(withFaces(plain, plain.prepare('standard'), {})).toBe(plain)
})

test('names come when they are known, and go when the order that told them is taken back', () => {
  let battle = begun('ship-of-the-line', 'duel')
  expect(seatIn(battle, 'a')).toBe('Player one')
  for (let step = 0; step < 20 && seatIn(battle, 'a') === 'Player one'; step++)
    battle = played(battle, step)
  expect(seatIn(battle, 'a')).not.toBe('Player one')
  const { state } = begun('ship-of-the-line', 'duel')
  expect(seatIn({ ...battle, game: withFaces(battle.game, state, {}) }, 'a')).toBe('Player one')
})

function played(battle: Battle, step: number): Battle {
  const { game, state } = battle
  const [ask] = game.asks(state)
  if (!ask) raise()
  const order = game.choose(game.view(state, ask.seat), ask.seat, seededDice(`${step}`))
  return give(battle, ask.seat, order).battle
}

test('a player’s own words are said as they are, whatever signs they have', () => {
  const name = "{Ada} l'<O> {{x"
  const plain = gameOf('tic-tac-toe')
  const messages = { ...plain.messages, en: { ...plain.messages.en, face: '{name}' } }
  const faces = () => ({ 'seat.crosses': { key: 'face', values: { name } } })
  const own: Game = { ...plain, messages, faces }
  const faced = withFaces(own, own.prepare('standard'), {})
  const words = createWords('en', [faced.messages.en])
  expect(words.say({ key: 'seat.crosses' })).toBe(name)
})
