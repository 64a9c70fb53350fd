/** What keys of the view do; lengths of the cursor in steps of the measure, of the view in pixels. */
export interface KeyActions {
  /** Arrows move the cross-hair rather than the chart. */
  hasCursor: boolean
  moveCursor(dx: number, dy: number): void
  pan(dx: number, dy: number): void
  zoom(factor: number): void
  fit(what: 'pieces' | 'sheet'): void
  point(): void
}

const DIRECTIONS: Record<string, { x: number; y: number }> = {
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
}

const PAN = 70
const COARSE = 1
const FINE = 0.1

/** True when the key belongs to the view. Arrows move the cross-hair if there is one. */
export function viewKey(key: string, isFine: boolean, actions: KeyActions): boolean {
  const direction = DIRECTIONS[key]
  if (direction && actions.hasCursor) {
    const step = isFine ? FINE : COARSE
    actions.moveCursor(direction.x * step, direction.y * step)
    return true
  }
  if (direction) {
    actions.pan(-direction.x * PAN, direction.y * PAN)
    return true
  }
  return pressed(key, actions)
}

function pressed(key: string, actions: KeyActions): boolean {
  switch (key) {
    case '+':
    case '=':
      actions.zoom(1.25)
      return true
    case '-':
      actions.zoom(0.8)
      return true
    case '0':
      actions.fit('pieces')
      return true
    case '9':
      actions.fit('sheet')
      return true
    case ' ':
      if (!actions.hasCursor) return false
      actions.point()
      return true
    default:
      return false
  }
}
