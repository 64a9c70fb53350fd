import type { Ask, Seat } from '@grognard/umpire'
import { formsFor } from '../games.ts'
import { writeLines } from '../output.ts'
import { formText, orderTyped, rowExamples, takesUnits } from '../order-form.ts'
import {
  gistLine,
  gistOf,
  orderText,
  rollLines,
  rollsOf,
  rulesCited,
  say,
  situationLines,
} from '../teller.ts'
import { unitsOf } from '../units.ts'
import { toldLines } from './log.ts'
import { offerLines, offersNow } from './offers.ts'
import { mayLines, oddsLines } from './odds.ts'
import { save, saveIfWanted } from './sitting.ts'
import type { Sitting } from './sitting.ts'
import { undoLast } from './undo.ts'

/** What is to happen after a command: ask the same again, look anew who is asked, or leave. */
export type Next = 'ask' | 'look' | 'leave'

type Command = (sitting: Sitting, ask: Ask, rest: string) => Next | Promise<Next>

/** What may be typed besides orders. */
const commands: Record<string, Command> = {
  help,
  situation: (sitting, { seat }) => {
    const view = sitting.teller.game.view(sitting.battle.state, seat)
    return told(situationLines(sitting.teller, view, seat))
  },
  orders: (sitting, ask) => told(offerLines(sitting, ask.seat, Number.POSITIVE_INFINITY)),
  spell: (sitting, { seat }, number) => told([spelled(sitting, seat, number)]),
  log: ({ teller, told: all }) =>
    told(
      all.length === 0 ? [say(teller, 'log.empty')] : all.flatMap(one => toldLines(teller, one)),
    ),
  why: (sitting, _ask, rest) => told(whyLines(sitting, rest)),
  odds: (sitting, ask, line) => told(oddsLines(sitting, ask, line)),
  may: (sitting, ask, line) => told(mayLines(sitting, ask, line)),
  save: (sitting, _ask, path) => told([saved(sitting, path)]),
  undo,
  quit: ({ teller }) => told([say(teller, 'quit')], 'leave'),
}

/** The command a line names, or undefined where it names none. */
export function commandIn(line: string): { command: Command; rest: string } | undefined {
  const [word = '', ...rest] = line.split(/\s+/)
  const name = word.toLowerCase()
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  return command && { command, rest: rest.join(' ') }
}

async function told(lines: readonly string[], next: Next = 'ask'): Promise<Next> {
  await writeLines(lines)
  return next
}

function help({ teller, battle }: Sitting, ask: Ask): Promise<Next> {
  const lines = ['1', '2', '3', 'odds', 'may', '4', '5', '6'].map(line =>
    say(teller, `help.${line}`),
  )
  const forms = formsFor(teller, ask.asks)
  const units = unitsOf(teller, battle.state)
  const { size, name: unit } = units.length
  const measures = forms.some(takesUnits) ? [say(teller, 'help.units', { unit, size })] : []
  const rows = forms.flatMap(form => rowExamples(form, units))
  const row = rows.map(example => say(teller, 'help.row', { example }))
  const texts = forms.map(form => `  ${formText(form)}`)
  return told([
    ...lines,
    ...measures,
    ...row,
    say(teller, 'formsHint', { forms: '' }).trim(),
    ...texts,
  ])
}

/** An offered order in full, to be changed and typed again. */
function spelled(sitting: Sitting, seat: Seat, number: string): string {
  const { teller, battle } = sitting
  const offers = offersNow(sitting, seat)
  const offered = offers[Number(number) - 1]
  return offered
    ? orderTyped(
        offered.order,
        teller.game.shape(offered.order.kind),
        unitsOf(teller, battle.state),
      )
    : say(teller, 'noSuchNumber', { number, count: offers.length })
}

/** The rules behind an event by its number, behind the last one, or one rule by its id. */
function whyLines({ teller, told: all }: Sitting, rest: string): string[] {
  if (rest !== '' && !/^\d+$/.test(rest)) return [gistLine(teller, rest.toUpperCase())]
  const number = rest === '' ? all.length : Number(rest)
  const event = all[number - 1]
  if (!event) return [say(teller, 'why.none', { number })]
  if (event.text === null) return [say(teller, 'why.secret', { number })]
  const rolls = rollsOf(event.event)
  const dice = rolls.length === 0 ? [`  ${say(teller, 'why.noDice')}`] : rollLines(teller, rolls)
  const step = teller.words.name('step', event.ask?.step ?? '')
  const asked = event.ask ? [`  ${say(teller, 'why.asked', { step })}`] : []
  const rules = [...(event.ask ? [event.ask.rule] : []), ...rulesCited(event.event)]
  const gists = [...new Set(rules)].filter(rule => gistOf(teller, rule) !== undefined)
  return [
    say(teller, 'event', { number, text: event.text }),
    ...dice,
    ...asked,
    ...gists.map(rule => `  ${gistLine(teller, rule)}`),
  ]
}

function saved(sitting: Sitting, given: string): string {
  const { teller, saveTo } = sitting
  const file = given === '' ? saveTo : given
  if (file === undefined) return say(teller, 'saveWhere')
  const why = save(sitting, file)
  return why === null ? say(teller, 'saved', { file }) : say(teller, 'saveFailed', { why })
}

async function undo(sitting: Sitting): Promise<Next> {
  const { teller } = sitting
  const undone = undoLast(sitting.battle, sitting.humans)
  if ('fault' in undone) return told([say(teller, `undo.${undone.fault}`)])
  const { battle, entry } = undone
  sitting.battle = battle
  sitting.told = sitting.told.filter(one => one.seq < entry.seq)
  sitting.situated = ''
  const order = entry.order ? orderText(teller, battle.state, entry.order) : ''
  await saveIfWanted(sitting)
  return told([say(teller, 'undone', { order })], 'look')
}
