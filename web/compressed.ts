import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** Pictures and fonts are small already. */
const worthIt = /\.(?:css|html|js|json|svg|webmanifest)$/

/** The last step of brotli takes twice the time for a hundredth of the size: worth it for what is waited for at first. */
const qualityFor = (path: string): number => (/\bindex[^/]*$/.test(path) ? 11 : 10)

const brotli = (content: Buffer, path: string): Promise<Buffer> =>
  promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: qualityFor(path),
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  })

const ways = [
  { ending: '.br', compress: brotli },
  { ending: '.gz', compress: (content: Buffer) => promisify(gzip)(content, { level: 9 }) },
]

/** Beside each built file that gets smaller so, the same compressed, for the server to give out. */
export function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    writeBundle: {
      // The list of files is written into the service worker first.
      order: 'post',
      sequential: true,
      handler: ({ dir = '' }) => compressAll(dir),
    },
  }
}

export async function compressAll(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const paths = files.filter(name => worthIt.test(name)).map(name => join(folder, name))
  await Promise.all(paths.map(compressBeside))
}

async function compressBeside(path: string): Promise<void> {
  const content = await readFile(path)
  await Promise.all(
    ways.map(async ({ ending, compress }) => {
      const small = await compress(content, path)
      if (small.length < content.length) await writeFile(path + ending, small)
    }),
  )
}
