import type { Message } from './message.ts'
import type { Badge, Picture, Piece } from './picture.ts'

/**
 * What is different on the table: boxes lost or won, marks, pieces that came, went or moved. Disorder
 * may bear the label of its mark.
 */
export type Change =
  | { kind: 'row'; piece: string; row: string; by: number; left: number }
  | { kind: 'disorder'; piece: string; from: number; to: number; label?: Message }
  | { kind: 'marked' | 'unmarked'; piece: string; badge: Badge['kind']; label: Message }
  | { kind: 'came' | 'went' | 'moved'; piece: string }

/** From one picture to another, piece by piece in the order of the first. */
export function changesBetween(before: Picture, after: Picture): Change[] {
  const then = new Map(after.pieces.map(piece => [piece.id, piece]))
  const known = new Set(before.pieces.map(({ id }) => id))
  const came = after.pieces.filter(({ id }) => !known.has(id))
  return [
    ...before.pieces.flatMap(piece => changesOf(piece, then.get(piece.id))),
    ...came.map(({ id }): Change => ({ kind: 'came', piece: id })),
  ]
}

function changesOf(before: Piece, after: Piece | undefined): Change[] {
  const piece = before.id
  if (!after) return [{ kind: 'went', piece }]
  return [
    ...rowChanges(before, after),
    ...disorderChange(before, after),
    ...badgeChanges(before, after),
    ...(isMoved(before, after) ? [{ kind: 'moved' as const, piece }] : []),
  ]
}

function isMoved(before: Piece, after: Piece): boolean {
  const [from, to] = [before.stands ?? before, after.stands ?? after]
  if (from.x !== to.x || from.y !== to.y) return true
  return !after.stands && before.heading !== after.heading
}

function rowChanges(before: Piece, { rows }: Piece): Change[] {
  return before.rows.flatMap(({ key, left }): Change[] => {
    const now = rows.find(row => row.key === key)?.left ?? 0
    if (now === left) return []
    return [{ kind: 'row', piece: before.id, row: key, by: now - left, left: now }]
  })
}

function disorderChange({ id, block: before }: Piece, { block: after }: Piece): Change[] {
  if (!before || !after || before.disorder === after.disorder) return []
  return [{ kind: 'disorder', piece: id, from: before.disorder, to: after.disorder }]
}

function badgeChanges(before: Piece, after: Piece): Change[] {
  return [
    ...newBadges(before, after).map(change('marked')),
    ...lostBadges(before, after).map(change('unmarked')),
  ]

  function change(kind: 'marked' | 'unmarked') {
    return ({ kind: badge, label }: Badge): Change => ({ kind, piece: before.id, badge, label })
  }
}

/** A mark that says something else than before is new; the old one is not missed. */
function newBadges(before: Piece, { badges }: Piece): Badge[] {
  return badges.filter(({ kind, label }) =>
    before.badges.every(old => old.kind !== kind || old.label.key !== label.key),
  )
}

function lostBadges({ badges }: Piece, after: Piece): Badge[] {
  return badges.filter(({ kind }) => after.badges.every(now => now.kind !== kind))
}
