import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Fonts } from './press.ts'

const files: Record<keyof Fonts, string> = {
  regular: '@fontsource/eb-garamond/files/eb-garamond-latin-400-normal.woff',
  italic: '@fontsource/eb-garamond/files/eb-garamond-latin-400-italic.woff',
  bold: '@fontsource/eb-garamond/files/eb-garamond-latin-600-normal.woff',
  capitals: '@fontsource/im-fell-english-sc/files/im-fell-english-sc-latin-400-normal.woff',
}

const { resolve } = createRequire(import.meta.url)

/** The faces as they lie in the packages. */
export function fontsFromDisk(): Fonts {
  return {
    regular: read('regular'),
    italic: read('italic'),
    bold: read('bold'),
    capitals: read('capitals'),
  }
}

function read(face: keyof Fonts): Uint8Array {
  return new Uint8Array(readFileSync(resolve(files[face])))
}
