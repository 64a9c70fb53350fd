import { closeSync, existsSync, openSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { draftOf, reasonOf } from '../files.ts'
import { UsageFault } from '../usage-fault.ts'

/** A run may take hours: that a file cannot be written is said before it. Throws UsageFault. */
export function checkWritable(path: string): void {
  const fault = faultOf(path)
  if (fault !== null) throw new UsageFault(`cannot write ${path}: ${fault}`)
}

function faultOf(path: string): string | null {
  const folder = dirname(path)
  if (!existsSync(folder)) return `there is no folder ${folder}`
  if (existsSync(path) && statSync(path).isDirectory()) return 'it is a folder'
  const draft = draftOf(path)
  try {
    closeSync(openSync(draft, 'a'))
    rmSync(draft)
    return null
  } catch (error) {
    const isRefused = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    return isRefused ? `no file can be made in ${folder}` : reasonOf(error)
  }
}
