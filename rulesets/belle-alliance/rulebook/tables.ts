import { printed } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** The tables of the book. */
export const tables = {
  'BA-T-01': printed('Tables', 'BA-T-01', '', ''),
  'BA-T-02': printed('Tables', 'BA-T-02', '', ''),
  'BA-T-03': printed('Tables', 'BA-T-03', '', ''),
  'BA-T-04': printed('Tables', 'BA-T-04', '', ''),
  'BA-T-05': printed('Tables', 'BA-T-05', '', ''),
  'BA-T-06': printed('Tables', 'BA-T-06', '', ''),
  'BA-T-07': printed('Tables', 'BA-T-07', '', ''),
  'BA-T-08': printed('Tables', 'BA-T-08', '', ''),
  'BA-T-09': printed('Tables', 'BA-T-09', '', ''),
  'BA-T-10': printed('Tables', 'BA-T-10', '', ''),
  'BA-T-11': printed('Tables', 'BA-T-11', '', ''),
  'BA-T-12': printed('Tables', 'BA-T-12', '', ''),
  'BA-T-13': printed('Tables', 'BA-T-13', '', ''),
  'BA-T-14': printed('Tables', 'BA-T-14', '', ''),
  'BA-T-15': printed('Tables', 'BA-T-15', '', ''),
  'BA-T-16': printed('Tables', 'BA-T-16', '', ''),
  'BA-T-17': printed('Tables', 'BA-T-17', '', ''),
  'BA-T-18': printed('Tables', 'BA-T-18', '', ''),
  'BA-T-19': printed('Tables', 'BA-T-19', '', ''),
  'BA-T-20': printed('Tables', 'BA-T-20', '', ''),
  'BA-T-21': printed('Tables', 'BA-T-21', '', ''),
  'BA-T-22': printed('Tables', 'BA-T-22', '', ''),
} satisfies Record<string, RuleRow>
