import { describeFault, faultIn } from '@grognard/umpire'
import type { Json, Options, Seat, Shape } from '@grognard/umpire'
import type { State } from '../state.ts'
import { afterBattle } from './after-battle.ts'
import { sheetShape } from './sheet.ts'
import type { Sheet } from './sheet.ts'

/** [LOB-256] Scenarios in their order, and the heroes who go from one to the next. */
export interface Campaign {
  title: string
  battles: CampaignBattle[]
  /** How many of the battles have been fought. */
  fought: number
  /** The side that won each of these; null for a draw. */
  results: (number | null)[]
  /** By seat. */
  heroes: Record<Seat, Sheet>
}

/** [LOB-254] The admiralty's orders: a scenario, and what carrying them out is worth. */
export interface CampaignBattle {
  scenario: string
  options: Options
  missionPoints: number
}

const optionShape: Shape = {
  type: 'oneOf',
  of: [{ type: 'yesNo' }, { type: 'number' }, { type: 'text', longest: 60 }],
}

const sideShape: Shape = {
  type: 'oneOf',
  of: [{ type: 'nothing' }, { type: 'integer', from: 0, to: 1 }],
}

const battleShape: Shape = {
  type: 'record',
  fields: {
    scenario: { type: 'text', longest: 60 },
    options: { type: 'table', of: optionShape },
    missionPoints: { type: 'integer', from: 0, to: 1000 },
  },
}

/** What a campaign from outside must look like. */
const campaignShape: Shape = {
  type: 'record',
  fields: {
    title: { type: 'text', longest: 60 },
    battles: { type: 'list', of: battleShape, fewest: 1, most: 50 },
    fought: { type: 'integer', from: 0, to: 50 },
    results: { type: 'list', of: sideShape, most: 50 },
    heroes: { type: 'table', of: sheetShape },
  },
}

/** [LOB-256] A campaign before its first battle. */
export function newCampaign(
  title: string,
  battles: readonly CampaignBattle[],
  heroes: Record<Seat, Sheet>,
): Campaign {
  return { title, battles: [...battles], fought: 0, results: [], heroes: { ...heroes } }
}

/** A campaign from a file; RangeError where it is none. */
export function readCampaign(paper: Json): Campaign {
  const fault = faultIn(campaignShape, paper)
  if (fault === null && isCampaign(paper)) return paper
  throw new RangeError(`This is no campaign: ${fault ? describeFault(fault) : ''}`)
}

function isCampaign(paper: unknown): paper is Campaign {
  return faultIn(campaignShape, paper) === null
}

/** The battle that comes next; null when all have been fought. */
export function nextBattle(campaign: Campaign): CampaignBattle | null {
  return campaign.battles[campaign.fought] ?? null
}

/** [LOB-256] [LOB-263] The heroes' sheets for the next battle, by the names of its papers. */
export function papersFor(campaign: Campaign): Record<string, Sheet> {
  const named = Object.entries(campaign.heroes).map(([seat, sheet]): [string, Sheet] => [
    `commander-${seat}`,
    sheet,
  ])
  return Object.fromEntries(named)
}

/**
 * [LOB-256] The campaign after its next battle: the heroes carry over what they earned, the winners
 * also the mission points of their orders. RangeError when no battle is left or it is not over.
 */
export function afterCampaignBattle(campaign: Campaign, state: State): Campaign {
  const battle = nextBattle(campaign)
  if (battle === null) throw new RangeError('All battles of this campaign have been fought.')
  const heroes = Object.entries(campaign.heroes).map(([seat, sheet]): [Seat, Sheet] => [
    seat,
    heroAfter(sheet, state, seat, battle.missionPoints),
  ])
  return {
    title: campaign.title,
    battles: campaign.battles,
    fought: campaign.fought + 1,
    results: [...campaign.results, winnerOf(state)],
    heroes: Object.fromEntries(heroes),
  }
}

function heroAfter(sheet: Sheet, state: State, seat: Seat, missionPoints: number): Sheet {
  if (!state.players.some(player => player.seat === seat)) return sheet
  const hasWon = state.outcome?.winners.includes(seat) ?? false
  return afterBattle(sheet, state, seat, hasWon ? missionPoints : 0)
}

function winnerOf(state: State): number | null {
  const seat = state.outcome?.winners[0]
  return state.players.find(player => player.seat === seat)?.side ?? null
}
