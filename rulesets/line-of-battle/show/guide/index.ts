import type { Guide } from '@grognard/umpire'
import type { RuleId } from '../../book/rulebook.ts'
import { glossary } from './glossary.ts'
import { primer } from './primer.ts'

/** What a newcomer is told. */
export const guide: Guide<RuleId> = { primer, glossary }
