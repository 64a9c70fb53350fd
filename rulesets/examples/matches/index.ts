import { never } from '@grognard/umpire'
import { ask, assemble, each, repeat } from './rules.ts'
import { copy, players } from './state.ts'
import type { Player, State } from './state.ts'
import { taking } from './taking.ts'

const said = (en: string) => ({ en, de: en, da: en })
const row = (gist: string) => ({ section: 'Play', gist: said(gist), status: 'enforced' as const })
const asked = (_state: State, player: Player): readonly Player[] => [player]

/** A game that can be played and is not finished yet: the four files that docs/add-a-ruleset.md begins with. */
export const matches = assemble([taking], {
  id: 'matches',
  rulebook: {
    title: said('Matches'),
    edition: '1',
    authors: 'folk',
    language: 'en',
    rows: { 'M-1': row('Take one to three.'), 'M-2': row('No more than there are.') },
  },
  options: {},
  scenarios: {
    heap: {
      title: 'scenario.heap',
      options: {},
      seats: () => players,
      begin: () => ({ place: [], outcome: null, matches: 10 }),
    },
  },
  messages: { en: {}, de: {}, da: {} },
  rules: {
    sequence: {
      turn: [
        repeat(
          never,
          each(() => players, ask('take', 'M-1', asked, 'take')),
        ),
      ],
    },
    copy,
    seats: () => players,
  },
  secrecy: { view: copy, determinize: copy },
  display: {
    picture: () => ({
      theme: 'board',
      measure: { size: 100, key: 'scenario.heap' },
      bounds: { x: 0, y: 0, width: 100, height: 100 },
      ground: [],
      pieces: [],
      markers: [],
      arcs: [],
      paths: [],
      windFrom: null,
      headline: [],
    }),
    status: () => [],
  },
  players: {
    doctrine: {
      choose: () => ({ kind: 'take', count: 1 }),
      evaluate: () => 0,
    },
  },
})
