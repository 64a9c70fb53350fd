import type { Command } from 'commander'
import { chosenLanguage, collected, commandIn, LANGUAGE, LANGUAGES } from './command-parts.ts'
import type { Ended } from './command-parts.ts'
import { unknownCommand } from './parsing-error.ts'

/** `campaign new`, `next` and `show`. */
export function addCampaign(program: Command, ended: Ended): void {
  const campaign = program
    .command('campaign')
    .description('play a campaign: scenarios in order, each result affecting the next')
    .allowExcessArguments()
    .action((_flags: object, { args }: Command) => {
      if (args.length > 0) throw unknownCommand(args[0] ?? '', campaign)
      campaign.outputHelp()
    })
  addNew(campaign, ended)
  addNext(campaign, ended)
  addShow(campaign, ended)
}

interface NewFlags {
  name?: string
  save?: string
  option: string[]
  language?: string
}

function addNew(campaign: Command, ended: Ended): void {
  commandIn(campaign, 'new [ruleset] [campaign]', 'start a campaign; without a name, list them')
    .option('--name <name>', 'the name of your commander')
    .option('--save <file>', 'the file to save it in (default: CAMPAIGN.json)')
    .option('--option <name=value>', 'an option of the rules, for all battles', collected, [])
    .option(LANGUAGE, LANGUAGES)
    .action(async (ruleset: string | undefined, name: string | undefined, flags: NewFlags) => {
      const { beginCampaign } = await import('./commands/campaign.ts')
      ended(await beginCampaign(ruleset, name, { ...flags, language: chosenLanguage(flags) }))
    })
}

interface NextFlags {
  seat: string[]
  seed?: string
  dice: string
  save?: string
  resume?: string
  language?: string
}

function addNext(campaign: Command, ended: Ended): void {
  commandIn(campaign, 'next <file>', 'play the next battle; its result goes into the campaign')
    .option(
      '--seat <seat=player>',
      'who plays a seat, as in play (default: you play your commander, the computer plays the other side)',
      collected,
      [],
    )
    .option('--seed <seed>', 'the seed of the dice (default: a new one)')
    .option('--dice <source>', 'computer, or typed for real dice', 'computer')
    .option('--save <file>', 'save the battle in this file after every order')
    .option('--resume <file>', 'continue the saved battle, or enter its result if it is over')
    .option(LANGUAGE, LANGUAGES)
    .action(async (file: string, flags: NextFlags) => {
      const { playNext } = await import('./commands/campaign.ts')
      ended(await playNext(file, { ...flags, language: chosenLanguage(flags) }))
    })
}

function addShow(campaign: Command, ended: Ended): void {
  commandIn(campaign, 'show <file>', 'show how a campaign stands and what comes next')
    .option(LANGUAGE, LANGUAGES)
    .action(async (file: string, flags: { language?: string }) => {
      const { showCampaign } = await import('./commands/campaign.ts')
      ended(await showCampaign(file, chosenLanguage(flags)))
    })
}
