import { createStore } from 'zustand/vanilla'
import type { Game } from '@grognard/umpire'

export type HandbookPart = 'primer' | 'turn' | 'rules' | 'terms'
export const guideParts: readonly HandbookPart[] = ['primer', 'turn', 'rules', 'terms']

/** A place in the handbook of a game: a part of it, there a rule or a phase. */
export interface GuidePlace {
  part: HandbookPart
  rule?: string
  phase?: string
}

/** The handbook on the table, open at a place. */
export interface OpenGuide {
  game: Game
  place: GuidePlace
}

export const guideShown = createStore<OpenGuide | null>(() => null)

export function openGuide(game: Game, place: GuidePlace): void {
  guideShown.setState({ game, place }, true)
}

/** Whether the slip lies open on which the umpire is asked. */
export const mayShown = createStore(() => false)

/** The rule that is being read, if any. */
export const ruleShown = createStore<{ game: Game; rule: string } | null>(() => null)

/** Whether it lies open how a battle that is over went. */
export const analysisShown = createStore(() => false)
