import type { Rulebook, RuleRow } from '../../index.ts'
import type { RuleId } from './duel-state.ts'

function row(gist: string): RuleRow {
  return { section: '1', gist: { en: gist, de: gist, da: gist }, status: 'enforced' }
}

export const rulebook: Rulebook<RuleId> = {
  title: { en: 'Duel', de: 'Duell', da: 'Duel' },
  edition: 'for tests',
  authors: 'this project',
  language: 'en',
  rows: {
    'DUEL-1': row('Both choose a stance in secret.'),
    'DUEL-2': row('Both stances are revealed together.'),
    'DUEL-3': row('A blow hits on 4 or more of a d6, 2 added where the stances differ.'),
    'DUEL-4': row('Who is hit may taunt, twice at most; each taunt takes one off their own blows.'),
    'DUEL-5': row('Two hits lose.'),
  },
}
