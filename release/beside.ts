import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, extname } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Plugin, PluginContext } from 'rolldown'

/** A file by its name as written in a module, from where that module lies. */
const NAMED =
  /new URL\(\s*(['"])([^'"]+)\1,\s*import\.meta\.url,?\s*\)|import\.meta\s*\.resolve\(\s*(['"])([^'"]+)\3,?\s*\)/g

/** What is worked out cannot be followed. */
const UNNAMED = /import\.meta\s*\.(?:resolve|url)/

/**
 * What a module names beside itself, or in a package, comes along and keeps being found: a thread's
 * script is bundled like the program, any other file is copied.
 */
export function filesBeside(): Plugin {
  return {
    name: 'files-beside',
    transform: {
      filter: { id: /\.[cm]?[jt]s$/, code: 'import.meta' },
      async handler(code, id) {
        const urls = new Map<string, string>()
        for (const [whole, , beside, , inPackage] of code.matchAll(NAMED)) {
          const path = beside ? fileBeside(beside, id) : createRequire(id).resolve(inPackage ?? '')
          const url = `import.meta.ROLLDOWN_FILE_URL_${emitted(this, path)}`
          urls.set(whole, beside ? `new URL(${url})` : url)
        }
        const found = code.replaceAll(NAMED, whole => urls.get(whole) ?? whole)
        if (id.endsWith('.ts') && UNNAMED.test(found))
          throw new Error(`${id} looks for a file that the package would lack: write its name out`)
        return urls.size === 0 ? null : found
      },
    },
  }
}

function fileBeside(name: string, module: string): string {
  return fileURLToPath(new URL(name, pathToFileURL(module)))
}

function emitted(context: PluginContext, path: string): string {
  const name = basename(path)
  if (extname(path) === '.ts')
    return context.emitFile({ type: 'chunk', id: path, name: basename(path, '.ts') })
  return context.emitFile({ type: 'asset', name, source: readFileSync(path) })
}
