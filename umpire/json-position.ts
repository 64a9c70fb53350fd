const BLANKS = /[ \t\n\r]*/y
const STRING = /"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y
const COLON = /:/y
const COMMA = /,/y
const DEEPEST = 1000

/** Each reader moves the cursor as far as the text is good, and says whether it found its part. */
interface Cursor {
  text: string
  at: number
  depth: number
}

/** Where a text stops being JSON, as line and column from 1; engines' own messages do not tell. */
export function whereJsonEnds(text: string): { line: number; column: number } {
  const cursor = { text, at: 0, depth: 0 }
  take(cursor, BLANKS)
  readValue(cursor)
  const lines = text.slice(0, cursor.at).split('\n')
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 }
}

function readValue(cursor: Cursor): boolean {
  switch (cursor.text[cursor.at]) {
    case '{':
      return readList(cursor, /\{/y, readField, /\}/y)
    case '[':
      return readList(cursor, /\[/y, readValue, /\]/y)
    case '"':
      return take(cursor, STRING)
    default:
      return take(cursor, SCALAR)
  }
}

function readField(cursor: Cursor): boolean {
  return take(cursor, STRING) && take(cursor, COLON) && readValue(cursor)
}

function readList(
  cursor: Cursor,
  opener: RegExp,
  readItem: (cursor: Cursor) => boolean,
  closer: RegExp,
): boolean {
  if (cursor.depth >= DEEPEST) return false
  cursor.depth += 1
  take(cursor, opener)
  const isEmpty = take(cursor, closer)
  if (!isEmpty) {
    do if (!readItem(cursor)) return false
    while (take(cursor, COMMA))
    if (!take(cursor, closer)) return false
  }
  cursor.depth -= 1
  return true
}

/** Moves past what the sticky pattern matches here and past blanks after it. */
function take(cursor: Cursor, pattern: RegExp): boolean {
  pattern.lastIndex = cursor.at
  if (!pattern.test(cursor.text)) return false
  BLANKS.lastIndex = pattern.lastIndex
  BLANKS.test(cursor.text)
  cursor.at = BLANKS.lastIndex
  return true
}
