import { isUtf8 } from 'node:buffer'

/** A line as it came in, or what stands for one that cannot be read. */
export type Line = string | typeof tooLong | typeof notUtf8

/** A line of more bytes than are read; nothing of it was kept. */
export const tooLong = Symbol('too long')

export const notUtf8 = Symbol('not UTF-8')

/** Bytes of the longest line that is read. */
export const LONGEST_LINE = 16 * 1024 * 1024

const LF = 0x0a

/**
 * The lines of a stream of bytes, parted by LF alone: whatever else Unicode calls the end of a line
 * is a character. Of a line that is too long nothing is kept, so memory stays bounded.
 */
export async function* linesIn(
  chunks: AsyncIterable<Uint8Array>,
  longest = LONGEST_LINE,
): AsyncGenerator<Line> {
  const line = newLine(longest)
  for await (const chunk of chunks) {
    let start = 0
    for (let end = chunk.indexOf(LF); end >= 0; end = chunk.indexOf(LF, start)) {
      line.add(chunk.subarray(start, end))
      yield line.taken()
      start = end + 1
    }
    line.add(chunk.subarray(start))
  }
  if (line.isBegun()) yield line.taken()
}

/** The line that is being read. */
function newLine(longest: number) {
  let parts: Uint8Array[] = []
  let length = 0
  return {
    isBegun: () => length > 0,
    add(part: Uint8Array): void {
      length += part.length
      if (length > longest) parts = []
      else if (part.length > 0) parts.push(part)
    },
    taken(): Line {
      const line = length > longest ? tooLong : textOf(Buffer.concat(parts))
      parts = []
      length = 0
      return line
    },
  }
}

function textOf(bytes: Buffer): Line {
  return isUtf8(bytes) ? bytes.toString('utf8') : notUtf8
}
