import type { Message } from '@grognard/umpire'

/** What tells a branch from the battle that it left. */
export function branchName(seq: number): Message {
  return { key: 'web.branch.name', values: { order: seq } }
}
