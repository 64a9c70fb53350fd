import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { ValidateFunction } from 'ajv/dist/2020.js'
import { askOnce } from '@grognard/remote/index.ts'
import type { Frame } from '@grognard/remote/index.ts'
import { freshSecret, hashOfSecret } from '@grognard/umpire'
import { expect, onTestFinished, test, vi } from 'vitest'
import { browserAt, mailboxForTests, tokenIn } from '../accounts/mailbox-for-tests.ts'
import { noughtsAndCrosses, seatedAt, serverForTests } from '../battles/tables-for-tests.ts'
import { offersFrom } from '../flags.ts'
import { nothingMore } from '../offers.ts'
import type { Paths } from './api-page.ts'

interface Asked {
  token?: string | undefined
  question?: object
}

/** Nothing may be answered that is not described. */
function strict(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(strict)
  if (schema === null || typeof schema !== 'object') return schema
  const parts = Object.entries(schema).map(([name, part]) => [name, strict(part)])
  const isOpen = !('properties' in schema) || 'additionalProperties' in schema
  return { ...Object.fromEntries(parts), ...(!isOpen && { additionalProperties: false }) }
}

async function described(offers = nothingMore) {
  const { server, close } = await serverForTests(undefined, 0, {}, offers)
  onTestFinished(close)
  const { paths } = await askOnce<{ paths: Paths }>(fetch, `${server}api/openapi.json`, {})
  const ajv = new Ajv2020({ strict: false })
  const seen = new Set<string>()
  /** Compiling takes long, and frames and remarks come many times. */
  const compiled = new Map<string, ValidateFunction>()
  const schemaOf = (path: string, method: string): object | undefined =>
    paths[path]?.[method]?.responses['2XX']?.content?.['application/json']?.schema
  const check = (path: string, method: string, answer: unknown): void => {
    const schema = schemaOf(path, method)
    const name = `${method} ${path}`
    expect(schema, name).toBeDefined()
    const validate = compiled.get(name) ?? ajv.compile(strict(schema) as object)
    compiled.set(name, validate)
    const isFit = validate(answer)
    expect(isFit ? null : [path, validate.errors, answer]).toBeNull()
    seen.add(name)
  }
  const ask = async (path: string, table: string, { token, question }: Asked = {}) => {
    const url = `${server.slice(0, -1)}${path.replace('{id}', table)}`
    const asked = { ...(token !== undefined && { token }), ...(question && { question }) }
    const answer = await askOnce<Record<string, unknown>>(fetch, url, asked)
    check(path, question ? 'post' : 'get', answer)
    return answer
  }
  /** Of accounts, and of how people are told, the next test knows. */
  const undone = (isTold: (path: string) => boolean) =>
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods)
        .map(method => `${method} ${path}`)
        .filter(() => isTold(path))
        .filter(name => schemaOf(path, name.split(' ')[0] ?? '') && !seen.has(name)),
    )
  return { server, paths, ask, check, undone }
}

test('the page for people tells every question and every answer, without a script', async () => {
  const { server, paths } = await described()
  const response = await fetch(`${server}api/`)
  const page = await response.text()
  expect(response.headers.get('content-type')).toContain('text/html')
  expect(page).not.toMatch(/<script|style=/)
  for (const [path, methods] of Object.entries(paths)) {
    expect(page).toContain(`<code>${path}</code>`)
    for (const { summary = '?' } of Object.values(methods)) expect(page).toContain(summary)
  }
  expect(page).toContain('<b>told</b>: integer from 0')
})

test('what is answered at a table is as it is described, and nothing more', async () => {
  const { server, ask, check, undone } = await described()
  const at = '/api/tables/{id}'
  const open = { ...noughtsAndCrosses, isPublic: true }
  const opened = await ask('/api/tables', '', { question: open })
  await ask('/api/tables', '')
  const [waiting, invite] = [String(opened['table']), String(opened['invite'])]
  const [token, share] = ['t'.repeat(22), freshSecret()]
  const hash = hashOfSecret(share)
  for (const [seat, own] of [
    ['crosses', token],
    ['noughts', 'n'.repeat(22)],
  ]) {
    const question = { seat, name: 'Anna', token: own, hash }
    await ask(`${at}/take`, waiting, { token: invite, question })
  }
  await ask(`${at}/hash`, waiting, { token, question: { hash } })
  await ask(`${at}/share`, waiting, { token, question: { share } })
  await ask('/api/seat', waiting, { token })
  const { table, seats, host } = await seatedAt(server, {
    ...noughtsAndCrosses,
    clock: { kind: 'days', days: 3, whenOver: 'wait' },
  })
  const [crosses, noughts] = [seats['crosses'], seats['noughts']]
  await ask(at, table)
  await ask(`${at}/orders`, table, { token: crosses })
  const give = (by: string | undefined, told: number, cell: number) => {
    const question = { id: `order-no-${told}-${cell}`, told, order: { kind: 'mark', cell } }
    return ask(`${at}/orders`, table, { token: by, question })
  }
  expect(await give(crosses, 1, 4)).toMatchObject({ ruling: { allowed: true } })
  expect(await give(noughts, 2, 4)).toMatchObject({ ruling: { allowed: false } })
  expect(await give(noughts, 1, 0)).toMatchObject({ stale: true })
  const back = { token: noughts, question: { id: 'take-back', told: 2 } }
  expect(await ask(`${at}/take-back`, table, back)).toMatchObject({ by: 'crosses' })
  const remark = { id: 'a-remark', to: 'table', text: 'Good luck' }
  await ask(`${at}/talk`, table, { token: crosses, question: remark })
  const frames = await framesOf(`${server}api/tables/${table}/stream`, noughts ?? '', 4)
  for (const frame of frames) check(`${at}/stream`, 'get', frame)
  expect(frames.flatMap(frame => Object.keys(frame))).toEqual(
    expect.arrayContaining(['card', 'lines', 'talk', 'running']),
  )
  const computer = { seat: 'noughts', level: 'ensign' }
  await ask(`${at}/hand-over`, table, { token: noughts, question: computer })
  await ask(`${at}/take-seat-back`, table, { token: noughts, question: {} })
  const { token: renewed } = await ask(`${at}/new-link`, table, {
    token: host,
    question: { seat: 'crosses' },
  })
  const told = Number((await ask(`${at}/orders`, table, { token: noughts }))['told'])
  const draw = { id: 'a-draw-no-1', told, what: { about: 'draw' } }
  expect(await ask(`${at}/propose`, table, { token: noughts, question: draw })).toMatchObject({
    isOpen: true,
  })
  const accepted = { id: 'answer-no-1', proposal: draw.id, answer: 'accept' }
  await ask(`${at}/answer`, table, { token: String(renewed), question: accepted })
  await ask(`${at}/rematch`, table, { token: noughts, question: {} })
  expect(undone(path => !ofPeople.test(path))).toEqual([])
})

/** Passkeys need a browser; their answers are those of signing in. */
const ofPeople = /^\/api\/(here|account|stop|unsubscribe)|ways$/
const ofPasskeys = /passkey/

test('what is answered about people is as it is described', async () => {
  const mailbox = await mailboxForTests()
  const flags = { publicUrl: 'https://example.org/', mail: mailbox.address, mailFrom: 'a@b.org' }
  const data = mkdtempSync(join(tmpdir(), 'grognard-'))
  const { server, ask, check, undone } = await described(offersFrom(flags, {}, data))
  onTestFinished(mailbox.close)
  await ask('/api/here', '')
  const browser = browserAt(server)
  const say = async (path: string, question?: object) => {
    const { status, answer } = await browser.ask(path, question)
    expect(status, path).toBe(200)
    check(`/api/${path}`, question ? 'post' : 'get', answer)
  }
  await say('account')
  await say('account/link', { mail: 'anna@example.org', language: 'en' })
  await vi.waitFor(() => expect(mailbox.letters).toHaveLength(1))
  await say('account/sign-in', { token: tokenIn(mailbox.letters[0]?.text ?? ''), name: 'Anna' })
  const { table, seats } = await seatedAt(server, noughtsAndCrosses)
  const token = seats['noughts'] ?? ''
  await say('account/seats', { seats: [{ table, token }] })
  await say('account/key', { table, seat: 'noughts', token: 'k'.repeat(30) })
  await say('account/name', { name: 'Anna' })
  const manners = { language: 'en', timeZone: 'UTC', quiet: { from: 0, to: 60 } }
  await say('account/ways', { way: 'mail', hours: 24, ...manners })
  await say('account')
  await say('account/tables')
  const question = { way: 'webhook', url: 'https://example.org/hook', ...manners }
  const { id } = await ask('/api/tables/{id}/ways', table, { token, question })
  await ask('/api/tables/{id}/ways', table, { token })
  check('/api/stop/{way}', 'post', (await browser.ask(`stop/${String(id)}`, {})).answer)
  const form = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) }
  const stopped = await fetch(`${server}api/unsubscribe/${String(id)}`, form)
  check('/api/unsubscribe/{way}', 'post', await stopped.json())
  await say('account/untie', { table })
  await say('account/sign-out-everywhere', {})
  for (const way of ['sign-out', 'delete']) {
    await browser.ask('account/link', { mail: 'anna@example.org', language: 'en' })
    await vi.waitFor(() => expect(mailbox.letters.length).toBeGreaterThan(way === 'delete' ? 2 : 1))
    const link = tokenIn(mailbox.letters.at(-1)?.text ?? '')
    await browser.ask('account/sign-in', { token: link, name: '' })
    await say(`account/${way}`, {})
  }
  expect(undone(path => ofPeople.test(path) && !ofPasskeys.test(path))).toEqual([])
})

/** The first frames of a stream. */
async function framesOf(url: string, token: string, count: number): Promise<Frame[]> {
  const ending = new AbortController()
  const headers = { authorization: `Bearer ${token}` }
  const { body } = await fetch(url, { headers, signal: ending.signal })
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (text.split('\n').length > count) break
  }
  ending.abort()
  return text
    .split('\n')
    .slice(0, count)
    .map(line => JSON.parse(line) as Frame)
}
