import { columnOf } from './paper.ts'
import type { Press } from './press.ts'

const SPACE = 13

/** Where the next matter goes: the foot of each of the two columns. */
interface Cursor {
  feet: [number, number]
  top: number
}

/**
 * Lays blocks on pages: those of a column into the shorter one, those of the page below both.
 * `begin` opens a page and gives the top of its matter.
 */
export function flow(press: Press, blocks: readonly Block[], begin: () => number): void {
  const opened = (): Cursor => {
    const top = begin()
    return { feet: [top, top], top }
  }
  let cursor = opened()
  for (const block of blocks) {
    if (!placed(press, cursor, block)) {
      cursor = opened()
      if (!placed(press, cursor, block)) throw new RangeError('A block is taller than the page.')
    }
  }
}

function placed(press: Press, cursor: Cursor, block: Block): boolean {
  return block.span === 'page' ? onPage(press, cursor, block) : inColumn(press, cursor, block)
}

function onPage({ paper }: Press, cursor: Cursor, block: Block): boolean {
  const foot = Math.max(...cursor.feet)
  if (foot + block.height > paper.bottom + 0.01) return false
  const height = block.takesRest ? paper.bottom - foot : block.height
  block.draw(paper.left, foot, height)
  cursor.feet = [foot + height + SPACE, foot + height + SPACE]
  return true
}

function inColumn({ paper }: Press, cursor: Cursor, block: Block): boolean {
  const column = cursor.feet[1] < cursor.feet[0] ? 1 : 0
  const foot = cursor.feet[column]
  if (foot + block.height > paper.bottom + 0.01) return false
  block.draw(paper.left + column * (columnOf(paper) + paper.gap), foot, block.height)
  cursor.feet[column] = foot + block.height + SPACE
  return true
}

/** A piece of matter that is not broken over columns or pages, set for its breadth. */
export interface Block {
  span: 'column' | 'page'
  /** Points; `rest` takes what is left of the page, this much at least. */
  height: number
  takesRest?: true
  draw(x: number, y: number, height: number): void
}
