import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Fonts } from './press.ts'

const files: Record<keyof Fonts, string> = {
  regular: import.meta.resolve('@fontsource/eb-garamond/files/eb-garamond-latin-400-normal.woff'),
  italic: import.meta.resolve('@fontsource/eb-garamond/files/eb-garamond-latin-400-italic.woff'),
  bold: import.meta.resolve('@fontsource/eb-garamond/files/eb-garamond-latin-600-normal.woff'),
  capitals: import.meta
    .resolve('@fontsource/im-fell-english-sc/files/im-fell-english-sc-latin-400-normal.woff'),
}

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
  return new Uint8Array(readFileSync(fileURLToPath(files[face])))
}
