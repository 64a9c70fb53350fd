import { field, isAllowed, judgeBy } from '@grognard/umpire'
import type { Seat } from '@grognard/umpire'
import { clauseRefusals, takesOrders, unitsToWriteFor, writeClause } from '../../model/clauses.ts'
import type { ClauseContext, ClauseOf } from '../../model/clauses.ts'
import { nameOf, nameOfUnit } from '../../model/names.ts'
import { clausesFor, followedClause, lineWithOrders, writtenClause } from '../../model/sheets.ts'
import {
  areStaffTouching,
  findStaff,
  isOnBoardStaff,
  isSuperior,
  staffWith,
} from '../../model/staff.ts'
import type { Staff, State } from '../../model/state.ts'
import type { Unit } from '../../model/unit.ts'
import { unitOf } from '../../model/units.ts'
import type { BaOrderRules, BaRefusal, BaTable } from '../../rules.ts'
import { refuse, stop } from '../../words.ts'

/** [BA-1.1.5-03] The units of a body: those under its chief and under the chiefs below him. */
function unitsUnder(state: State, body: Staff): Unit[] {
  return state.units.filter(({ chief: id }) => {
    const chief = findStaff(state, id)
    return chief !== undefined && (chief.id === body.id || isSuperior(state, body, chief))
  })
}

/** A chief of the seat's that stands on the board, by his id. */
function ownChief(state: State, seat: Seat, id: string): Staff | undefined {
  const chief = findStaff(state, id)
  const isRight = chief?.seat === seat && chief.kind === 'chief' && isOnBoardStaff(chief)
  return isRight ? chief : undefined
}

/** [BA-1.1.5-01] The chief in contact with the unit who may hand it over to the new one. */
function handsOverUnit(state: State, unit: Unit, to: Staff): Staff | undefined {
  return staffWith(state, unit.id).find(
    chief => chief.kind === 'chief' && commandsBoth(state, chief, findStaff(state, unit.chief), to),
  )
}

/** [BA-1.1.5-03] The chief who may hand the body over: he is in contact with its chief. */
function handsOverBody(state: State, body: Staff, to: Staff): Staff | undefined {
  return state.staff.find(
    chief =>
      chief.id !== body.id &&
      chief.kind === 'chief' &&
      isOnBoardStaff(chief) &&
      areStaffTouching(chief, body) &&
      commandsBoth(state, chief, findStaff(state, body.over), to),
  )
}

/** [BA-1.1.5-01] [BA-1.1.5-02] Above the old and the new chief, or one of the two and above the other. */
function commandsBoth(state: State, chief: Staff, from: Staff | undefined, to: Staff): boolean {
  if (!from || from.id === to.id) return false
  return [from, to].every(one => one.id === chief.id || isSuperior(state, chief, one))
}

interface TransferContext extends ClauseContext {
  chief: string
}

const to = ({ state, seat, chief }: TransferContext) => ownChief(state, seat, chief)

/** [BA-1.1.5-04] Whether the chief already hands something else over. */
function isBusy(state: State, by: Staff, what: { unit: string; body: string }): boolean {
  return state.sheets.some(sheet => {
    const written = writtenClause(state, sheet.unit, 'transfer')
    if (written?.by !== by.id) return false
    return written.body === '' ? sheet.unit !== what.unit : written.body !== what.body
  })
}

const transferRefusals: BaRefusal<TransferContext>[] = [
  ...clauseRefusals,
  stop('BA-1.1.5-01', 'ba.refuse.notYourChief', c => to(c) === undefined),
  stop(
    'BA-1.1.2-12',
    'ba.refuse.lineOfUnit',
    ({ state, unit }) => unitOf(state, unit).mother !== null,
    ({ state, unit }) => ({ unit: nameOf(unitOf(state, unit)) }),
  ),
  stop(
    'BA-1.1.5-01',
    'ba.refuse.underHimAlready',
    ({ state, unit, chief }) => unitOf(state, unit).chief === chief,
    ({ state, unit, chief }) => ({
      unit: nameOf(unitOf(state, unit)),
      chief: findStaff(state, chief)?.name ?? chief,
    }),
  ),
  stop(
    'BA-1.1.5-01',
    'ba.refuse.noSuperiorThere',
    c => handedOverBy(c) === undefined,
    ({ state, unit }) => ({ unit: nameOf(unitOf(state, unit)) }),
  ),
  refuse(
    'BA-1.1.5-05',
    'ba.refuse.linesHaveOrders',
    ({ state, unit }) => lineWithOrders(state, unitOf(state, unit)) !== undefined,
    ({ state, unit }) => {
      const moved = unitOf(state, unit)
      return { unit: nameOf(moved), line: nameOf(lineWithOrders(state, moved) ?? moved) }
    },
  ),
  refuse(
    'BA-1.1.5-04',
    'ba.refuse.superiorBusy',
    c => {
      const by = handedOverBy(c)
      return by !== undefined && isBusy(c.state, by, { unit: c.unit, body: '' })
    },
    c => ({ chief: handedOverBy(c)?.name ?? '' }),
  ),
]

function handedOverBy(context: TransferContext): Staff | undefined {
  const { state, unit } = context
  const chief = to(context)
  return chief && handsOverUnit(state, unitOf(state, unit), chief)
}

function contextOf(state: State, seat: Seat, unit: string, chief: string): TransferContext {
  const clause: ClauseOf<'transfer'> = { kind: 'transfer', chief, body: '', by: '' }
  return { state, seat, unit, chief, clause }
}

export const transferShape = { unit: field.piece('block'), chief: field.friend('rider') }

/** [BA-1.1.5-01] [BA-1.1.5-02] A unit gets another immediate chief by order of one above both. */
export const transfer: BaOrderRules<'transfer'> = {
  shape: transferShape,
  judge: (state, seat, { unit, chief }) =>
    judgeBy(transferRefusals, contextOf(state, seat, unit, chief)),
  execute(table, seat, { unit, chief }) {
    const by = handedOverBy(contextOf(table.state, seat, unit, chief))?.id ?? ''
    writeClause(table, seat, unit, { kind: 'transfer', chief, body: '', by })
  },
  legalOrders(state, seat) {
    const visited = new Set(state.staff.map(({ contact }) => contact))
    const chiefs = state.staff.filter(({ kind }) => kind === 'chief')
    return unitsToWriteFor(state, seat, 'transfer')
      .filter(({ id }) => visited.has(id))
      .flatMap(({ id: unit }) =>
        chiefs.map(({ id: chief }) => ({ kind: 'transfer' as const, unit, chief })),
      )
      .filter(({ unit, chief }) => isAllowed(transferRefusals, contextOf(state, seat, unit, chief)))
  },
  tool: {
    tool: 'list',
    piece: ({ unit }) => unit,
    isRare: () => true,
    like: (state, seat, unit) =>
      state.staff
        .filter(({ kind, seat: of }) => kind === 'chief' && of === seat)
        .map(({ id: chief }) => ({ kind: 'transfer', unit, chief })),
  },
  describe: (state, { unit, chief }) => ({
    key: 'ba.order.transfer',
    values: { unit: nameOfUnit(state, unit), chief: findStaff(state, chief)?.name ?? chief },
  }),
}

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

const bodyNames = ({ state, body, chief }: BodyContext) => ({
  body: findStaff(state, body)?.name ?? body,
  chief: findStaff(state, chief)?.name ?? chief,
})

const bodyRefusals: BaRefusal<BodyContext>[] = [
  stop('BA-1.1.5-03', 'ba.refuse.notYourChief', c => !bodyIn(c) || !chiefIn(c)),
  stop(
    'BA-1.1.5-03',
    'ba.refuse.ownBody',
    withBoth((state, body, chief) => body.id === chief.id || isSuperior(state, body, chief)),
    bodyNames,
  ),
  stop(
    'BA-1.1.5-03',
    'ba.refuse.noSuperiorAtChief',
    withBoth((state, body, chief) => !handsOverBody(state, body, chief)),
    bodyNames,
  ),
  refuse(
    'BA-1.1.5-04',
    'ba.refuse.superiorBusy',
    withBoth((state, body, chief) => {
      const by = handsOverBody(state, body, chief)
      return by !== undefined && isBusy(state, by, { unit: '', body: body.id })
    }),
    c => ({ chief: bodyHandedOverBy(c)?.name ?? '' }),
  ),
  refuse(
    'BA-1.1.5-05',
    'ba.refuse.bodyHasOrders',
    withBoth((state, body) =>
      unitsUnder(state, body).some(({ id }) =>
        clausesFor(state, id).some(clause => clause.kind !== 'transfer' || clause.body !== body.id),
      ),
    ),
    bodyNames,
  ),
  refuse(
    'BA-1.1.5-05',
    'ba.refuse.bodyIsEmpty',
    c => withBoth((state, body) => unitsToTell(state, c.seat, body).length === 0)(c),
    bodyNames,
  ),
]

function bodyHandedOverBy(context: BodyContext): Staff | undefined {
  const body = bodyIn(context)
  const chief = chiefIn(context)
  return body && chief && handsOverBody(context.state, body, chief)
}

/** [BA-1.1.5-05] The order goes to all units concerned that can get one. */
function unitsToTell(state: State, seat: Seat, body: Staff): Unit[] {
  return unitsUnder(state, body).filter(unit => takesOrders(state, seat, unit))
}

function transferUnder(table: BaTable, seat: Seat, order: { body: string; chief: string }): void {
  const { state } = table
  const { body, chief } = order
  const moved = ownChief(state, seat, body)
  if (!moved) return
  const by = bodyHandedOverBy({ state, seat, ...order })?.id ?? ''
  for (const { id } of unitsToTell(state, seat, moved))
    writeClause(table, seat, id, { kind: 'transfer', chief, body, by })
}

export const transferBodyShape = { body: field.piece('rider'), chief: field.friend('rider') }

/** [BA-1.1.5-03] A brigade or a higher body goes over to another superior, with all its units. */
export const transferBody: BaOrderRules<'transferBody'> = {
  shape: transferBodyShape,
  judge: (state, seat, { body, chief }) => judgeBy(bodyRefusals, { state, seat, body, chief }),
  execute: transferUnder,
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

/** [BA-1.1.5-05] Transfers take effect when they are announced; lines go with their units. */
export function transferUnits(table: BaTable): void {
  const { state } = table
  const bodies = new Set<string>()
  for (const { unit, seat } of state.sheets) {
    const clause = followedClause(state, unit, 'transfer')
    if (!clause) continue
    const { body, chief } = clause
    if (body === '') transferUnit(table, unit, chief)
    else if (!bodies.has(body))
      table.emit({ kind: 'bodyTransferred', seat, chief: body, over: chief })
    bodies.add(body)
  }
}

function transferUnit(table: BaTable, id: string, chief: string): void {
  const { state } = table
  const lines = state.units.filter(({ mother }) => mother === id)
  for (const { id: unit, seat } of [unitOf(state, id), ...lines])
    table.emit({ kind: 'unitTransferred', seat, unit, chief })
}
