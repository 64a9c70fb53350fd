import { existsSync } from 'node:fs'
import { catalogue } from '@grognard/rulesets'
import {
  campaignRules,
  carriedOf,
  errorInNext,
  exportCampaign,
  LONGEST_NAME,
  newCampaign,
  nextBattle,
  withFacesBefore,
  withFought,
} from '@grognard/umpire'
import type { Battle, Campaign, Game, Language, Message, NextBattle } from '@grognard/umpire'
import { keepWhole, readBattleFile, readCampaignFile } from '../files.ts'
import { gameNamed } from '../games.ts'
import { diceFrom, optionsFrom } from '../play/plan.ts'
import type { PlayFlags } from '../play/plan.ts'
import { lineOf, say, tellerFor } from '../teller.ts'
import type { Teller } from '../teller.ts'
import { writeLine, writeLines } from '../terminal.ts'
import { usageError } from '../usage-error.ts'
import { beginPlanned, playAtTable, resumed } from './play.ts'

interface NewFlags {
  name?: string
  save?: string
  option: readonly string[]
  language: Language
}

/** Begins a campaign and keeps it in a file; without its name it lists what there is. */
export async function beginCampaign(
  ruleset: string | undefined,
  id: string | undefined,
  flags: NewFlags,
): Promise<number> {
  if (ruleset === undefined) return listCampaigns(Object.values(catalogue), flags.language)
  const game = gameNamed(ruleset)
  if (id === undefined) return listCampaigns([game], flags.language)
  const campaign = newCampaign(game, {
    campaign: campaignNamed(game, id),
    commander: commanderNamed(flags.name),
    options: optionsFrom(game.options, flags.option),
  })
  const path = flags.save ?? `${id}.json`
  if (existsSync(path)) throw usageError('campaign.exists', { file: path })
  keepWhole(path, exportCampaign(campaign))
  const teller = tellerFor(game, flags.language)
  await writeLines([say(teller, 'saved', { file: path }), ...campaignLines(teller, campaign)])
  return 0
}

async function listCampaigns(games: readonly Game[], language: Language): Promise<number> {
  const lines = games.flatMap(game => {
    const teller = tellerFor(game, language)
    return Object.entries(game.campaigns).map(([id, { title }]) => {
      const [name, about] = [title, `${title}.about`].map(key => teller.words.say({ key }))
      return `  ${game.id} ${id}: ${name}. ${about}`
    })
  })
  if (lines.length === 0) throw usageError('campaign.none', { game: games[0]?.id ?? '' })
  await writeLines(lines)
  return 0
}

function campaignNamed(game: Game, id: string): string {
  if (Object.hasOwn(game.campaigns, id)) return id
  const known = Object.keys(game.campaigns).join(', ')
  if (known === '') throw usageError('campaign.none', { game: game.id })
  throw usageError('campaign.noCampaign', { game: game.id, id, known })
}

function commanderNamed(name = ''): string {
  const given = name.trim()
  if (given === '') throw usageError('campaign.noName')
  if (given.length > LONGEST_NAME) throw usageError('campaign.longName', { most: LONGEST_NAME })
  return given
}

/** The commander, the battles fought, and what is ordered next or how it all ended. */
export async function showCampaign(file: string, language: Language): Promise<number> {
  const campaign = readCampaignFile(file)
  await writeLines(campaignLines(tellerFor(campaign.game, language), campaign))
  return 0
}

function campaignLines(teller: Teller, campaign: Campaign): string[] {
  const { game, file } = campaign
  const rules = campaignRules(game, file.campaign)
  const fought = file.battles.flatMap((battle, number) => [
    battleTitle(teller, number, rules.battles[number]?.title ?? ''),
    ...indented(tellerOf(teller, battle), [battle.outcome.message]),
    ...indented(teller, rules.report(battle.carried)),
  ])
  return [
    teller.words.say({ key: rules.title }),
    ...indented(teller, rules.standing(carriedOf(campaign))),
    ...fought,
    ...whatComes(teller, campaign),
  ]
}

/** With the names of that battle's sides. */
function tellerOf({ game, words }: Teller, battle: Parameters<typeof withFacesBefore>[1]): Teller {
  return tellerFor(withFacesBefore(game, battle), words.language)
}

function whatComes(teller: Teller, campaign: Campaign): string[] {
  const next = nextBattle(campaign)
  if (next) return briefingLines(teller, next)
  const rules = campaignRules(campaign.game, campaign.file.campaign)
  return [lineOf(teller, rules.verdict(carriedOf(campaign)))]
}

function briefingLines(teller: Teller, next: NextBattle): string[] {
  const { number, title, seat, scenario, briefing } = next
  const faced = tellerOf(teller, next)
  const values = {
    title: teller.words.say({ key: title }),
    scenario: teller.words.say({ key: teller.game.scenarios[scenario]?.title ?? scenario }),
    seat: faced.words.name('seat', seat),
    number: number + 1,
  }
  return [say(teller, 'campaign.next', values), ...indented(teller, briefing)]
}

function battleTitle(teller: Teller, number: number, key: string): string {
  return say(teller, 'campaign.battle', { number: number + 1, title: teller.words.say({ key }) })
}

function indented(teller: Teller, lines: readonly Message[]): string[] {
  return lines.map(line => `  ${lineOf(teller, line)}`)
}

type NextFlags = Pick<PlayFlags, 'seat' | 'seed' | 'dice' | 'save' | 'resume' | 'language'>

/** Plays the next battle, or goes on with it; once it is over its result goes into the file. */
export async function playNext(path: string, flags: NextFlags): Promise<number> {
  const campaign = readCampaignFile(path)
  const teller = tellerFor(campaign.game, flags.language)
  const next = nextBattle(campaign)
  if (!next) {
    await writeLines(whatComes(teller, campaign))
    return 0
  }
  const battle = await playedOn(campaign, next, flags)
  if (battle?.state.outcome) return enter(teller, path, withFought(campaign, battle))
  const saved = flags.save ?? flags.resume
  if (saved !== undefined) await writeLine(say(teller, 'campaign.goOn', { path, saved }))
  return 0
}

async function playedOn(
  { game, file }: Campaign,
  next: NextBattle,
  given: NextFlags,
): Promise<Battle | null> {
  const flags: PlayFlags = { ...given, seat: seatsFor(next, given.seat), option: [], paper: [] }
  const { resume } = given
  if (resume !== undefined) {
    checkNext({ game, file }, resume)
    return playAtTable(input => resumed({ ...flags, save: given.save ?? resume }, input))
  }
  const { scenario, options, papers } = next
  const plan = { scenario, options, papers, dice: diceFrom(flags) }
  const teller = tellerFor(game, flags.language)
  return playAtTable(async input => {
    await writeLines(briefingLines(teller, next))
    return beginPlanned(game, plan, flags, input)
  })
}

/** The commander's seat is the player's own where nothing else is said of it. */
function seatsFor({ seat }: NextBattle, flags: readonly string[]): readonly string[] {
  const isNamed = flags.some(flag => flag.startsWith(`${seat}=`) || flag.endsWith('=human'))
  return isNamed ? flags : [...flags, `${seat}=human`]
}

function checkNext(campaign: Campaign, path: string): void {
  const why = errorInNext(campaign, readBattleFile(path))
  if (why) throw usageError('inFile', { file: path, why })
}

async function enter(teller: Teller, path: string, campaign: Campaign): Promise<number> {
  keepWhole(path, exportCampaign(campaign))
  const { report } = campaignRules(campaign.game, campaign.file.campaign)
  await writeLines([
    say(teller, 'campaign.entered', { file: path }),
    ...indented(teller, report(carriedOf(campaign))),
    ...whatComes(teller, campaign),
  ])
  return 0
}
