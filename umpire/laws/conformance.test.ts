import { changed } from './testing/broken.ts'
import { ticTacToe } from '@grognard/rulesets/examples/tic-tac-toe/index.ts'
import { describe, expect, test } from 'vitest'
import type { Kind, Playable, Ruleset } from '../index.ts'
import { conformance } from './conformance.ts'
import { duel } from './testing/duel.ts'
import { icuWording } from './wording.ts'

const battles = [{ seed: 'conformance', steps: 200 }]

/** What one demand says of a ruleset. */
function said<S extends Playable, O extends Kind, E extends Kind>(
  ruleset: Ruleset<S, O, E>,
  demand: string,
  ties: Record<string, string[]> = {},
): string[] {
  const found = conformance(ruleset, { battles, ties, spoilt: 60 }, icuWording)
  const one = found.find(({ name }) => name.startsWith(demand))
  if (!one) throw new RangeError(`Nothing is called ${demand}.`)
  return one
    .look()
    .map(fault => (typeof fault === 'string' ? fault : `${fault.law} ${fault.message}`))
}

test('tic-tac-toe meets every demand', () => {
  for (const { look } of conformance(ticTacToe, { battles, spoilt: 60 }, icuWording))
    expect(look()).toEqual([])
})

type Row = (typeof ticTacToe.rulebook.rows)['TTT-1']

describe('the book', () => {
  const { rulebook } = ticTacToe
  const first = rulebook.rows['TTT-1']
  const withRow = (row: Partial<Row>) => ({
    ...ticTacToe,
    rulebook: { ...rulebook, rows: { ...rulebook.rows, 'TTT-1': { ...first, ...row } } },
  })
  const { en, de, da } = first.gist

  test.each<[demand: string, row: Partial<Row>, fault: string]>([
    [
      'gistsAreSentences',
      { gist: { en, de: 'kein Satz.', da } },
      'TTT-1 is no whole sentence in de: "kein Satz.".',
    ],
    [
      'gistsAreSentences',
      { gist: { en, de, da: 'To prikker..' } },
      'TTT-1 is no whole sentence in da: "To prikker..".',
    ],
    [
      'gistsStandOnce',
      { gist: rulebook.rows['TTT-2'].gist },
      'In en one sentence stands for two rules: "Crosses begin',
    ],
    ['reasonsAreGiven', { status: 'advisory' }, 'TTT-1 is advisory without a reason.'],
    ['reasonsAreGiven', { reason: first.gist }, 'TTT-1 is enforced with a reason.'],
    [
      'oursIsNamedAlike',
      { gist: { en: 'A ruling.', de, da } },
      'TTT-1 names a ruling in some languages only.',
    ],
  ])('%s finds %j', (demand, row, fault) => {
    expect(said(withRow(row), demand)[0]).toContain(fault)
  })

  test('a heading without its meaning is found where another has one', () => {
    const headings = { 'The board': { de: 'das Brett', da: 'brættet' } }
    const ruleset = { ...ticTacToe, rulebook: { ...rulebook, headings } }
    expect(said(ruleset, 'headingsAreExplained')[0]).toBe(
      'The heading "The first mark" has no meaning in de.',
    )
  })
})

describe('what is told of it', () => {
  const without = (key: string) => {
    const { [key]: _, ...de } = ticTacToe.messages.de
    return { ...ticTacToe, messages: { ...ticTacToe.messages, de } }
  }

  test.each([
    ['optionsAreExplained', 'option.first.about'],
    ['optionsAreExplained', 'option.first.noughts'],
    ['stepsAreExplained', 'step.mark.hint'],
  ])('%s misses %s', (demand, key) => {
    expect(said(without(key), demand)).toEqual([`"${key}" is missing in de.`])
  })

  test.each([
    [{ rule: 'TTT-9', default: true }, 'The option late cites TTT-9, which is no rule.'],
    [
      { rule: 'TTT-1', default: 'x', values: ['y'] },
      'The default of options.late in standard is none of its values.',
    ],
  ])('an option %j is found', (late, fault) => {
    expect(said({ ...ticTacToe, options: { late } }, 'optionsAreExplained')).toContain(fault)
  })

  test('a primer that is too short, and a word of two terms, are found', () => {
    const { primer = [], glossary = [] } = ticTacToe.guide ?? {}
    const withGuide = (guide: Partial<NonNullable<typeof ticTacToe.guide>>) => ({
      ...ticTacToe,
      guide: { primer, glossary, ...guide },
    })
    expect(said(withGuide({ primer: primer.slice(1, 3) }), 'primerIsShort')).toEqual([
      'The primer has 2 cards.',
    ])
    const [term] = glossary
    if (!term) throw new Error('The glossary is empty.')
    const [word = ''] = term.words.en
    expect(said(withGuide({ glossary: [...glossary, term] }), 'termsAreClear')).toContain(
      `In en "${word.toLowerCase()}" stands for two terms.`,
    )
  })
})

describe('states that play does not lead to', () => {
  test('a copy that forgets what is seldom there is found', () => {
    const copy: typeof duel.rules.copy = state => ({ ...duel.rules.copy(state), struck: null })
    expect(said(changed(duel, { copy }), 'copiesOfFullStates')[0]).toContain(
      'A copy differs at struck',
    )
  })

  test('a copy that shares a list is found', () => {
    const copy: typeof duel.rules.copy = state => ({
      ...duel.rules.copy(state),
      fencers: state.fencers,
    })
    expect(said(changed(duel, { copy }), 'copiesOfFullStates')[0]).toBe(
      'A copy shares fencers with the state.',
    )
  })

  test('a state that is taken though nobody can play on from it is found', () => {
    const view: typeof duel.secrecy.view = () => {
      throw new Error('no view')
    }
    expect(said(changed(duel, { view, sharedView: state => state }), 'spoiltStates')[0]).toContain(
      'no view',
    )
  })
})

describe('orders and dice', () => {
  const { mark } = ticTacToe.rules.orders

  test('an order that is told in no words is found', () => {
    const nameless = { ...mark, describe: () => ({ key: 'no.sentence' }) }
    expect(said(changed(ticTacToe, { orders: { mark: nameless } }), 'strangeNames')[0]).toContain(
      'It is told as',
    )
  })

  test('orders that are offered and never sampled are found, but for those that search skips', () => {
    const { choose, taunt } = duel.rules.orders
    const found = (orders: Partial<typeof duel.rules.orders>) =>
      said(changed(duel, { orders: { ...duel.rules.orders, ...orders } }), 'sampling')[0]?.replace(
        /\d+/,
        'n',
      )
    const high = { ...choose, sample: () => ({ kind: 'choose', stance: 'high' }) as const }
    expect(found({ choose: high })).toBe(
      '{"stance":"low","kind":"choose"} was offered n times and is never sampled.',
    )
    const silent = { ...taunt, sample: () => undefined }
    expect(found({ taunt: silent })).toBe(
      '{"kind":"taunt"} was offered n times and is never sampled.',
    )
    expect(found({ taunt: { ...silent, excludeFromSearch: true } })).toBeUndefined()
  })

  test('rules that roll again until dice differ are to be claimed', () => {
    const { stance } = { stance: duel.rules.orders.choose }
    const rolling = changed(duel, {
      orders: {
        ...duel.rules.orders,
        choose: {
          ...stance,
          execute: (...[table, seat, order]: Parameters<typeof stance.execute>) => {
            while (table.roll(6, 'DUEL-3') === table.roll(6, 'DUEL-3')) continue
            stance.execute(table, seat, order)
          },
        },
      },
    })
    expect(said(rolling, 'equalDice')).toEqual(['Equal dice never end DUEL-3.'])
    expect(said(rolling, 'equalDice', { hall: ['DUEL-3'] })).toEqual([])
    expect(said(duel, 'equalDice', { hall: ['DUEL-3'] })).toEqual([
      'Equal dice did not come to DUEL-3.',
    ])
  })

  test('what the laws find in a battle is told with the law', () => {
    const broken = changed(ticTacToe, {
      copy: (state: Parameters<typeof ticTacToe.rules.copy>[0]) => ({
        ...ticTacToe.rules.copy(state),
        players: state.players,
      }),
    })
    expect(said(broken, 'laws in standard')).toContain(
      'copiesShareNothing A copy shares players with the state.',
    )
  })
})
