import { isRecord } from './shape.ts'

/** The umpire's own order: the seat gives the battle up for its side. No ruleset has one of its kind. */
export interface Resignation {
  kind: 'resign'
}

export const resignation: Resignation = { kind: 'resign' }

export function isResignation(order: unknown): order is Resignation {
  return isRecord(order) && order.kind === 'resign' && Object.keys(order).length === 1
}
