import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Fonts } from './press.ts'

const files: Record<keyof Fonts, string> = {
  regular: '@fontsource/eb-garamond/files/eb-garamond-latin-400-normal.woff',
  italic: '@fontsource/eb-garamond/files/eb-garamond-latin-400-italic.woff',
  bold: '@fontsource/eb-garamond/files/eb-garamond-latin-600-normal.woff',
  capitals: '@fontsource/im-fell-english-sc/files/im-fell-english-sc-latin-400-normal.woff',
}

/** The faces as they lie in the packages. */
export function fontsFromDisk(): Fonts {
  const read = (face: keyof Fonts) =>
    new Uint8Array(readFileSync(createRequire(import.meta.url).resolve(files[face])))
  return {
    regular: read('regular'),
    italic: read('italic'),
    bold: read('bold'),
    capitals: read('capitals'),
  }
}
