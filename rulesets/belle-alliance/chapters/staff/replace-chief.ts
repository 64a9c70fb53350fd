import { isAllowed, judgeBy, field } from '@grognard/umpire'
import type { Seat } from '@grognard/umpire'
import { replacingModifiers, replacingRow } from '../../book/tables/command.ts'
import { unitsToReorganise } from '../../model/reorganisation.ts'
import { inGroup, rollThree } from '../../model/rolls.ts'
import type { Factor } from '../../model/rolls.ts'
import {
  areStaffTouching,
  findStaff,
  isOnBoardStaff,
  isSuperior,
  staffNameOf,
} from '../../model/staff.ts'
import type { Staff, State } from '../../model/state.ts'
import { seatsOf, staffOf } from '../../model/units.ts'
import type { BaOrderRules, BaRefusal, BaTable } from '../../rules.ts'
import { adds, refuse, stop } from '../../words.ts'

interface ReplaceContext {
  state: State
  seat: Seat
  chief: string
  orderly: string
}

const chiefIn = ({ state, chief }: Omit<ReplaceContext, 'orderly'>) => findStaff(state, chief)
const orderlyIn = ({ state, orderly }: ReplaceContext) => findStaff(state, orderly)
const nameOfChief = (context: Omit<ReplaceContext, 'orderly'>) => ({
  chief: chiefIn(context)?.name ?? '',
})

/** Why nobody may take the chief's place. */
const chiefRefusals: BaRefusal<Omit<ReplaceContext, 'orderly'>>[] = [
  stop('BA-1.1.4-10', 'ba.refuse.notYourChief', c => !isOwn(chiefIn(c), c.seat, 'chief')),
  refuse('BA-1.1.4-10', 'ba.refuse.chiefStands', c => chiefIn(c)?.status !== 'fallen', nameOfChief),
  refuse(
    'BA-1.1.4-10',
    'ba.refuse.triedThisTurn',
    c => chiefIn(c)?.triedIn === c.state.turn,
    nameOfChief,
  ),
]

const replaceRefusals: BaRefusal<ReplaceContext>[] = [
  ...chiefRefusals,
  refuse('BA-1.1.4-10', 'ba.refuse.notYourOrderly', c => {
    const figure = orderlyIn(c)
    return !isOwn(figure, c.seat, 'orderly') || figure?.status !== 'onBoard'
  }),
]

function isOwn(figure: Staff | undefined, seat: Seat, kind: Staff['kind']): boolean {
  return figure?.seat === seat && figure.kind === kind
}

interface Replacing {
  state: State
  chief: Staff
  orderly: Staff
}

/** [BA-1.1.4-11] A superior of the fallen chief stands with the orderly; turns tried in vain. */
export const replacingFactors: readonly Factor<Replacing>[] = [
  inGroup(
    'superior',
    adds(
      'BA-1.1.4-11',
      'ba.modifier.replace.superior',
      replacingModifiers.superiorInContact,
      hasSuperiorThere,
    ),
  ),
  inGroup(
    'failed',
    adds(
      'BA-1.1.4-11',
      'ba.modifier.replace.failed',
      c => failedTurns(c) * replacingModifiers.failedTurn,
      c => failedTurns(c) > 0,
      c => ({ turns: failedTurns(c) }),
    ),
  ),
]

function hasSuperiorThere({ state, chief, orderly }: Replacing): boolean {
  return state.staff.some(
    figure =>
      figure.kind === 'chief' &&
      isOnBoardStaff(figure) &&
      isSuperior(state, figure, chief) &&
      areStaffTouching(figure, orderly),
  )
}

/** [BA-1.1.4-11] In a row: a turn in which nobody tried ends it. */
function failedTurns({ state, chief }: Replacing): number {
  return chief.triedIn === state.turn - 1 ? chief.failedReplacements : 0
}

function execute(table: BaTable, seat: Seat, order: { chief: string; orderly: string }): void {
  const { state } = table
  const chief = staffOf(state, order.chief)
  const context = { state, chief, orderly: staffOf(state, order.orderly) }
  const total = table.tally(replacingFactors, context)
  const sum = total + rollThree(table, 'BA-1.1.4-10').total
  const row = replacingRow(sum)
  const told = { seat, chief: order.chief, orderly: order.orderly, total: sum }
  if (row.as !== null) {
    const quality = row.as === 'same' ? chief.quality : row.as
    table.emit({ kind: 'chiefReplaced', ...told, quality })
  } else {
    const inRow = failedTurns(context) + 1
    table.emit({ kind: 'chiefNotReplaced', ...told, inRow, turn: state.turn })
  }
}

function legalOrders(
  state: State,
  seat: Seat,
): { kind: 'replaceChief'; chief: string; orderly: string }[] {
  const fallen = state.staff.filter(({ id: chief }) =>
    isAllowed(chiefRefusals, { state, seat, chief }),
  )
  const orders = fallen.flatMap(chief =>
    state.staff.map(orderly => ({
      kind: 'replaceChief' as const,
      chief: chief.id,
      orderly: orderly.id,
    })),
  )
  return orders.filter(({ chief, orderly }) =>
    isAllowed(replaceRefusals, { state, seat, chief, orderly }),
  )
}

/** [BA-1.1.4-10] The seat has a fallen chief whose place somebody may try to take now. */
function canReplace(state: State, seat: Seat): boolean {
  return legalOrders(state, seat).length > 0
}

/** [BA-1.1.4-10] [BA-5.4.3-02] The seat has a chief to replace or a unit to reorganise. */
export function mayChooseMore(state: State, seat: Seat): boolean {
  return canReplace(state, seat) || unitsToReorganise(state, seat).length > 0
}

/** [BA-1.1.4-10] [BA-5.4.3-02] */
export function seatsWithChoices(state: State): readonly Seat[] {
  return seatsOf(state).filter(seat => mayChooseMore(state, seat))
}

export const replaceChiefShape = { chief: field.friend('rider'), orderly: field.piece('rider') }

/** [BA-1.1.4-10] The orderly is named before the roll; one roll for each chief and turn. */
export const replaceChief: BaOrderRules<'replaceChief'> = {
  shape: replaceChiefShape,
  judge: (state, seat, { chief, orderly }) =>
    judgeBy(replaceRefusals, { state, seat, chief, orderly }),
  execute,
  legalOrders,
  tool: { tool: 'list', piece: ({ orderly }) => orderly },
  describe: (state, { chief, orderly }) => ({
    key: 'ba.order.replaceChief',
    values: {
      chief: findStaff(state, chief)?.name ?? chief,
      orderly: tellOrderly(state, orderly),
    },
  }),
}

function tellOrderly(state: State, id: string) {
  const figure = findStaff(state, id)
  return figure ? staffNameOf(state, figure) : id
}
