import type { Cell, PrintedCard, PrintedSheet, PrintRequest } from '@grognard/umpire'
import type { State } from '../state.ts'
import { cards, effectRules } from '../tables/cards.ts'
import type { Card } from '../tables/cards.ts'
import { said } from './words.ts'

/** [SOL-045] [SOL-048] The officers' cards in play, to be chosen from and turned over. */
export function officerSheets({ state }: PrintRequest<State>): PrintedSheet[] {
  const inPlay = state?.cards ?? cards
  return [
    { title: said('officers'), subtitle: said('officers.choose'), parts: inPlay.map(officerCard) },
  ]
}

function officerCard(card: Card): PrintedCard {
  return {
    part: 'card',
    title: own(card.name, `sol.card.${card.id}.name`),
    subtitle: [{ key: `sol.officer.${card.officer}` }, card.id, effectRules[card.effect]],
    side: null,
    facts: [],
    boxes: [
      { name: said('officers.chosen'), of: 1, struck: [] },
      { name: said('officers.used'), of: 1, struck: [] },
    ],
    lines: [own(card.text, `sol.card.${card.id}.text`)],
  }
}

function own(given: string | null, key: string): Cell {
  return given ?? { key }
}
