import type { Battle } from '../battle/battle.ts'
import type { Game } from '../game.ts'
import { copyJson, firstDifference } from '../json.ts'
import type { Json } from '../kind.ts'
import type { Message } from '../message.ts'
import { errorInOptions, withDefaults } from '../options.ts'
import type { Outcome, Playable } from '../playable.ts'
import type { Options } from '../kind.ts'
import { errorAt } from '../validation-error.ts'
import type { ValidationError } from '../validation-error.ts'
import type { CampaignBattle, CampaignRules, PreparedBattle } from './rules.ts'

export const campaignFormat = 'grognard-campaign'
export const campaignVersion = 1

/** A campaign as it stands in a file: one JSON document. */
export interface CampaignFile {
  format: typeof campaignFormat
  version: typeof campaignVersion
  ruleset: string
  edition: string
  campaign: string
  commander: string
  /** What the players agreed on for all its battles. */
  options: Options
  /** What the commander began with. */
  start: Json
  battles: FoughtBattle[]
}

/** A battle that has been entered, and what is carried on from it. */
export interface FoughtBattle extends PreparedBattle {
  scenario: string
  outcome: Outcome
  carried: Json
}

/** A campaign with its game. Immutable. */
export interface Campaign {
  readonly game: Game
  readonly file: CampaignFile
}

/** The battle to fight next. */
export interface NextBattle extends PreparedBattle, CampaignBattle {
  /** From 0. */
  number: number
  briefing: Message[]
}

/** Throws RangeError for a campaign that the game does not have. */
export function campaignRules(game: Game, id: string): CampaignRules<Playable> {
  const rules = Object.hasOwn(game.campaigns, id) ? game.campaigns[id] : undefined
  if (rules) return rules
  throw new RangeError(
    `${game.id} has no campaign "${id}"; it has ${Object.keys(game.campaigns).join(', ')}.`,
  )
}

interface CampaignPlan {
  campaign: string
  commander: string
  options?: Options
}

/** Throws RangeError for a campaign or options that the game does not have. */
export function newCampaign(game: Game, plan: CampaignPlan): Campaign {
  const { campaign, commander, options = {} } = plan
  const start = campaignRules(game, campaign).begin(commander)
  if (errorInOptions(game.options, options)) throw new RangeError('The game has no such options.')
  const { id: ruleset, rulebook } = game
  const head = { format: campaignFormat, version: campaignVersion, ruleset } as const
  const { edition } = rulebook
  return { game, file: { ...head, edition, campaign, commander, options, start, battles: [] } }
}

export function carriedOf({ file }: Campaign): Json {
  return file.battles.at(-1)?.carried ?? file.start
}

/** Null where all is fought. */
export function nextBattle(campaign: Campaign): NextBattle | null {
  const { game, file } = campaign
  const rules = campaignRules(game, file.campaign)
  const number = file.battles.length
  const battle = rules.battles[number]
  if (!battle) return null
  const carried = carriedOf(campaign)
  const { options, papers } = rules.prepare(carried, number)
  return {
    ...battle,
    number,
    options: { ...file.options, ...options },
    papers: copyJson(papers),
    briefing: rules.briefing(carried, number),
  }
}

/** Why a battle is not the campaign's next; null where it is. */
export function errorInNext(campaign: Campaign, battle: Battle): Message | null {
  const next = nextBattle(campaign)
  if (!next) return { key: 'campaign.allFought' }
  const at = differenceFrom(next, campaign, battle)
  return at === null ? null : { key: 'campaign.otherBattle', values: { at } }
}

/** Why a battle cannot be entered as the campaign's next; null where it can. */
export function errorInFought(campaign: Campaign, battle: Battle): Message | null {
  const isOver = battle.state.outcome !== null
  return errorInNext(campaign, battle) ?? (isOver ? null : { key: 'campaign.notOver' })
}

/** Where the battle is set up otherwise than the campaign's next; null where it is that battle. */
function differenceFrom(next: NextBattle, { game }: Campaign, { file }: Battle): string | null {
  if (file.ruleset !== game.id) return 'ruleset'
  if (file.scenario !== next.scenario) return 'scenario'
  const { scenario, papers } = next
  const options = withDefaults(game.optionsOf(scenario), next.options)
  return firstDifference({ options, papers }, { options: file.options, papers: file.papers })
}

/** The campaign with its next battle entered. Throws RangeError for any other, and one not over. */
export function withFought(campaign: Campaign, battle: Battle): Campaign {
  const { game, file } = campaign
  const next = nextBattle(campaign)
  const { outcome } = battle.state
  const why = errorInFought(campaign, battle)
  if (why || !next || !outcome) throw new RangeError(`The battle cannot be entered: ${why?.key}.`)
  const rules = campaignRules(game, file.campaign)
  const { scenario, options, papers, number } = next
  const carried = rules.carryOn(carriedOf(campaign), number, battle.state)
  const fought = { scenario, options, papers, outcome: copyJson(outcome), carried }
  return { game, file: { ...file, battles: [...file.battles, fought] } }
}

/** The first thing wrong with the battles of a campaign from a file. */
export function errorInBattles({ game, file }: Campaign): ValidationError | null {
  const { battles } = campaignRules(game, file.campaign)
  for (const [index, fought] of file.battles.entries()) {
    const ordered = battles[index]?.scenario
    if (fought.scenario === ordered) continue
    if (ordered === undefined) return errorAt('battles', 'most', { most: battles.length })
    return errorAt(`battles[${index}].scenario`, 'exactly', { value: ordered })
  }
  return null
}
