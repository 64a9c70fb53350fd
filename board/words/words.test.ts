import { battleMessages, languages, refused } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { createWords, umpireCatalogues } from './index.ts'

const english = {
  hit: '{ship} takes {boxes, plural, one {# hit} other {# hits}}.',
  'ship.a': 'Agamemnon',
}

test('a message is put into words, its messages within it first', () => {
  const words = createWords('en', [english])
  const message = { key: 'hit', values: { ship: { key: 'ship.a' }, boxes: 2 } }
  expect(words.say(message)).toBe('Agamemnon takes 2 hits.')
})

test('a key without a sentence, a missing value and a slip of syntax all show the key', () => {
  const words = createWords('en', [{ ...english, slip: 'a {b' }])
  expect(words.say({ key: 'nothing.here' })).toBe('nothing.here')
  expect(words.say({ key: 'hit', values: { ship: 'A' } })).toBe('hit')
  expect(words.say({ key: 'slip' })).toBe('slip')
})

test('the first catalogue that has a key is used, the next ones fill its gaps', () => {
  const words = createWords('de', [{ 'ship.a': 'Agamemnon (deutsch)' }, english])
  expect(words.say({ key: 'ship.a' })).toBe('Agamemnon (deutsch)')
  expect(words.has('hit')).toBe(true)
  expect(words.has('toString')).toBe(false)
})

test('a name that ends in a full stop ends the sentence with it, three dots stay', () => {
  const words = createWords('en', [{ joined: 'Moved to {unit}.', on: 'And so on…', dots: '{a}..' }])
  expect(words.say({ key: 'joined', values: { unit: '2. Bat.' } })).toBe('Moved to 2. Bat.')
  expect(words.say({ key: 'joined', values: { unit: 'Dahlen' } })).toBe('Moved to Dahlen.')
  expect(words.say({ key: 'dots', values: { a: 'a.' } })).toBe('a...')
})

test('a side has its article within a sentence, its capital where it opens one, and neither in a label', () => {
  const words = createWords('en', [
    {
      'seat.a': 'Netherlands',
      'seat.a.sentence': 'the Netherlands',
      first: '{seat} goes first.',
      won: 'A draw. {seat} rests.',
      taken: 'Taken by {seat}.',
      port: 'Port: {seat}',
      over: 'All over: {seat} wins.{earned}',
      earned: ' {seat}: 5.',
    },
  ])
  const said = (key: string) => words.say({ key, values: { seat: { key: 'seat.a' } } })
  expect(said('first')).toBe('The Netherlands goes first.')
  expect(said('won')).toBe('A draw. The Netherlands rests.')
  expect(said('taken')).toBe('Taken by the Netherlands.')
  expect(said('port')).toBe('Port: Netherlands')
  const earned = { key: 'earned', values: { seat: { key: 'seat.a' } } }
  const over = { key: 'over', values: { seat: { key: 'seat.a' }, earned } }
  expect(words.say(over)).toBe('All over: the Netherlands wins. The Netherlands: 5.')
})

test('signs of markup are text', () => {
  const words = createWords('en', [{ range: 'range <= {n} & "more"' }])
  expect(words.say({ key: 'range', values: { n: 3 } })).toBe('range <= 3 & "more"')
})

test('numbers are written as the language writes them', () => {
  const catalogue = { inches: '{n, number}' }
  expect(createWords('de', [catalogue]).say({ key: 'inches', values: { n: 1.5 } })).toBe('1,5')
  expect(createWords('en', [catalogue]).say({ key: 'inches', values: { n: 1.5 } })).toBe('1.5')
})

test('the umpire’s own refusals name seats, steps and orders', () => {
  const words = createWords('en', [
    { 'seat.red': 'Red', 'seat.blue': 'Blue', 'step.fire': 'firing', 'order.shoot': 'shoot' },
    umpireCatalogues.en,
  ])
  const values = { seat: 'red', waiting: 'blue, green', step: 'fire', asks: 'shoot, done' }
  const [reason] = refused('X-1', 'umpire.notAsked', values).because
  expect(reason && words.explain(reason)).toBe(
    'Not now, Red: the step “firing” is waiting for Blue, green.',
  )
})

test('of many orders that are possible a few are named, and how many more there are', () => {
  const words = createWords('en', [umpireCatalogues.en])
  const told = (asks: string) => {
    const [reason] = refused('X-1', 'umpire.notNow', { order: 'rest', asks }).because
    return reason && words.explain(reason)
  }
  expect(told('a, b, c, d, e')).toBe('“rest” is not available now. Available: a, b, c, d, e.')
  expect(told('a, b, c, d, e, f, g')).toBe(
    '“rest” is not available now. Available: a, b, c, d, e, … (2 more).',
  )
})

test('what is wrong with an order is told in the language of its reader', () => {
  const words = createWords('de', [umpireCatalogues.de, battleMessages.de])
  const expected = { key: 'fault.integerWithin', values: { from: 1, to: 6 } }
  const fault = { key: 'fault.at', values: { at: 'legs[2].turn', expected } }
  const [reason] = refused('X-1', 'umpire.malformed', { order: 'sail', fault }).because
  expect(reason && words.explain(reason)).toBe(
    'Der Befehl „sail“ ist nicht richtig ausgefüllt: legs[2].turn: erwartet wird eine ganze Zahl von 1 bis 6.',
  )
})

test('every language has every sentence of the umpire, and each can be filled', () => {
  const values = {
    number: 1,
    of: 2,
    seat: 'a',
    waiting: 'b',
    step: 'c',
    asks: 'd',
    order: 'e',
    fault: 'f',
    names: 'g',
    more: 3,
    last: 'h',
    list: 'j',
    piece: 'i',
    count: 2,
    name: 'k',
  }
  for (const language of languages) {
    const words = createWords(language, [umpireCatalogues[language]])
    for (const key of Object.keys(umpireCatalogues.en))
      expect(words.say({ key, values }), `${language} ${key}`).not.toBe(key)
  }
})

test('a number is told to a tenth at most', () => {
  const words = createWords('en', [{ at: 'at {x, number} in' }])
  expect(words.say({ key: 'at', values: { x: 12.3456 } })).toBe('at 12.3 in')
})

test('numbers below zero have a true minus sign; hyphens and what is quoted stay', () => {
  const words = createWords('en', [
    {
      loss: 'Modifiers: {sum, number, ::sign-always} ({least} to {most}, {least}–{most}), rule {rule}, “{typed}”',
    },
  ])
  const values = { sum: -2, least: -3, most: -1, rule: 'WS-166', typed: '-3' }
  expect(words.say({ key: 'loss', values })).toBe(
    'Modifiers: −2 (−3 to −1, −3–−1), rule WS-166, “-3”',
  )
})

test('a link is told as it is, also where its token begins with a hyphen', () => {
  const words = createWords('en', [{ link: 'Your seat: {link} ({sum, number})' }])
  const link = 'https://club.example/#/table/-61OhjMJ/-7sLqAix29Y'
  expect(words.say({ key: 'link', values: { link, sum: -2 } })).toBe(`Your seat: ${link} (−2)`)
})

test('a name in saved battles is shown by its face, alone and in a list', () => {
  const words = createWords('en', [{ lost: 'Lost: {ships}.', 'face.Brig 2': 'Cygne' }])
  const lost = (ships: string) => words.say({ key: 'lost', values: { ships } })
  expect(lost('Brig 2')).toBe('Lost: Cygne.')
  expect(lost('Amphion, Brig 2')).toBe('Lost: Amphion, Cygne.')
})
