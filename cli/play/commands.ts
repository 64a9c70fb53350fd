import { excerpt, give, resignation } from '@grognard/umpire'
import type { Ask, Entry, Seat } from '@grognard/umpire'
import { isSecretTo } from '../audience.ts'
import { fieldLines } from '../field-help.ts'
import { formsFor, orderKinds } from '../games.ts'
import { writeLines } from '../output.ts'
import { formText, orderTyped, rowExamples, takesUnits } from '../order-form.ts'
import { formOf } from '../order-line.ts'
import {
  gistLine,
  gistOf,
  orderText,
  rollLines,
  rollsOf,
  rulesCited,
  say,
  seatName,
  statusLines,
} from '../teller.ts'
import type { Teller } from '../teller.ts'
import { unitsOf } from '../units.ts'
import { tellAdvice } from './advice.ts'
import { commandMeant, wordListInBoth } from './command-words.ts'
import type { CommandName } from './command-words.ts'
import { forgetFrom } from './listeners.ts'
import { toldLines } from './log.ts'
import { offerLines, offersNow } from './offers.ts'
import { mayLines, oddsLines } from './odds.ts'
import { goOn, listening, save, saveIfWanted } from './sitting.ts'
import type { Sitting } from './sitting.ts'
import { undoLast } from './undo.ts'
import { wayBack } from './way-back.ts'

/** What is to happen after a command: ask the same again, look anew who is asked, or leave. */
export type Next = 'ask' | 'look' | 'leave'

type Command = (sitting: Sitting, ask: Ask, rest: string) => Next | Promise<Next>

/** What may be typed besides orders. */
const commands: Record<CommandName, Command> = {
  help,
  situation: (sitting, { seat }) => {
    const view = sitting.teller.game.view(sitting.battle.state, seat)
    return told(statusLines(sitting.teller, view, seat))
  },
  orders: (sitting, ask) => told(offerLines(sitting, ask.seat, Number.POSITIVE_INFINITY)),
  spell: (sitting, { seat }, number) => told([spelled(sitting, seat, number)]),
  log: sitting => told(logLines(sitting)),
  why: (sitting, _ask, rest) => told(whyLines(sitting, rest)),
  advice,
  odds: (sitting, ask, line) => told(oddsLines(sitting, ask, line)),
  may: (sitting, ask, line) => told(mayLines(sitting, ask, line)),
  save: (sitting, _ask, path) => told([savedLine(sitting, path)]),
  undo,
  resign,
  quit: sitting => told([say(sitting.teller, 'quit'), wayBack(sitting)], 'leave'),
}

/** The command a line names, or undefined where it names none. */
export function commandIn(
  { words }: Teller,
  line: string,
): { command: Command; rest: string } | undefined {
  const [word = '', ...rest] = line.split(/\s+/)
  const name = commandMeant(words, word)
  return name && { command: commands[name], rest: rest.join(' ') }
}

async function advice(sitting: Sitting, ask: Ask): Promise<Next> {
  await tellAdvice(sitting, ask)
  return 'ask'
}

async function told(lines: readonly string[], next: Next = 'ask'): Promise<Next> {
  await writeLines(lines)
  return next
}

function help(sitting: Sitting, ask: Ask, kind: string): Promise<Next> {
  if (kind !== '') return told(kindLines(sitting, kind))
  const { teller, battle } = sitting
  const lines = ['1', '2', 'kind', '3', 'advice', 'odds', 'may', '4', '5', '6', '7'].map(line =>
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
    say(teller, 'help.words', { words: wordListInBoth(teller.words) }),
    ...measures,
    ...row,
    say(teller, 'formsHint', { forms: '' }).trim(),
    ...texts,
  ])
}

/** One kind of order: how it is typed and what its fields mean, whether it is asked for now or not. */
function kindLines({ teller, battle }: Sitting, kind: string): string[] {
  const forms = formsFor(teller, orderKinds(teller.game))
  const form = formOf(kind, forms)
  if (!form) {
    const kinds = forms.map(one => one.kind).join(', ')
    return [say(teller, 'help.noKind', { kind: excerpt(kind), kinds })]
  }
  const { size, name: unit } = unitsOf(teller, battle.state).length
  const measures = takesUnits(form) ? [say(teller, 'help.units', { unit, size })] : []
  return [
    say(teller, 'formsHint', { forms: formText(form) }),
    ...fieldLines(teller, form).map(line => `  ${line}`),
    ...measures,
  ]
}

/** An offered order in full, to be changed and typed again. */
function spelled(sitting: Sitting, seat: Seat, number: string): string {
  const { teller, battle } = sitting
  const legalOrders = offersNow(sitting, seat)
  const offered = legalOrders[Number(number) - 1]
  return offered
    ? orderTyped(
        offered.order,
        teller.game.shape(offered.order.kind),
        unitsOf(teller, battle.state),
      )
    : say(teller, 'noSuchNumber', { number: excerpt(number), count: legalOrders.length })
}

function logLines(sitting: Sitting): string[] {
  const { told: all } = listening(sitting)
  if (all.length === 0) return [say(sitting.teller, 'log.empty')]
  return all.flatMap(one => toldLines(sitting.teller, one))
}

/** The rules behind an event by its number, behind the last one, or one rule by its id. */
function whyLines(sitting: Sitting, rest: string): string[] {
  const { teller } = sitting
  const { told: all } = listening(sitting)
  if (rest !== '' && !/^\d+$/.test(rest)) return [gistLine(teller, excerpt(rest.toUpperCase()))]
  const number = rest === '' ? all.length : Number(rest)
  const event = all[number - 1]
  if (!event) return [say(teller, 'why.none', { number })]
  const rolls = rollsOf(event.event)
  const dice = rolls.length === 0 ? [`  ${say(teller, 'why.noDice')}`] : rollLines(teller, rolls)
  const step = teller.words.name('step', event.ask?.step ?? '')
  const asked = event.ask ? [`  ${say(teller, 'why.asked', { step })}`] : []
  const rules = [event.rule, ...(event.ask ? [event.ask.rule] : []), ...rulesCited(event.event)]
  const gists = [...new Set(rules)].filter(rule => gistOf(teller, rule) !== undefined)
  return [
    say(teller, 'event', { number, text: event.text }),
    ...dice,
    ...asked,
    ...gists.map(rule => `  ${gistLine(teller, rule)}`),
  ]
}

/** Saves where it is said, else where the battle is kept; tells whether it could. */
export function savedLine(sitting: Sitting, given: string): string {
  const { teller, saveTo } = sitting
  const file = given === '' ? saveTo : given
  if (file === undefined) return say(teller, 'saveWhere')
  const why = save(sitting, file)
  return why === null ? say(teller, 'saved', { file }) : say(teller, 'saveFailed', { why })
}

/** Only said twice: it cannot be taken back. */
async function resign(sitting: Sitting, { seat }: Ask, rest: string): Promise<Next> {
  const { teller, battle } = sitting
  const yes = say(teller, 'resign.yes')
  if (rest.toLowerCase() !== yes) {
    const typed = `${say(teller, 'word.resign')} ${yes}`
    return told([say(teller, 'resign.sure', { seat: seatName(teller, seat), typed })])
  }
  await goOn(sitting, give(battle, seat, resignation).battle)
  return 'look'
}

async function undo(sitting: Sitting): Promise<Next> {
  const { teller } = sitting
  const undone = undoLast(sitting.battle, sitting.humans)
  if ('fault' in undone) return told([say(teller, `undo.${undone.fault}`)])
  const { entry } = undone
  sitting.battle = undone.battle
  forgetFrom(sitting.listeners, entry.seq)
  sitting.situated = ''
  await saveIfWanted(sitting)
  return told([undoneLine(sitting, entry)], 'look')
}

/** Of a secret order of another it is told whose it was. */
function undoneLine(sitting: Sitting, entry: Entry): string {
  const { teller, battle } = sitting
  const { seat, order } = entry
  const isSecret = isSecretTo(listening(sitting).audience, entry)
  if (isSecret && seat) return say(teller, 'undoneSecret', { seat: seatName(teller, seat) })
  return say(teller, 'undone', { order: order ? orderText(teller, battle.state, order) : '' })
}
