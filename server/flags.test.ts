import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { offersFrom } from './flags.ts'
import { ServeError } from './serve-error.ts'

const mail = 'smtp://user:pass@mail.example.org:587'
const mailFrom = 'Grognard <umpire@example.org>'
const publicUrl = 'https://example.org'
const data = mkdtempSync(join(tmpdir(), 'grognard-'))

test('nothing is on that was not asked for, but push, whose keys are made', () => {
  const offers = offersFrom({}, {}, data)
  expect(offers).toMatchObject({ publicUrl: null, mail: null, mayCallPrivate: false })
  const path = join(data, 'push-keys.json')
  expect(statSync(path).mode & 0o777).toBe(0o600)
  expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(offers.push)
  expect(offersFrom({}, {}, data).push).toEqual(offers.push)
  const own = join(data, 'own', 'keys.json')
  expect(offersFrom({ pushKeys: own }, {}, data).push).not.toEqual(offers.push)
  expect(offersFrom({}, { GROGNARD_PUSH_KEYS: path }, join(data, 'elsewhere')).push).toEqual(
    offers.push,
  )
})

test('the environment stands in for flags', () => {
  const env = {
    GROGNARD_PUBLIC_URL: 'https://env.example.org/a',
    GROGNARD_MAIL: mail,
    GROGNARD_MAIL_FROM: mailFrom,
    GROGNARD_ALLOW_PRIVATE_WEBHOOKS: '1',
  }
  const from = { publicUrl: 'https://env.example.org/a/', mail: {}, mayCallPrivate: true }
  expect(offersFrom({}, env, data)).toMatchObject(from)
  expect(offersFrom({ publicUrl }, env, data).publicUrl).toBe('https://example.org/')
})

test('push keys that are none, and a switch that is neither, are refused', () => {
  const path = join(data, 'broken.json')
  for (const text of ['', '[]', '{"publicKey":"a","privateKey":"b"}']) {
    writeFileSync(path, text)
    expect(() => offersFrom({ pushKeys: path }, {}, data)).toThrow('holds no push keys')
  }
  const env = { GROGNARD_ALLOW_PRIVATE_WEBHOOKS: 'perhaps' }
  expect(() => offersFrom({}, env, data)).toThrow('1 for on')
})

test.each([
  [{ publicUrl: 'example.org' }, 'is not an address of a page'],
  [{ publicUrl: 'ftp://example.org/' }, 'is not an address of a page'],
  [{ publicUrl: 'https://example.org/?a' }, 'is not an address of a page'],
  [{ publicUrl, mailFrom, mail: 'mail.example.org' }, '--mail is not an address'],
  [{ publicUrl, mailFrom, mail: 'http://mail.example.org' }, '--mail is not an address'],
  [{ publicUrl, mail }, '--mail needs --mail-from'],
  [{ publicUrl, mail, mailFrom: 'somebody' }, '--mail needs --mail-from'],
  [{ mail, mailFrom }, '--mail needs --public-url'],
])('%j is refused', (flags, why) => {
  const refused = () => offersFrom(flags, {}, data)
  expect(refused).toThrow(ServeError)
  expect(refused).toThrow(why)
  expect(refused).not.toThrow(/pass@/)
})
