import type { Message, Of } from '@grognard/umpire'
import type { State } from '../../model/state.ts'
import { unitOf } from '../../model/units.ts'
import type { WorksEvent } from './events.ts'

type Narrate = {
  [K in WorksEvent['kind']]: (event: Of<WorksEvent, K>, before: State) => Message | null
}

const nameOf = (before: State, unit: string) => unitOf(before, unit).name

export const worksNarrate: Narrate = {
  workProcured: ({ unit, work, total, needed }, before) => ({
    key: 'ba.event.workProcured',
    values: { unit: nameOf(before, unit), work: { key: `ba.work.${work.kind}` }, total, needed },
  }),
  workRefused: ({ unit, work, total, needed }, before) => ({
    key: 'ba.event.workRefused',
    values: { unit: nameOf(before, unit), work: { key: `ba.work.${work.kind}` }, total, needed },
  }),
  attemptsForgotten: () => null,
  unitFormedToWork: ({ unit }, before) => ({
    key: 'ba.event.formedToWork',
    values: { unit: nameOf(before, unit) },
  }),
  workWentOn: () => null,
  workBroken: ({ unit }, before) => ({
    key: 'ba.event.workBroken',
    values: { unit: nameOf(before, unit) },
  }),
  workFinished: ({ unit, work }, before) => ({
    key: 'ba.event.workFinished',
    values: { unit: nameOf(before, unit), work: { key: `ba.work.${work}` } },
  }),
  demolitionFailed: ({ unit, total, needed }, before) => ({
    key: 'ba.event.demolitionFailed',
    values: { unit: nameOf(before, unit), total, needed },
  }),
}
