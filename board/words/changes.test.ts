import { chanceOf, languages } from '@grognard/umpire'
import type { Change, Effect, Message } from '@grognard/umpire'
import { expect, test } from 'vitest'
import {
  badgeTexts,
  changeCatalogues,
  changesText,
  createWords,
  effectText,
  percentText,
  prospectText,
} from './index.ts'

const own = { 'row.hull': 'Hull', 'row.crew': 'Crew', victory: 'HMS Victory' }
const marks = { lost: 'mainmast lost', won: 'Red wins.' }
const words = createWords('en', [{ ...own, ...marks }, changeCatalogues.en])
const labels: Record<string, Message | string> = { v: { key: 'victory' }, f: 'USS Fire' }

const hull: Change = { kind: 'row', piece: 'v', row: 'row.hull', by: -4, left: 3 }
const crew: Change = { kind: 'row', piece: 'f', row: 'row.crew', by: -1, left: 7 }
const mast: Change = {
  kind: 'marked',
  piece: 'v',
  badge: 'mainmastLost',
  label: { key: 'lost' },
}

test('a badge that the label names already is not said again', () => {
  const say = ({ key }: Message) => key
  const badge = (key: string) => ({ kind: 'chief' as const, label: { key } })
  const orderly = { label: { key: 'Ordonnans for Reille' }, badges: [badge('ordonnans')] }
  expect(badgeTexts(say, orderly)).toEqual([])
  const chief = { label: { key: 'Reille' }, badges: [badge('chief'), badge('engaged')] }
  expect(badgeTexts(say, chief)).toEqual(['chief', 'engaged'])
})

test('changes are told piece by piece, each piece once', () => {
  expect(changesText(words, [hull, crew, mast], labels)).toBe(
    'HMS Victory: hull −4, mainmast lost; USS Fire: crew −1',
  )
  expect(changesText(words, [], labels)).toBe('no effect')
})

test('how the battle ends is told beside the changes, and alone where there are none', () => {
  const ends = { winners: ['red'], message: { key: 'won' } }
  const prospect = { chance: chanceOf(1n, 1n), changes: [], own: [], told: [] }
  expect(prospectText(words, { labels }, prospect)).toBe('no effect')
  expect(prospectText(words, { labels }, { ...prospect, ends })).toBe('Red wins.')
  expect(prospectText(words, { labels }, { ...prospect, own: [hull], ends })).toBe(
    'HMS Victory: hull −4; Red wins.',
  )
})

test('odds tell the result and leave out the die that is only an example', () => {
  const free = 'The ship comes free'
  const game = {
    free: `${free}: rolls {die}.`,
    'free.foreseen': `${free}.`,
    fouled: 'Rolls {die}.',
  }
  const speaking = createWords('en', [game])
  const toldBy = (key: string) => {
    const told = [{ key, values: { die: 1 } }]
    const prospect = { chance: chanceOf(1n, 3n), changes: [], own: [], told }
    return prospectText(speaking, { labels }, prospect)
  }
  expect(toldBy('free')).toBe('The ship comes free.')
  expect(toldBy('fouled')).toBe('Rolls 1.')
})

test('disorder is told by what it has become', () => {
  const ragged: Change = { kind: 'disorder', piece: 'v', from: 0, to: 1 }
  expect(changesText(words, [ragged], labels)).toBe('HMS Victory: in light disorder')
  expect(changesText(words, [{ ...ragged, to: 0 }], labels)).toBe('HMS Victory: in good order')
})

test('what comes, goes, moves or loses a mark is said', () => {
  const changes: Change[] = [
    { kind: 'unmarked', piece: 'v', badge: 'mainmastLost', label: { key: 'lost' } },
    { kind: 'moved', piece: 'v' },
    { kind: 'went', piece: 'f' },
  ]
  expect(changesText(words, changes, labels)).toBe(
    'HMS Victory: no longer “mainmast lost”, moves; USS Fire: gone from the table',
  )
})

test('an effect is told with its bounds', () => {
  const effect: Effect = {
    change: hull,
    chance: chanceOf(1n, 3n),
    least: -2,
    greatest: -4,
    mean: -1,
  }
  expect(effectText(words, effect)).toBe('hull −2 to −4')
  expect(effectText(words, { ...effect, least: -4 })).toBe('hull −4')
})

test('a small chance is not none, and a great one not certain', () => {
  expect([0.5, 0.001, 0.999, 1].map(p => percentText(words, p))).toEqual([
    '50%',
    '< 1%',
    '> 99%',
    '100%',
  ])
})

test('every language has every sentence of the changes, and each can be filled', () => {
  const amounts = { by: 'd', least: 'e', greatest: 'f', left: 2, of: 4 }
  const values = { piece: 'a', changes: 'b', row: 'c', ...amounts }
  for (const language of languages) {
    const spoken = createWords(language, [changeCatalogues[language]])
    for (const key of Object.keys(changeCatalogues.en))
      expect(
        spoken.say({ key, values: { ...values, name: 'h', to: '1', mark: 'g' } }),
        key,
      ).not.toBe(key)
  }
})
