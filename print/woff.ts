/** Sizes of the two formats, bytes. */
const WOFF = { signature: 0x774f4646, header: 44, row: 20 }
const SFNT = { header: 12, row: 16 }

interface Table {
  tag: number
  checksum: number
  data: Uint8Array
}

/**
 * The font as it is before it is packed as WOFF. The library can read WOFF, but unpacks whole
 * tables anew for each letter, so this is done once beforehand. RangeError for other files.
 */
export async function unpacked(file: Uint8Array): Promise<Uint8Array> {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  if (view.byteLength < WOFF.header || view.getUint32(0) !== WOFF.signature)
    throw new RangeError('A typeface must be a WOFF file.')
  const count = view.getUint16(12)
  const rows = Array.from({ length: count }, (_, index) => WOFF.header + index * WOFF.row)
  return sfntOf(view.getUint32(4), await Promise.all(rows.map(row => tableAt(view, row))))
}

async function tableAt(view: DataView, row: number): Promise<Table> {
  const [tag, offset, packed, length, checksum] = [0, 4, 8, 12, 16].map(at =>
    view.getUint32(row + at),
  )
  const bytes = new Uint8Array(packed ?? 0)
  bytes.set(new Uint8Array(view.buffer, view.byteOffset + (offset ?? 0), packed))
  const data = packed === length ? bytes : await inflated(bytes)
  return { tag: tag ?? 0, checksum: checksum ?? 0, data }
}

async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

function sfntOf(flavour: number, tables: readonly Table[]): Uint8Array {
  const starts: number[] = []
  let end = SFNT.header + tables.length * SFNT.row
  for (const { data } of tables) {
    starts.push(end)
    end += Math.ceil(data.length / 4) * 4
  }
  const file = new Uint8Array(end)
  const view = new DataView(file.buffer)
  writeHeader(view, flavour, tables.length)
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const row = SFNT.header + index * SFNT.row
    const start = starts[index] ?? 0
    for (const [at, value] of [tag, checksum, start, data.length].entries())
      view.setUint32(row + at * 4, value)
    file.set(data, start)
  }
  return file
}

/** With the three numbers that old readers find a table by. */
function writeHeader(view: DataView, flavour: number, count: number): void {
  const power = 31 - Math.clz32(count)
  const range = 2 ** power * SFNT.row
  view.setUint32(0, flavour)
  for (const [at, value] of [count, range, power, count * SFNT.row - range].entries())
    view.setUint16(4 + at * 2, value)
}
