import type { Catalogue, Language } from './message.ts'
import type { Gist } from './rulebook.ts'

/** A game as it is shown, light enough to be there before the game itself is loaded. */
export interface Manifest {
  /** The ruleset's id. */
  id: string
  isExample: boolean
  title: Gist
  edition: string
  authors: string
  /** The look of its age, where that is not the sea chart's. */
  theme?: 'plotting-board'
  /**
   * A picture as SVG, coloured by the page's own custom properties so that it fits day and night;
   * ids within it begin with `p_`.
   */
  cover: string
  /** By id, in the order in which they are shown. */
  scenarios: Record<string, ScenarioSummary>
  /** Campaigns by id, where the game has any. */
  campaigns?: Record<string, CampaignSummary>
  /** Scenarios of one's own can be drawn. */
  hasEditor?: true
  /** The scenario to play first. */
  first: string
  /** The sentences of the manifest: `book.about` and `book.begin`, and those of the scenarios. */
  messages: Record<Language, Catalogue>
}

/** What is told of a campaign before it is begun. */
export interface CampaignSummary {
  /** Key of the title; `KEY.about` describes it. */
  title: string
  battles: number
}

/** What is told of a scenario before it is chosen. */
export interface ScenarioSummary {
  /** Key of the title; under it stand `.about`, `.date`, `.place` and `.forces`. */
  title: string
  /** How many turns it lasts unless the players agree otherwise; null where the battle decides. */
  turns: number | null
  /** About how long it takes at the table; null where it depends on what is brought. */
  minutes: number | null
  /** 1 to begin with, 3 for players who know the book. */
  difficulty: 1 | 2 | 3
  /** The fewest and the most who may play. */
  players: readonly [number, number]
}

/** The keys of `messages` that a summary's own sentences stand under. */
export const summaryKeys = (title: string): string[] =>
  ['', '.about', '.date', '.place', '.forces'].map(part => title + part)
