import type { Term } from '@grognard/umpire'
import type { RuleId } from '../rulebook.ts'
import { boarding } from './glossary/boarding.ts'
import { gunnery } from './glossary/gunnery.ts'
import { sailing } from './glossary/sailing.ts'
import { ship } from './glossary/ship.ts'

/** Words of the sea and of the book that a newcomer may not know. */
export const glossary: readonly Term<RuleId>[] = [...ship, ...sailing, ...gunnery, ...boarding]
