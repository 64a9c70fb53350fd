import { expect, test } from 'vitest'
import { linesIn, LONGEST_LINE, notUtf8, tooLong } from './lines.ts'
import type { Line } from './lines.ts'

async function* streamOf(...chunks: (string | Uint8Array)[]): AsyncGenerator<Uint8Array> {
  for (const chunk of chunks) yield typeof chunk === 'string' ? Buffer.from(chunk) : chunk
}

async function linesOf(chunks: AsyncIterable<Uint8Array>, longest?: number): Promise<Line[]> {
  const lines: Line[] = []
  for await (const line of linesIn(chunks, longest)) lines.push(line)
  return lines
}

test('lines end with LF, wherever the stream is cut, and the last needs none', async () => {
  expect(await linesOf(streamOf('a', 'b\nc\n', '\nd'))).toEqual(['ab', 'c', '', 'd'])
  expect(await linesOf(streamOf())).toEqual([])
})

test.each(['\u2028', '\u2029', '\u0085', '\r', '\v', '\f'])(
  'what else Unicode calls the end of a line is a character: %j',
  async mark => {
    expect(await linesOf(streamOf(`a${mark}b\n`))).toEqual([`a${mark}b`])
  },
)

test('a character may be cut in two by the stream', async () => {
  const [first, ...others] = Buffer.from('ø\n')
  expect(await linesOf(streamOf(new Uint8Array([first ?? 0]), new Uint8Array(others)))).toEqual([
    'ø',
  ])
})

test('bytes that are no UTF-8 spoil their line alone', async () => {
  expect(await linesOf(streamOf(new Uint8Array([0x61, 0xff, 0x0a]), 'b\n'))).toEqual([notUtf8, 'b'])
})

test('a line that is too long is told as such, and the next is read', async () => {
  expect(await linesOf(streamOf('abcd\nab', 'cde\nabc', 'd\n'), 4)).toEqual([
    'abcd',
    tooLong,
    'abcd',
  ])
  expect(await linesOf(streamOf('abcde'), 4)).toEqual([tooLong])
})

test('of a line of 600 MB nothing is kept', async () => {
  const mebibyte = new Uint8Array(1024 * 1024).fill(0x61)
  let highest = 0
  async function* endless() {
    for (let count = 0; count < 600; count++) {
      yield new Uint8Array(mebibyte)
      highest = Math.max(highest, process.memoryUsage().arrayBuffers)
    }
    yield Buffer.from('\n{}\n')
  }
  const before = process.memoryUsage().arrayBuffers
  expect(await linesOf(endless())).toEqual([tooLong, '{}'])
  expect(highest - before).toBeLessThan(20 * LONGEST_LINE)
})
