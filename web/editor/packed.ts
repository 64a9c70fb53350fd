import type { Json } from '@grognard/umpire'

/** An address longer than this is cut off by some programs that it is sent with. */
const LONGEST_ADDRESS = 8000

/** A file grows to no more than this when it is unpacked; characters. */
const LARGEST = 2_000_000

/** The file as a step of an address; null where it is too large for one. */
export async function packed(file: Json): Promise<string | null> {
  const text = new Blob([JSON.stringify(file)]).stream()
  const packing = new Response(text.pipeThrough(new CompressionStream('deflate-raw')))
  const small = new Uint8Array(await packing.arrayBuffer())
  const letters = btoa(Array.from(small, byte => String.fromCodePoint(byte)).join(''))
  const step = letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  return step.length > LONGEST_ADDRESS ? null : step
}

/** The file of such an address; null where the link was cut short or is none. */
export async function unpacked(step: string): Promise<Json | null> {
  try {
    const letters = atob(step.replaceAll('-', '+').replaceAll('_', '/'))
    const small = Uint8Array.from(letters, letter => letter.codePointAt(0) ?? 0)
    const stream = new Blob([small]).stream()
    const file: Json = JSON.parse(
      await textOf(stream.pipeThrough(new DecompressionStream('deflate-raw'))),
    )
    return file
  } catch {
    return null
  }
}

/** Read piece by piece, so that no link can fill the memory. */
async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  let text = ''
  const decoder = new TextDecoder()
  const reader = stream.getReader()
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one part comes after the other
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    text += decoder.decode(value, { stream: true })
    if (text.length > LARGEST) throw new RangeError('The file in the link is too large.')
  }
}
