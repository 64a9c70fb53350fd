import type { Seat } from '@grognard/umpire'
import { writtenPart } from '../command/sheets.ts'
import { partRefusals } from '../command/write-part.ts'
import { isSeen, viewerOf, viewerOfStaff } from '../ground/index.ts'
import { nameOf, thingNamed } from '../names.ts'
import type { AttackPart } from '../parts.ts'
import type { BaRefusal } from '../rules.ts'
import type { State, Unit } from '../state.ts'
import { areEnemies, findUnit, isCavalry, isOnBoard, unitOf } from '../units.ts'
import { asOrdered } from './as-ordered.ts'
import { attackBars, attackFromHouse } from './may-attack.ts'
import type { Attacking } from './may-attack.ts'

/** An attack that a seat wants to write for a unit. */
export interface AttackWriting {
  state: State
  seat: Seat
  unit: string
  part: AttackPart
}

function attacking({ state, unit, part }: AttackWriting): Attacking {
  return {
    attacker: asOrdered(state, unitOf(state, unit)),
    target: findUnit(state, part.target) ?? null,
  }
}

const name = ({ state, unit }: AttackWriting) => ({ unit: nameOf(unitOf(state, unit)) })

function pieceOf({ state, part }: AttackWriting) {
  return state.terrain.find(({ id }) => id === part.terrain)
}

const ownRefusals: BaRefusal<AttackWriting>[] = [
  {
    rule: 'BA-1.1.2-07',
    message: 'ba.refuse.noTarget',
    values: ({ state, part }) => ({ thing: thingNamed(state, part.target) }),
    when: context => !isTargetThere(context),
    stop: true,
  },
  {
    rule: 'BA-4.1.2-01',
    message: 'ba.refuse.noPosition',
    values: name,
    when: context =>
      context.part.againstPosition ? pieceOf(context) === undefined : context.part.terrain !== '',
    stop: true,
  },
  {
    rule: 'BA-1.1.2-08',
    message: 'ba.refuse.targetUnseen',
    values: context => ({
      ...name(context),
      target: nameOf(unitOf(context.state, context.part.target)),
    }),
    when: context => context.part.target !== '' && !isTargetSeen(context),
  },
  {
    rule: 'BA-6.1.2-04',
    message: 'ba.refuse.ownHouse',
    values: name,
    when: ({ state, seat, part }) =>
      part.terrain !== '' &&
      state.units.some(
        unit => unit.seat === seat && isOnBoard(unit) && unit.building === part.terrain,
      ),
  },
  {
    rule: 'BA-6.1.1-02',
    message: 'ba.refuse.horseAgainstHouse',
    values: name,
    when: context =>
      pieceOf(context)?.kind === 'building' && isCavalry(attacking(context).attacker),
  },
  {
    rule: 'BA-2.3.2-04',
    message: 'ba.refuse.attackFast',
    values: name,
    when: ({ state, unit }) => writtenPart(state, unit, 'march')?.rate === 'fast',
  },
  ...[...attackBars, attackFromHouse].map(onSheet),
]

export const attackRefusals: BaRefusal<AttackWriting>[] = [...partRefusals, ...ownRefusals]

/** The bars of an attack, asked of what is written. */
function onSheet({ when, values, ...bar }: BaRefusal<Attacking>): BaRefusal<AttackWriting> {
  return {
    ...bar,
    ...(values ? { values: (context: AttackWriting) => values(attacking(context)) } : {}),
    when: context => when(attacking(context)),
  }
}

/** [BA-1.1.2-10] An enemy on the board; against an assumed one a piece of terrain alone. */
function isTargetThere({ state, unit, part }: AttackWriting): boolean {
  if (part.target === '') return part.againstPosition
  const target = findUnit(state, part.target)
  return target !== undefined && isOnBoard(target) && areEnemies(unitOf(state, unit), target)
}

/** [BA-1.1.2-08] In sight of the unit or of its immediate chief. */
function isTargetSeen({ state, unit, part }: AttackWriting): boolean {
  return isSeenBy(state, unitOf(state, unit), unitOf(state, part.target))
}

function isSeenBy(state: State, unit: Unit, target: Unit): boolean {
  if (isOnBoard(unit) && isSeen(state, viewerOf(unit), target)) return true
  const chief = state.staff.find(({ id, status }) => id === unit.chief && status === 'onBoard')
  return chief !== undefined && isSeen(state, viewerOfStaff(chief), target)
}
