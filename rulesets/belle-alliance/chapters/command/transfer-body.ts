import { field, isAllowed, judgeBy } from '@grognard/umpire'
import type { Seat } from '@grognard/umpire'
import { takesOrders, writeClause } from '../../model/clauses.ts'
import { clausesFor } from '../../model/sheets.ts'
import { findStaff, isSuperior } from '../../model/staff.ts'
import type { Staff, State } from '../../model/state.ts'
import type { Unit } from '../../model/unit.ts'
import type { BaOrderRules, BaRefusal, BaTable } from '../../rules.ts'
import { refuse, stop } from '../../words.ts'
import { handsOverBody, isBusy, ownChief, unitsUnder } from './transfer.ts'

interface BodyContext {
  state: State
  seat: Seat
  /** The chief of the body, and the one it goes over to. */
  body: string
  chief: string
}

const bodyIn = ({ state, seat, body }: BodyContext) => ownChief(state, seat, body)
const chiefIn = ({ state, seat, chief }: BodyContext) => ownChief(state, seat, chief)

/** Rows for a body and a chief that are both known. */
const withBoth =
  (holds: (state: State, body: Staff, chief: Staff) => boolean) => (context: BodyContext) => {
    const body = bodyIn(context)
    const chief = chiefIn(context)
    return body !== undefined && chief !== undefined && holds(context.state, body, chief)
  }

const names = ({ state, body, chief }: BodyContext) => ({
  body: findStaff(state, body)?.name ?? body,
  chief: findStaff(state, chief)?.name ?? chief,
})

const bodyRefusals: BaRefusal<BodyContext>[] = [
  stop('BA-1.1.5-03', 'ba.refuse.notYourChief', c => !bodyIn(c) || !chiefIn(c)),
  stop(
    'BA-1.1.5-03',
    'ba.refuse.ownBody',
    withBoth((state, body, chief) => body.id === chief.id || isSuperior(state, body, chief)),
    names,
  ),
  stop(
    'BA-1.1.5-03',
    'ba.refuse.noSuperiorAtChief',
    withBoth((state, body, chief) => !handsOverBody(state, body, chief)),
    names,
  ),
  refuse(
    'BA-1.1.5-04',
    'ba.refuse.superiorBusy',
    withBoth((state, body, chief) => {
      const by = handsOverBody(state, body, chief)
      return by !== undefined && isBusy(state, by, { unit: '', body: body.id })
    }),
    c => ({ chief: handedOverBy(c)?.name ?? '' }),
  ),
  refuse(
    'BA-1.1.5-05',
    'ba.refuse.bodyHasOrders',
    withBoth((state, body) =>
      unitsUnder(state, body).some(({ id }) =>
        clausesFor(state, id).some(clause => clause.kind !== 'transfer' || clause.body !== body.id),
      ),
    ),
    names,
  ),
  refuse(
    'BA-1.1.5-05',
    'ba.refuse.bodyIsEmpty',
    c => withBoth((state, body) => unitsToTell(state, c.seat, body).length === 0)(c),
    names,
  ),
]

function handedOverBy(context: BodyContext): Staff | undefined {
  const body = bodyIn(context)
  const chief = chiefIn(context)
  return body && chief && handsOverBody(context.state, body, chief)
}

/** [BA-1.1.5-05] The order goes to all units concerned that can get one. */
function unitsToTell(state: State, seat: Seat, body: Staff): Unit[] {
  return unitsUnder(state, body).filter(unit => takesOrders(state, seat, unit))
}

function execute(table: BaTable, seat: Seat, order: { body: string; chief: string }): void {
  const { state } = table
  const { body, chief } = order
  const moved = ownChief(state, seat, body)
  if (!moved) return
  const by = handedOverBy({ state, seat, ...order })?.id ?? ''
  for (const { id } of unitsToTell(state, seat, moved))
    writeClause(table, seat, id, { kind: 'transfer', chief, body, by })
}

export const transferBodyShape = { body: field.piece('rider'), chief: field.friend('rider') }

/** [BA-1.1.5-03] A brigade or a higher body goes over to another superior, with all its units. */
export const transferBody: BaOrderRules<'transferBody'> = {
  shape: transferBodyShape,
  judge: (state, seat, { body, chief }) => judgeBy(bodyRefusals, { state, seat, body, chief }),
  execute,
  legalOrders(state, seat) {
    const chiefs = state.staff.filter(({ kind }) => kind === 'chief')
    return chiefs
      .flatMap(({ id: body }) =>
        chiefs.map(({ id: chief }) => ({ kind: 'transferBody' as const, body, chief })),
      )
      .filter(
        ({ body, chief }) =>
          isAllowed(bodyRefusals, { state, seat, body, chief }) && !isWritten(state, body),
      )
  },
  tool: { tool: 'list', piece: ({ body }) => body, isRare: () => true },
  describe: (state, { body, chief }) => ({
    key: 'ba.order.transferBody',
    values: {
      body: findStaff(state, body)?.name ?? body,
      chief: findStaff(state, chief)?.name ?? chief,
    },
  }),
}

/** Once written it is not offered again, though it may be written anew. */
function isWritten(state: State, body: string): boolean {
  return state.sheets.some(({ parts }) =>
    parts.some(clause => clause.kind === 'transfer' && clause.body === body),
  )
}
