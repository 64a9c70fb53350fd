import { createStore } from 'zustand/vanilla'
import type { Game, Message } from '@grognard/umpire'

export type HandbookPart = 'primer' | 'turn' | 'rules' | 'tables' | 'terms'
export const handbookParts: readonly HandbookPart[] = ['primer', 'turn', 'rules', 'tables', 'terms']

/** The parts that a game has: one without tables on its sheets has none of them. */
export function partsOf({ sheets }: Game): readonly HandbookPart[] {
  return handbookParts.filter(part => part !== 'tables' || sheets.includes('reference'))
}

/** How a part is called; a turn by the game's own word. */
export const titleOfPart = (part: HandbookPart): Message => ({
  key: part === 'turn' ? 'turn.course' : `web.guide.${part}`,
})

/** A place in the handbook of a game: a part of it, there a rule or a phase. */
export interface HandbookPlace {
  part: HandbookPart
  rule?: string
  phase?: string
}

/** The handbook on the table, open at a place. */
export interface OpenHandbook {
  game: Game
  place: HandbookPlace
}

export const handbookShown = createStore<OpenHandbook | null>(() => null)

export function openHandbook(game: Game, place: HandbookPlace): void {
  handbookShown.setState({ game, place }, true)
}

/** Whether the slip lies open on which the umpire is asked. */
export const mayIShown = createStore(() => false)

/** The rule that is being read, if any. */
export const ruleShown = createStore<{ game: Game; rule: string } | null>(() => null)

/** Whether it lies open how a battle that is over went. */
export const analysisShown = createStore(() => false)

/** Whether the orders that lie over the chart are folded away. */
export const deskFolded = createStore(() => false)
