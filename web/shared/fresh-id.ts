const BYTES = 16

/** Where the digits of a version 4 UUID are parted. */
const GROUPS = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/

/**
 * A name, or a seed, that nobody has had before: a version 4 UUID. `crypto.randomUUID` would give one
 * too, but browsers have it at safe addresses only, not where a host serves his own network.
 */
export function freshId(): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(BYTES))]
  const digits = bytes.map((byte, place) => marked(byte, place).toString(16).padStart(2, '0'))
  return digits.join('').replace(GROUPS, '$1-$2-$3-$4-$5')
}

/** Two bytes of a UUID say what kind it is. */
function marked(byte: number, place: number): number {
  if (place === 6) return (byte & 0x0f) | 0x40
  return place === 8 ? (byte & 0x3f) | 0x80 : byte
}
