const opening = '[{'
const closing = ']}'

/**
 * A typed line cut at its blanks; quotes and brackets hold together what they enclose.
 * Quotes outside brackets are dropped, those inside belong to the JSON.
 */
export function piecesOf(line: string): string[] {
  const pieces: string[] = []
  let piece = ''
  let depth = 0
  let isQuoted = false
  let isBegun = false
  for (let i = 0; i < line.length; i++) {
    const sign = line.charAt(i)
    const isEscaped = depth > 0 && line.charAt(i - 1) === '\\'
    if (sign === '"' && !isEscaped) isQuoted = !isQuoted
    if (!isQuoted && opening.includes(sign)) depth += 1
    if (!isQuoted && closing.includes(sign)) depth = Math.max(0, depth - 1)
    const isBlank = /\s/.test(sign) && !isQuoted && depth === 0
    if (!isBlank) {
      isBegun = true
      if (sign !== '"' || depth > 0) piece += sign
    }
    if (isBegun && (isBlank || i === line.length - 1)) {
      pieces.push(piece)
      piece = ''
      isBegun = false
    }
  }
  return pieces
}
