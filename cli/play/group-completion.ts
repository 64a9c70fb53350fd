import type { Ask } from '@grognard/umpire'
import { groupDesk, orderNamed } from './group-typed.ts'
import type { GroupDesk } from './group-typed.ts'
import type { Session } from './session.ts'

/** What Tab makes of an order for many: whom, then which, then what it is aimed at. */
export function groupCandidates(
  session: Session,
  ask: Ask,
  [who, order, ...aimed]: readonly string[],
  last: string,
): string[] {
  const desk = groupDesk(session, ask)
  if (who === undefined) return whoCandidates(desk, last)
  if (order === undefined) return desk.open.map(({ id }) => id)
  if (aimed.length > 0) return []
  const { aim } = orderNamed(session.teller, desk.open, order) ?? { aim: 'nothing' }
  const { pieces } = desk.picture
  if (aim === 'nothing') return []
  const isMeant = (id: string): boolean => aim === 'place' || !desk.own.includes(id)
  return pieces.map(({ id }) => id).filter(isMeant)
}

/** Numbers of formations, or ids one after the other with commas between. */
function whoCandidates({ formations, own }: GroupDesk, last: string): string[] {
  const typed = last.slice(0, last.lastIndexOf(',') + 1)
  const left = own.filter(id => !typed.split(',').includes(id))
  const numbers = typed === '' ? formations.map((_, index) => String(index + 1)) : []
  return [...numbers, ...left.map(id => `${typed}${id}`)]
}
