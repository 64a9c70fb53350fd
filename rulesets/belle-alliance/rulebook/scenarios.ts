import { rebuilt } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** The scenarios of this project. */
export const scenarios = {
  'BA-S-1': rebuilt('Scenarios', 'BA-S-1', '', ''),
  'BA-S-2': rebuilt('Scenarios', 'BA-S-2', '', ''),
  'BA-S-3': rebuilt('Scenarios', 'BA-S-3', '', ''),
  'BA-S-4': rebuilt('Scenarios', 'BA-S-4', '', ''),
  'BA-S-5': rebuilt('Scenarios', 'BA-S-5', '', ''),
} satisfies Record<string, RuleRow>
