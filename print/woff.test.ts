import { expect, test } from 'vitest'
import { fontsFromDisk } from './fonts-from-disk.ts'
import { unpacked } from './woff.ts'

test('a typeface is unpacked to as many bytes as its file says, its tables in place', async () => {
  const { regular } = fontsFromDisk()
  const packed = new DataView(regular.buffer, regular.byteOffset)
  const font = await unpacked(regular)
  const view = new DataView(font.buffer)
  expect(font).toHaveLength(packed.getUint32(16))
  expect([view.getUint32(0), view.getUint16(4)]).toEqual([
    packed.getUint32(4),
    packed.getUint16(12),
  ])
  const last = 12 + (view.getUint16(4) - 1) * 16
  expect(view.getUint32(last + 8) + view.getUint32(last + 12)).toBeLessThanOrEqual(font.length)
})

test('what is no WOFF file is refused', async () => {
  await expect(unpacked(new Uint8Array(60))).rejects.toThrow('WOFF')
})
