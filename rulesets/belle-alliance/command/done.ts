import type { Forfeit, Seat } from '@grognard/umpire'
import { waysToFire } from '../fire/fire-offers.ts'
import { advance } from '../melee/advance.ts'
import { takeRefuge } from '../melee/refuge.ts'
import { nameOfUnit } from '../names.ts'
import type { State } from '../state.ts'
import { foreseeMelee } from '../melee/foresight.ts'
import { isMeleeStep } from '../melee/helping.ts'
import type { BaOrderRules } from '../rules.ts'
import { showDeclarations } from './declarations.ts'

const stepOf = ({ place }: State): string => place[place.length - 1]?.at ?? ''

const couldStill = (state: State, ask: string, ids: readonly string[]): Forfeit[] =>
  [...new Set(ids)].map(piece => ({ piece, name: nameOfUnit(state, piece), ask }))

/** Fire at what is seen; ground where somebody is only assumed to be is left aside. */
const fire = (state: State, seat: Seat): Forfeit[] => {
  const seen = waysToFire(state, seat).filter(({ isHidden }) => !isHidden)
  return couldStill(
    state,
    'ba.ask.fire',
    seen.map(({ unit }) => unit),
  )
}

const refuge = (state: State, seat: Seat): Forfeit[] => {
  const open = takeRefuge.legalOrders(state, seat)
  return couldStill(
    state,
    'ba.ask.refuge',
    open.map(({ battery }) => battery),
  )
}

/** [BA-3.1.1-05] [BA-4.1.4-04] [BA-4.5.0-02] What is lost step by step where it is gone on. */
const forfeits: Record<string, (state: State, seat: Seat) => Forfeit[]> = {
  refuge,
  continuedFire: fire,
  fire,
  advance: (state, seat) => {
    const open = advance.legalOrders(state, seat).map(({ unit }) => unit)
    const yet = open.filter(unit => !state.advances.some(row => row.unit === unit))
    return couldStill(state, 'ba.ask.advance', yet)
  },
  lastRefuge: refuge,
}

/** The seat has done all it wants to do at this step. The last to say so ends the secrecy. */
export const done: BaOrderRules<'done'> = {
  shape: {},
  judge: () => ({ allowed: true, because: [] }),
  execute(table, seat) {
    const waiting = table.state.place[table.state.place.length - 1]?.waiting ?? []
    if (waiting.every(other => other === seat)) showDeclarations(table)
  },
  /** Before a melee: how it will go with the helpers that are named. */
  foresee(table, seat, order) {
    done.execute(table, seat, order)
    return isMeleeStep(table.state) ? foreseeMelee : undefined
  },
  legalOrders: () => [{ kind: 'done' }],
  sample: () => ({ kind: 'done' }),
  tool: {
    tool: 'list',
    isPrimary: true,
    forfeits: (state, seat) => forfeits[stepOf(state)]?.(state, seat) ?? [],
  },
  describe: () => ({ key: 'ba.order.done' }),
}
