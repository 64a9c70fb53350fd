import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { isOpenAddress, postTo, whyNotCalled } from './guarded-request.ts'

test.each(['8.8.8.8', '172.32.0.1', '2a00:1450::1', '2606:4700::1111'])('%s is open', address => {
  expect(isOpenAddress(address)).toBe(true)
})

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:db8::1',
  'ff02::1',
  'nonsense',
])('%s is closed', address => {
  expect(isOpenAddress(address)).toBe(false)
})

test.each([
  'http://localhost/',
  'http://a.localhost/',
  'http://127.1/',
  'http://2130706433/',
  'http://0x7f.0.0.1/',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://user:pass@example.org/',
  'ftp://example.org/',
  'file:///etc/passwd',
  'example.org',
])('%s is not called', address => {
  expect(whyNotCalled(address, false)).not.toBeNull()
})

test('a name or an address that leads home is refused before anything is sent', async () => {
  let asked = 0
  const server = createServer((_request, response) => {
    asked += 1
    response.end()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const sending = { headers: {}, body: '{}', mayBePrivate: false }
  await expect(postTo(`http://127.0.0.1:${port}/`, sending)).rejects.toThrow('private')
  await expect(postTo(`http://localhost.:${port}/`, sending)).rejects.toThrow('private')
  expect(asked).toBe(0)
  expect(await postTo(`http://127.0.0.1:${port}/`, { ...sending, mayBePrivate: true })).toBe(200)
  expect(asked).toBe(1)
})

test('a name is judged by what it leads to', async () => {
  // The machine's own name, as /etc/hosts has it, leads to this machine.
  const { hostname } = await import('node:os')
  const { lookup } = await import('node:dns/promises')
  const own = await lookup(hostname()).catch(() => null)
  if (!own || isOpenAddress(own.address)) return
  const sending = { headers: {}, body: '{}', mayBePrivate: false }
  await expect(postTo(`http://${hostname()}:9/`, sending)).rejects.toThrow(/private/)
})
