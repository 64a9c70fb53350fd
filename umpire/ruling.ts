import type { Message, Values } from './message.ts'

/** A row of a rule table: it speaks when its context is given. Source: the rule it names. */
interface Row<Context, Id extends string = string> {
  rule: Id
  message: string
  values?: (context: Context) => Values
  when(context: Context): boolean
}

/** A reason to refuse. After a row marked `stop` the rows below would make no sense. */
export interface Refusal<Context, Id extends string = string> extends Row<Context, Id> {
  stop?: true
}

/** A number that goes onto a roll or a measure. */
export interface Modifier<Context, Id extends string = string> extends Row<Context, Id> {
  value: number | ((context: Context) => number)
  /** Where one roll is read several ways: keys that name the sums it counts for; all when absent. */
  sums?: readonly string[]
}

export interface Reason {
  rule: string
  message: string
  values?: Values
}

/** The sentence of a reason, or of a line of a tally. */
export function messageOfReason({ message: key, values }: Reason): Message {
  return values ? { key, values } : { key }
}

/** A reason as values of another line, which bears its rule as well. */
export function whyOf(reason: Reason): { why: Message; rule: string } {
  return { why: messageOfReason(reason), rule: reason.rule }
}

export interface Ruling {
  allowed: boolean
  because: Reason[]
}

export interface TallyLine extends Reason {
  value: number
  sums?: readonly string[]
}

export const allowed: Ruling = { allowed: true, because: [] }

/** Every reason of the table that refuses the context, in the order of the table. */
export function judgeBy<Context>(rows: readonly Refusal<Context>[], context: Context): Ruling {
  const because: Reason[] = []
  for (const row of rows) {
    if (!row.when(context)) continue
    because.push(reasonOf(row, context))
    if (row.stop) break
  }
  return because.length === 0 ? allowed : { allowed: false, because }
}

/** Whether no row of the table refuses: read quickly. */
export function isAllowed<Context>(rows: readonly Refusal<Context>[], context: Context): boolean {
  for (const row of rows) if (row.when(context)) return false
  return true
}

/**
 * `isAllowed` of one table, for what search asks at every step. The rows are chained once, when the
 * file loads: engines inline a chain of calls, and not what a loop calls.
 */
export function allows<Context>(rows: readonly Refusal<Context>[]): (context: Context) => boolean {
  return noneOf(rows.map(({ when }) => when))
}

function noneOf<Context>(
  refusing: readonly ((context: Context) => boolean)[],
): (context: Context) => boolean {
  const [one, two, three, ...more] = refusing
  if (!one) return () => true
  if (!two) return context => !one(context)
  if (!three) return context => !one(context) && !two(context)
  if (more.length === 0) return context => !one(context) && !two(context) && !three(context)
  const others = noneOf(more)
  return context => !one(context) && !two(context) && !three(context) && others(context)
}

/** Several rulings on one order, as one. */
export function together(...rulings: readonly Ruling[]): Ruling {
  const because = rulings.flatMap(ruling => ruling.because)
  return because.length === 0 ? allowed : { allowed: false, because }
}

export function refused(rule: string, message: string, values?: Values): Ruling {
  return { allowed: false, because: [values ? { rule, message, values } : { rule, message }] }
}

/** Sum of the modifiers that apply. */
export function total<Context>(rows: readonly Modifier<Context>[], context: Context): number {
  let sum = 0
  for (const row of rows) if (row.when(context)) sum += valueOf(row, context)
  return sum
}

/** The table explained: each modifier that applies, with its value. */
export function tallyLines<Context>(
  rows: readonly Modifier<Context>[],
  context: Context,
): TallyLine[] {
  return rows.filter(row => row.when(context)).map(row => lineOf(row, context))
}

function lineOf<Context>(row: Modifier<Context>, context: Context): TallyLine {
  const line: TallyLine = { ...reasonOf(row, context), value: valueOf(row, context) }
  return row.sums ? { ...line, sums: row.sums } : line
}

export interface Sum {
  /** The key of its name. */
  name: string
  value: number
}

/** The sums that the lines tell apart, in the order of their first lines; none where they do not. */
export function sumsOf(tally: readonly TallyLine[]): Sum[] {
  const names = [...new Set(tally.flatMap(({ sums = [] }) => sums))]
  return names.map(name => {
    const counting = tally.filter(({ sums }) => sums === undefined || sums.includes(name))
    return { name, value: counting.reduce((sum, { value }) => sum + value, 0) }
  })
}

function valueOf<Context>(row: Modifier<Context>, context: Context): number {
  return typeof row.value === 'number' ? row.value : row.value(context)
}

function reasonOf<Context>(row: Row<Context>, context: Context): Reason {
  const reason: Reason = { rule: row.rule, message: row.message }
  if (row.values) reason.values = row.values(context)
  return reason
}
