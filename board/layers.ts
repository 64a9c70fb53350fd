import { standardCuts } from './standards.ts'
import { draw, group } from './svg.ts'

export type Layers = ReturnType<typeof createLayers>

/** The sheet of the board: its ground, what lies under and over the pieces, and the hand on top. */
export function createLayers() {
  const ground = group('ground-layer')
  const under = group('under')
  const over = group('over')
  const hand = group('hand')
  over.append(hand)
  const table = group('table', [ground, under, over])
  const svg = draw('svg', { class: 'board-sheet' }, [standardCuts(), table])
  return { svg, table, ground, under, over, hand }
}
