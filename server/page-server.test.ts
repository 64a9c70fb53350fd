import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serve } from './index.ts'
import type { Serving } from './index.ts'

const page = '<title>Grognard</title>'.repeat(20)
const script = 'playOn()\n'.repeat(200)

interface Answer {
  status: number | undefined
  headers: IncomingHttpHeaders
  body: Buffer
}

interface Question {
  method?: string
  headers?: Record<string, string>
}

let serving: Serving

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'grognard-'))
  mkdirSync(join(folder, 'assets'))
  withCompressed(join(folder, 'index.html'), page)
  withCompressed(join(folder, 'assets', 'index-A1b2C3d4.js'), script)
  writeFileSync(join(folder, 'service-worker.js'), script)
  writeFileSync(join(folder, '.built'), '')
  serving = await serve({ host: '127.0.0.1', port: 0, folder })
})

afterAll(() => serving.close())

function withCompressed(path: string, content: string): void {
  writeFileSync(path, content)
  writeFileSync(`${path}.br`, brotliCompressSync(content))
  writeFileSync(`${path}.gz`, gzipSync(content))
}

/** The path goes as it is written: `fetch` would tidy it. */
function ask(path: string, { method = 'GET', headers = {} }: Question = {}): Promise<Answer> {
  const { hostname, port } = new URL(serving.address)
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, method, headers }, answer => {
      const parts: Buffer[] = []
      answer.on('data', part => parts.push(part))
      answer.on('end', () =>
        resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) }),
      )
    })
    asked.on('error', reject)
    asked.end()
  })
}

const takes = (encoding: string): Question => ({ headers: { 'accept-encoding': encoding } })

test('a file comes as small as its asker takes it, and says that this was so', async () => {
  const asset = '/assets/index-A1b2C3d4.js'
  const plain = await ask(asset)
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.body.toString()).toBe(script)
  const brotli = await ask(asset, takes('gzip, deflate, br'))
  expect(brotli.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(brotli.body).toString()).toBe(script)
  const zipped = await ask(asset, takes('gzip, br;q=0'))
  expect(zipped.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(zipped.body).toString()).toBe(script)
  for (const { headers } of [plain, brotli, zipped]) {
    expect(headers.vary).toMatch(/^accept-encoding$/i)
    expect(headers['content-type']).toMatch(/^(?:text|application)\/javascript; charset=utf-8$/)
  }
  const unmade = await ask('/service-worker.js', takes('br'))
  expect(unmade.headers['content-encoding']).toBeUndefined()
  expect(unmade.body.toString()).toBe(script)
})

test('what its name makes unique is kept for good, the rest is asked for each time', async () => {
  const kept = await ask('/assets/index-A1b2C3d4.js')
  expect(kept.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  for (const path of ['/', '/index.html', '/service-worker.js']) {
    const { status, headers } = await ask(path, takes('br'))
    expect([status, headers['cache-control']], path).toEqual([200, 'no-cache'])
    const again = await ask(path, {
      headers: { 'accept-encoding': 'br', 'if-none-match': headers.etag ?? '' },
    })
    expect([again.status, again.body.length], path).toEqual([304, 0])
  }
})

test('each way of compressing has its own mark', async () => {
  const found = await Promise.all(['identity', 'gzip', 'br'].map(one => ask('/', takes(one))))
  expect(new Set(found.map(({ headers }) => headers.etag)).size).toBe(3)
})

test('a page loads its own files only, and stands in no frame of another', async () => {
  for (const path of ['/', '/assets/index-A1b2C3d4.js', '/nowhere', '/%zz']) {
    const { headers } = await ask(path)
    const policy = String(headers['content-security-policy'])
    expect(policy, path).toContain("default-src 'none'")
    expect(policy, path).toContain("script-src 'self';")
    expect(policy, path).toContain("frame-ancestors 'none'")
    expect(policy, path).not.toContain('unsafe')
    expect(headers['referrer-policy'], path).toBe('no-referrer')
    expect(headers['x-content-type-options'], path).toBe('nosniff')
  }
})

test('a file can be looked up without being fetched', async () => {
  const [looked, fetched] = await Promise.all([ask('/', { method: 'HEAD' }), ask('/')])
  expect([looked.status, looked.body.length]).toEqual([200, 0])
  for (const name of ['content-length', 'content-type', 'etag', 'cache-control'])
    expect(looked.headers[name], name).toBe(fetched.headers[name])
})

test('whoever would write is told what he may do', async () => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'TRACE'])
    for (const path of ['/', '/nowhere']) {
      const { status, headers } = await ask(path, { method })
      expect([status, headers.allow], `${method} ${path}`).toEqual([405, 'GET, HEAD'])
    }
})

test('an address that cannot be meant is refused in a word', async () => {
  const bad = [
    '/%zz',
    '/%',
    '/%00',
    '/../../etc/passwd',
    '/assets/../../package.json',
    '//index.html',
  ]
  const fragments = ['/#%zz', '/index.html#%ff', '/#home', '/?a#%', '/nowhere#..']
  const hidden = ['/..%2f..%2fetc%2fpasswd', '/%2e%2e/package.json', '/..%5c..%5cpackage.json']
  for (const path of [...bad, ...fragments, ...hidden]) {
    const { status, body } = await ask(path)
    expect([status, body.toString()], path).toEqual([400, 'Bad Request\n'])
  }
})

test('what is not given out is not found', async () => {
  for (const path of ['/nowhere', '/.built', '/assets', '/assets/', '/index.html.br']) {
    const { status, body } = await ask(path, takes('br'))
    expect([status, body.toString()], path).toEqual([404, 'Not Found\n'])
  }
})
