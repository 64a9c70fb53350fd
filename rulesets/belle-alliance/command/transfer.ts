import { isAllowed, judgeBy } from '@grognard/umpire'
import type { Seat } from '@grognard/umpire'
import { nameOf, thingNamed } from '../names.ts'
import type { TransferPart } from '../parts.ts'
import type { BaOrderRules, BaRefusal } from '../rules.ts'
import type { Staff, State } from '../state.ts'
import { findUnit, unitOf } from '../units.ts'
import { handsOverUnit, ownChief } from './bodies.ts'
import { findStaff } from './chiefs.ts'
import { writtenPart } from './sheets.ts'
import { partRefusals, unitsToWriteFor, writePart } from './write-part.ts'
import type { PartContext } from './write-part.ts'

interface TransferContext extends PartContext {
  chief: string
}

const to = ({ state, seat, chief }: TransferContext) => ownChief(state, seat, chief)

/** [BA-1.1.5-04] Whether the chief already hands something else over. */
export function isBusy(state: State, by: Staff, what: { unit: string; body: string }): boolean {
  return state.sheets.some(sheet => {
    const written = writtenPart(state, sheet.unit, 'transfer')
    if (written?.by !== by.id) return false
    return written.body === '' ? sheet.unit !== what.unit : written.body !== what.body
  })
}

const transferRefusals: BaRefusal<TransferContext>[] = [
  ...partRefusals,
  {
    rule: 'BA-1.1.5-01',
    message: 'ba.refuse.notYourChief',
    values: ({ state, chief }) => ({ thing: thingNamed(state, chief) }),
    when: context => to(context) === undefined,
    stop: true,
  },
  {
    rule: 'BA-1.1.2-12',
    message: 'ba.refuse.lineOfUnit',
    values: ({ state, unit }) => ({ unit: nameOf(unitOf(state, unit)) }),
    when: ({ state, unit }) => unitOf(state, unit).mother !== null,
    stop: true,
  },
  {
    rule: 'BA-1.1.5-01',
    message: 'ba.refuse.underHimAlready',
    values: ({ state, unit, chief }) => ({
      unit: nameOf(unitOf(state, unit)),
      chief: findStaff(state, chief)?.name ?? chief,
    }),
    when: ({ state, unit, chief }) => unitOf(state, unit).chief === chief,
    stop: true,
  },
  {
    rule: 'BA-1.1.5-01',
    message: 'ba.refuse.noSuperiorThere',
    values: ({ state, unit }) => ({ unit: nameOf(unitOf(state, unit)) }),
    when: context => handedOverBy(context) === undefined,
    stop: true,
  },
  {
    rule: 'BA-1.1.5-04',
    message: 'ba.refuse.superiorBusy',
    values: context => ({ chief: handedOverBy(context)?.name ?? '' }),
    when: context => {
      const by = handedOverBy(context)
      return by !== undefined && isBusy(context.state, by, { unit: context.unit, body: '' })
    },
  },
]

function handedOverBy(context: TransferContext): Staff | undefined {
  const { state, unit } = context
  const chief = to(context)
  return chief && handsOverUnit(state, unitOf(state, unit), chief)
}

function contextOf(state: State, seat: Seat, unit: string, chief: string): TransferContext {
  const part: TransferPart = { kind: 'transfer', chief, body: '', by: '' }
  return { state, seat, unit, chief, part }
}

/** [BA-1.1.5-01] [BA-1.1.5-02] A unit gets another immediate chief by order of one above both. */
export const transfer: BaOrderRules<'transfer'> = {
  shape: { unit: { type: 'text', longest: 60 }, chief: { type: 'text', longest: 60 } },
  judge: (state, seat, { unit, chief }) =>
    judgeBy(transferRefusals, contextOf(state, seat, unit, chief)),
  execute(table, seat, { unit, chief }) {
    const by = handedOverBy(contextOf(table.state, seat, unit, chief))?.id ?? ''
    writePart(table, seat, unit, { kind: 'transfer', chief, body: '', by })
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
  again: true,
  tool: {
    tool: 'list',
    piece: ({ unit }) => unit,
    isRare: () => true,
    like: (state, seat, unit) =>
      state.staff
        .filter(({ kind, seat: of }) => kind === 'chief' && of === seat)
        .map(({ id: chief }) => ({ kind: 'transfer', unit, chief })),
  },
  describe: (state, { unit, chief }) => {
    const moved = findUnit(state, unit)
    return {
      key: 'ba.order.transfer',
      values: {
        unit: moved ? nameOf(moved) : unit,
        chief: findStaff(state, chief)?.name ?? chief,
      },
    }
  },
}
