import { excerpt, give, resignation } from '@grognard/umpire'
import type { Ask, Seat } from '@grognard/umpire'
import { formsFor, orderKinds } from '../games.ts'
import { fieldLines, formText, rowExamples, takesUnits } from '../order-form.ts'
import { formOf } from '../order-line.ts'
import {
  gistLine,
  gistOf,
  rollLines,
  rollsOf,
  rulesCited,
  say,
  seatName,
  statusLines,
} from '../teller.ts'
import type { Teller } from '../teller.ts'
import { writeLines } from '../terminal.ts'
import { unitsOf } from '../units.ts'
import type { Units } from '../units.ts'
import { tellAdvice } from './advice.ts'
import { commandMeant, wordListInBoth } from './command-words.ts'
import type { CommandName } from './command-words.ts'
import { groupMayLines, orderGroup, tellGroupOdds } from './group.ts'
import { toldLines } from './log.ts'
import { mayLines, oddsLines } from './odds.ts'
import { offerLines, offersNow, shortOffer } from './offers.ts'
import { goOn, listening, savedLine, wayBack } from './session.ts'
import type { Session } from './session.ts'
import { tellPlan } from './staff-plan.ts'
import { takeBack } from './take-back.ts'

/** What is to happen after a command: ask the same again, look anew who is asked, or leave. */
export type Next = 'ask' | 'look' | 'leave'

type Command = (session: Session, ask: Ask, rest: string) => Next | Promise<Next>

/** What may be typed besides orders. */
const commands: Record<CommandName, Command> = {
  help,
  situation: (session, { seat }) => {
    const view = session.teller.game.view(session.battle.state, seat)
    return told(statusLines(session.teller, view, seat))
  },
  orders: (session, ask) => told(offerLines(session, ask.seat, Number.POSITIVE_INFINITY)),
  spell: (session, { seat }, number) => told([spelled(session, seat, number)]),
  log: session => told(logLines(session)),
  why: (session, _ask, rest) => told(whyLines(session, rest)),
  advice,
  plan: async (session, ask, rest) => ((await tellPlan(session, ask, rest)) ? 'look' : 'ask'),
  group: async (session, ask, line) => ((await orderGroup(session, ask, line)) ? 'look' : 'ask'),
  odds: async (session, ask, line) => {
    const rest = groupIn(session.teller, line)
    if (rest === null) return told(oddsLines(session, ask, line))
    await tellGroupOdds(session, ask, rest)
    return 'ask'
  },
  may: (session, ask, line) => {
    const rest = groupIn(session.teller, line)
    return told(rest === null ? mayLines(session, ask, line) : groupMayLines(session, ask, rest))
  },
  save: (session, _ask, path) => told([savedLine(session, path)]),
  undo,
  resign,
  quit: session => told([say(session.teller, 'quit'), wayBack(session)], 'leave'),
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

/** What is said of a group; null where the line says nothing of one. */
function groupIn({ words }: Teller, line: string): string | null {
  const [word = '', ...rest] = line.split(/\s+/)
  return commandMeant(words, word) === 'group' ? rest.join(' ') : null
}

async function advice(session: Session, ask: Ask): Promise<Next> {
  await tellAdvice(session, ask)
  return 'ask'
}

async function told(lines: readonly string[], next: Next = 'ask'): Promise<Next> {
  await writeLines(lines)
  return next
}

function help(session: Session, ask: Ask, kind: string): Promise<Next> {
  if (kind !== '') return told(kindLines(session, kind))
  const { teller, battle, far } = session
  const lines = [
    '1',
    '2',
    'kind',
    'tab',
    '3',
    'advice',
    'plan',
    'group',
    'odds',
    'may',
    '4',
    '5',
    '6',
    '7',
  ].map(line => say(teller, `help.${line}`, { kind: ask.asks[0] ?? '' }))
  const forms = formsFor(teller, ask.asks)
  const units = unitsOf(teller, battle.state)
  const measures = forms.some(takesUnits) ? [unitsLine(teller, units)] : []
  const [example] = forms.flatMap(form => rowExamples(form, units))
  const row = example === undefined ? [] : [say(teller, 'help.row', { example })]
  const texts = forms.map(form => `  ${formText(form)}`)
  return told([
    ...lines,
    ...(far ? [say(teller, 'far.help.talk'), say(teller, 'far.help.offer')] : []),
    say(teller, 'help.words', { words: wordListInBoth(teller.words) }),
    ...measures,
    ...row,
    say(teller, 'formsHint', { forms: '' }).trim(),
    ...texts,
  ])
}

/** Of two, as the name of the unit may have another form for one. */
function unitsLine(teller: Teller, { length: { size, name: unit } }: Units): string {
  return say(teller, 'help.units', { unit, sizeOfTwo: String(2 * size) })
}

/** One kind of order: how it is typed and what its fields mean, whether it is asked for now or not. */
function kindLines({ teller, battle }: Session, kind: string): string[] {
  const forms = formsFor(teller, orderKinds(teller.game))
  const form = formOf(kind, forms)
  if (!form) {
    const kinds = forms.map(one => one.kind).join(', ')
    return [say(teller, 'help.noKind', { kind: excerpt(kind), kinds })]
  }
  const measures = takesUnits(form) ? [unitsLine(teller, unitsOf(teller, battle.state))] : []
  return [
    say(teller, 'formsHint', { forms: formText(form) }),
    ...fieldLines(teller, form).map(line => `  ${line}`),
    ...measures,
  ]
}

/** An offered order as short as it can be typed, to be changed and typed again. */
function spelled(session: Session, seat: Seat, number: string): string {
  const { teller } = session
  const legalOrders = offersNow(session, seat)
  const offered = legalOrders[Number(number) - 1]
  return offered
    ? shortOffer(session, offered.seat, offered.order)
    : say(teller, 'noSuchNumber', { number: excerpt(number), count: legalOrders.length })
}

function logLines(session: Session): string[] {
  const { told: all } = listening(session)
  if (all.length === 0) return [say(session.teller, 'log.empty')]
  return all.flatMap(one => toldLines(session.teller, one))
}

/** The rules behind an event by its number, behind the last one, or one rule by its id. */
function whyLines(session: Session, rest: string): string[] {
  const { teller } = session
  const { told: all } = listening(session)
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

/** Only said twice: it cannot be taken back. */
async function resign(session: Session, { seat }: Ask, rest: string): Promise<Next> {
  const { teller, battle, far } = session
  const yes = say(teller, 'resign.yes')
  if (rest.toLowerCase() !== yes) {
    const typed = `${say(teller, 'word.resign')} ${yes}`
    return told([say(teller, 'resign.sure', { seat: seatName(teller, seat), typed })])
  }
  if (far) await far.give(resignation)
  else await goOn(session, give(battle, seat, resignation).battle)
  return 'look'
}

async function undo(session: Session): Promise<Next> {
  return (await takeBack(session)) ? 'look' : 'ask'
}
