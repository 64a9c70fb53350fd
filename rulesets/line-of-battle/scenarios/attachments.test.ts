import { AttachmentRefused, judge, prepare } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { classOf } from '../book/tables/ships.ts'
import { begun, ordered } from '../chapters/setup/fixtures.ts'
import { lineOfBattle } from '../index.ts'
import { blankSheet } from '../model/sheet.ts'
import { shipOf } from '../model/ships.ts'

const razee = { ...classOf('line4'), id: 'razee', name: 'Razee', points: 400, firepower: 5 }

const bring = (...cards: object[]) =>
  prepare(lineOfBattle, 'open-battle', {}, { cards: JSON.parse(JSON.stringify(cards)) })

function reasons(bringing: () => unknown) {
  try {
    bringing()
  } catch (error) {
    if (error instanceof AttachmentRefused) return error.ruling.because
    throw error
  }
  return []
}

test('[LOB-013] a card of one’s own design is mustered and sails with its own values', () => {
  const attachments = { cards: [JSON.parse(JSON.stringify(razee))] }
  const state = begun('open-battle', { fleets: 'built', points: 1000 }, { papers: attachments })
  const ships = [
    { card: 'razee', name: 'Indefatigable', nation: 'england' as const, officer: null },
  ]
  const other = { card: 'brig', name: 'Furet', nation: 'france' as const, officer: null }
  const sealed = ordered(state, 'a', { kind: 'muster', ships })
  const built = ordered(sealed, 'b', { kind: 'muster', ships: [other] })
  expect(shipOf(built, 'indefatigable')).toMatchObject({ card: 'razee', hull: 12, crew: 10 })
  const twice = [...ships, ...ships, ...ships].map((ship, n) => ({ ...ship, name: `Ship ${n}` }))
  const { because } = judge(lineOfBattle, state, 'a', { kind: 'muster', ships: twice })
  expect(because.map(reason => reason.values?.over)).toEqual([200])
})

test('[LOB-013] cards are refused with everything that is wrong with them', () => {
  expect(reasons(() => bring(razee))).toEqual([])
  expect(
    reasons(() =>
      bring(
        { ...razee, id: 'brig' },
        razee,
        { ...razee, name: '' },
        { ...razee, id: 'raft', length: 900, beam: 1000 },
      ),
    ),
  ).toEqual([
    { rule: 'LOB-013', message: 'lob.refuse.cardIdOfTheBook', values: { card: 'brig' } },
    { rule: 'LOB-013', message: 'lob.refuse.cardIdTwice', values: { card: 'razee' } },
    { rule: 'LOB-013', message: 'lob.refuse.cardNameless', values: { card: 'razee' } },
    {
      rule: 'LOB-015',
      message: 'lob.refuse.cardTooWide',
      values: { card: 'raft', length: 0.9, beam: 1 },
    },
  ])
})

test('[LOB-013] the id of a famous ship in the battle is taken too', () => {
  const cards = [{ ...razee, id: 'old-ironsides' }]
  const bringing = (oldIronsides: boolean) => () =>
    prepare(
      lineOfBattle,
      'constitution',
      { oldIronsides },
      { cards: JSON.parse(JSON.stringify(cards)) },
    )
  expect(reasons(bringing(true)).map(reason => reason.message)).toEqual(['lob.refuse.cardIdTwice'])
  expect(reasons(bringing(false))).toEqual([])
})

test.each([
  [{ ...razee, hull: 0 }, 'papers.cards[0].hull: expected a whole number from 1 to 40'],
  [{ ...razee, draught: 2.5 }, 'papers.cards[0].draught'],
  [{ ...razee, size: 'huge' }, 'papers.cards[0].size: expected one of small, medium, large'],
  [{ ...razee, guns: 74 }, 'papers.cards[0].guns: expected only the fields'],
  [{ id: 'razee' }, 'papers.cards[0].name: expected a value; it is missing'],
])('[LOB-013] a card that is no card is told where: %#', (card, where) => {
  expect(() => bring(card)).toThrow(where)
})

test('[LOB-250] [LOB-263] a commander’s sheet brings its attribute points to its own seat', () => {
  const sheet = {
    ...blankSheet('Broke', 'england'),
    attributes: { melee: 1, bearing: 0, navigation: 2, gunnery: 3 },
  }
  const attachments = { 'commander-b': JSON.parse(JSON.stringify(sheet)) }
  const state = prepare(lineOfBattle, 'trafalgar', {}, attachments)
  expect(state.players.map(player => player.attributes)).toEqual([
    { melee: 0, bearing: 0, navigation: 0, gunnery: 0 },
    sheet.attributes,
  ])
})

test.each([
  [{}, 'papers.commander-a.name: expected a value; it is missing'],
  [
    { ...blankSheet('Broke', 'england'), rank: 8 },
    'papers.commander-a.rank: expected a whole number from 0 to 7',
  ],
])('[LOB-250] a sheet that is none is told where: %#', (sheet, where) => {
  const attachments = { 'commander-a': JSON.parse(JSON.stringify(sheet)) }
  expect(() => prepare(lineOfBattle, 'trafalgar', {}, attachments)).toThrow(where)
})

test('[LOB-013] other papers are not taken', () => {
  expect(() => prepare(lineOfBattle, 'trafalgar', {}, { 'commander-e': null })).toThrow(
    'papers.commander-e',
  )
})
