import type { Message, Values } from './message.ts'

/** A row of a rule table: it speaks when its situation is given. Source: the rule it names. */
interface Row<Situation, Id extends string = string> {
  rule: Id
  message: string
  values?: (situation: Situation) => Values
  when(situation: Situation): boolean
}

/** A reason to refuse. After a row marked `stop` the rows below would make no sense. */
export interface Refusal<Situation, Id extends string = string> extends Row<Situation, Id> {
  stop?: true
}

/** A number that goes onto a roll or a measure. */
export interface Modifier<Situation, Id extends string = string> extends Row<Situation, Id> {
  value: number | ((situation: Situation) => number)
  /** Where one throw is read several ways: keys that name the sums it counts for; all when absent. */
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

/** Every reason of the table that refuses the situation, in the order of the table. */
export function judgeBy<Situation>(
  rows: readonly Refusal<Situation>[],
  situation: Situation,
): Ruling {
  const because: Reason[] = []
  for (const row of rows) {
    if (!row.when(situation)) continue
    because.push(reasonOf(row, situation))
    if (row.stop) break
  }
  return because.length === 0 ? allowed : { allowed: false, because }
}

/** The same table read quickly. */
export function isAllowed<Situation>(
  rows: readonly Refusal<Situation>[],
  situation: Situation,
): boolean {
  for (const row of rows) if (row.when(situation)) return false
  return true
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
export function total<Situation>(
  rows: readonly Modifier<Situation>[],
  situation: Situation,
): number {
  let sum = 0
  for (const row of rows) if (row.when(situation)) sum += valueOf(row, situation)
  return sum
}

/** The same table explained: each modifier that applies, with its value. */
export function tallyLines<Situation>(
  rows: readonly Modifier<Situation>[],
  situation: Situation,
): TallyLine[] {
  return rows.filter(row => row.when(situation)).map(row => lineOf(row, situation))
}

function lineOf<Situation>(row: Modifier<Situation>, situation: Situation): TallyLine {
  const line: TallyLine = { ...reasonOf(row, situation), value: valueOf(row, situation) }
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

function valueOf<Situation>(row: Modifier<Situation>, situation: Situation): number {
  return typeof row.value === 'number' ? row.value : row.value(situation)
}

function reasonOf<Situation>(row: Row<Situation>, situation: Situation): Reason {
  const reason: Reason = { rule: row.rule, message: row.message }
  if (row.values) reason.values = row.values(situation)
  return reason
}
