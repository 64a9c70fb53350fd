import { AttachmentRefused, errorIn } from '@grognard/umpire'
import type { Json, Reason } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { cards } from '../book/tables/cards.ts'
import { chartDice, chartRanges, charts, resultAt, shotKinds } from '../book/tables/charts.ts'
import fixture from '../book/tables/fixture.json' with { type: 'json' }
import { cardsOf, cardsShape, chartsOf, chartsShape } from './attachments.ts'

const ownCharts = (): Json => structuredClone(fixture.charts)
const ownCards = (changes: Record<number, Record<string, Json>> = {}) =>
  cards.map(({ id, officer, effect, amount }, index) => {
    const card: Record<string, Json> = { id, officer, effect, amount }
    return { ...card, ...changes[index] }
  })

function refusalsOf(attachments: Json): Reason[] {
  try {
    cardsOf({ cards: attachments })
  } catch (error) {
    if (error instanceof AttachmentRefused) return error.ruling.because
    throw error
  }
  return []
}

test('[SOL-064] without papers the charts are ours, fresh for each battle', () => {
  expect(chartsOf({})).toEqual(charts)
  expect(chartsOf({}).bow).not.toBe(charts.bow)
  expect(chartsOf({}).bow[0]).not.toBe(charts.bow[0])
})

test('[SOL-064] charts of a copy of the book take their place', () => {
  const own = structuredClone(fixture.charts)
  own.bow[3][7] = 'battery'
  const inPlay = chartsOf({ charts: own })
  expect(resultAt(inPlay, 'bow', 3, 7)).toBe('battery')
  const others = shotKinds.flatMap(kind =>
    chartRanges.flatMap(range =>
      chartDice.filter(
        dice => resultAt(inPlay, kind, range, dice) !== resultAt(charts, kind, range, dice),
      ),
    ),
  )
  expect(others).toEqual([7])
})

test('[SOL-064] a chart with all its columns is in order', () => {
  expect(errorIn(chartsShape, ownCharts())).toBeNull()
})

test('[SOL-064] a column left out is named', () => {
  const { 9: _, ...rest } = fixture.charts.stern[2]
  const short = { ...fixture.charts, stern: { ...fixture.charts.stern, 2: rest } }
  expect(errorIn(chartsShape, short)).toMatchObject({ at: 'stern.2.9' })
})

test('[SOL-064] a row or a chart left out is named', () => {
  const { 3: _, ...rows } = fixture.charts.bow
  expect(errorIn(chartsShape, { ...fixture.charts, bow: rows })?.at).toBe('bow.3')
  const { bow: __, ...kinds } = fixture.charts
  expect(errorIn(chartsShape, kinds)?.at).toBe('bow')
})

test('[SOL-064] a column beyond the dice and a result nobody knows are named', () => {
  const { bow } = fixture.charts
  const beyond = { ...fixture.charts, bow: { ...bow, 1: { ...bow[1], 13: 'hull' } } }
  expect(errorIn(chartsShape, beyond)?.at).toBe('bow.1.13')
  const unknown = { ...fixture.charts, bow: { ...bow, 1: { ...bow[1], 4: 'plank' } } }
  expect(errorIn(chartsShape, unknown)).toMatchObject({ at: 'bow.1.4' })
})

test('[SOL-048] without papers the cards are ours, fresh for each battle', () => {
  expect(cardsOf({})).toEqual(cards)
  expect(cardsOf({})[0]).not.toBe(cards[0])
})

test('[SOL-048] cards of a copy of the book take their place, named or not', () => {
  const own = ownCards({ 2: { amount: 5, name: 'Pumps', text: 'Five hits are mended.' } })
  expect(errorIn(cardsShape, own)).toBeNull()
  const inPlay = cardsOf({ cards: own })
  expect(inPlay[2]).toEqual({
    ...cards[2],
    amount: 5,
    name: 'Pumps',
    text: 'Five hits are mended.',
  })
  expect(inPlay[3]).toEqual(cards[3])
})

test('[SOL-048] one number on two cards is refused', () => {
  const because = refusalsOf(ownCards({ 1: { id: 'BOS-1' } }))
  const values = { card: 'BOS-1' }
  expect(because).toEqual([{ rule: 'SOL-048', message: 'sol.refuse.cardIdTwice', values }])
})

test('[SOL-045] an officer with three cards is refused, and so is the one with one', () => {
  const because = refusalsOf(ownCards({ 9: { officer: 'gunner' } }))
  expect(because.map(({ rule, message, values }) => [rule, message, values?.count])).toEqual([
    ['SOL-045', 'sol.refuse.notTwoCards', 3],
    ['SOL-045', 'sol.refuse.notTwoCards', 1],
  ])
})

test('[SOL-048] an amount beyond its effect is refused with what it takes', () => {
  const because = refusalsOf(ownCards({ 0: { amount: 2 } }))
  const values = { card: 'BOS-1', effect: 'clearWreck', amount: 2, most: 1 }
  expect(because).toEqual([{ rule: 'SOL-048', message: 'sol.refuse.cardAmount', values }])
})

test('[SOL-048] a blank name is refused', () => {
  const because = refusalsOf(ownCards({ 4: { name: ' ' } }))
  expect(because.map(reason => reason.message)).toEqual(['sol.refuse.cardNameless'])
})

test('[SOL-048] nine cards, an effect and an officer nobody knows are named', () => {
  expect(errorIn(cardsShape, ownCards().slice(1))?.at).toBe('')
  expect(errorIn(cardsShape, ownCards({ 6: { effect: 'fly' } }))?.at).toBe('[6].effect')
  expect(errorIn(cardsShape, ownCards({ 6: { officer: 'cook' } }))?.at).toBe('[6].officer')
  expect(errorIn(cardsShape, ownCards({ 6: { amount: 0 } }))?.at).toBe('[6].amount')
})

test('[SOL-048] the text of a card has 600 characters at most, its name 60', () => {
  const errorWith = (field: string, length: number) =>
    errorIn(cardsShape, ownCards({ 0: { [field]: 'x'.repeat(length) } }))?.at
  expect([errorWith('text', 600), errorWith('text', 601)]).toEqual([undefined, '[0].text'])
  expect([errorWith('name', 60), errorWith('name', 61)]).toEqual([undefined, '[0].name'])
})
