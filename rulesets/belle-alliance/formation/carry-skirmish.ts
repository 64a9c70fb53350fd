import type { RecallPart } from '../parts.ts'
import type { BaTable } from '../rules.ts'
import type { State, Unit } from '../state.ts'
import { unitOf } from '../units.ts'
import type { Change } from './contest.ts'
import { following } from './following.ts'
import type { Following } from './following.ts'
import { merged } from './merging.ts'
import { shareOf } from './parting.ts'
import { comingBack, recallHindrances } from './recall.ts'
import { sendOutHindrances } from './send-out.ts'
import { sentLine, shrunkTo } from './sent-line.ts'

/** [BA-2.2.3-02] */
export function recalls(table: BaTable): Change[] {
  return following(table, 'recall', recallHindrances).map(recallOf(table.state))
}

function recallOf(state: State) {
  return ({ unit, part }: Following<'recall'>): Change => {
    const { line } = part
    const figures = comingBack(unitOf(state, line), part)
    const { whole, left } = recalled(state, unit, { ...part, figures })
    const { id, seat } = unit
    return {
      unit: id,
      part: 'recall',
      claims: [whole, ...(left ? [left] : [])].filter(({ walls }) => !walls),
      gives: [id, line],
      execute: table =>
        table.emit({ kind: 'skirmishersRecalled', seat, unit: id, line, figures, whole, left }),
    }
  }
}

/** [BA-1.2.5-02] As if that part of the line joined the mother unit. */
function recalled(state: State, mother: Unit, { line: id, figures }: RecallPart) {
  const line = unitOf(state, id)
  const whole = merged(mother, shareOf(line, figures))
  const staying = line.figures - figures
  return { whole, left: staying === 0 ? null : shrunkTo(line, staying) }
}

/** [BA-2.2.3-01] */
export function sendings(table: BaTable): Change[] {
  return following(table, 'sendOut', sendOutHindrances).map(sendingOf(table.state))
}

function sendingOf(state: State) {
  return ({ unit, part }: Following<'sendOut'>): Change => {
    const { rest, line } = sentLine(state, unit, part)
    const { id, seat } = unit
    const { figures } = part
    return {
      unit: id,
      part: 'sendOut',
      claims: [rest, line],
      gives: [id, line.id],
      execute: table =>
        table.emit({ kind: 'skirmishersSent', seat, unit: id, figures, rest, line }),
    }
  }
}
