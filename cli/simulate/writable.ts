import { closeSync, existsSync, openSync, rmSync, statSync } from 'node:fs'
import type { Value } from '@grognard/umpire'
import { draftOf, whyUnwritten } from '../files.ts'
import { faultMessage, unwritable } from '../usage-error.ts'

/** A run may take hours: that a file cannot be written is said before it. Throws UsageError. */
export function checkWritable(path: string): void {
  const fault = faultOf(path)
  if (fault !== null) throw unwritable(path, fault)
}

function faultOf(path: string): Value | null {
  if (existsSync(path) && statSync(path).isDirectory()) return faultMessage('why.folder')
  const draft = draftOf(path)
  try {
    closeSync(openSync(draft, 'a'))
    rmSync(draft)
    return null
  } catch (error) {
    return whyUnwritten(path, error)
  }
}
