import { field, isAllowed, judgeBy } from '@grognard/umpire'
import type { Seat } from '@grognard/umpire'
import { clauseRefusals, unitsToWriteFor, writeClause } from '../../model/clauses.ts'
import type { ClauseContext, ClauseOf } from '../../model/clauses.ts'
import { nameOf, nameOfUnit } from '../../model/names.ts'
import { followedClause, lineWithOrders, writtenClause } from '../../model/sheets.ts'
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
export function unitsUnder(state: State, body: Staff): Unit[] {
  return state.units.filter(({ chief: id }) => {
    const chief = findStaff(state, id)
    return chief !== undefined && (chief.id === body.id || isSuperior(state, body, chief))
  })
}

/** A chief of the seat's that stands on the board, by his id. */
export function ownChief(state: State, seat: Seat, id: string): Staff | undefined {
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
export function handsOverBody(state: State, body: Staff, to: Staff): Staff | undefined {
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
export function isBusy(state: State, by: Staff, what: { unit: string; body: string }): boolean {
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
