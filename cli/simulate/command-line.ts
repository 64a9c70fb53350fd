import type { Plan } from '@grognard/lab/plan.ts'
import type { Language } from '@grognard/umpire'
import { ownName } from '../own-name.ts'
import type { SimulateFlags } from './flags.ts'

/**
 * The command that makes the run again. The plan knows what stands in attachments, not where they lie:
 * `papers` are the flags they came with, if they are known.
 */
export function commandOf(plan: Plan, attachments: readonly string[]): string {
  const { vary } = plan
  const seats = Object.entries(plan.contestants).filter(([seat]) => seat !== vary?.name)
  const flags = [
    ...pairs('option', plan.options),
    ...paperFlags(plan, attachments),
    ...pairs('seat', Object.fromEntries(seats)),
    ...(vary ? ['--vary', `${vary.name}=${vary.values.join(',')}`] : []),
    ...(plan.swap ? ['--swap'] : []),
    '--battles',
    String(plan.battles),
    '--seed',
    plan.seed,
  ]
  return [ownName, 'simulate', plan.ruleset, plan.scenario, ...flags].map(quoted).join(' ')
}

/** What goes on with a run that was broken off, and ends as it was to end. */
export function resumeCommand(path: string, flags: ResumeFlags, usual: Language): string {
  const { language } = flags
  const files = REPORTS.flatMap(name => {
    const file = flags[name]
    return file === undefined ? [] : [`--${name}`, file]
  })
  const workers = flags.workers === undefined ? [] : ['--workers', flags.workers]
  const broker = flags.broker === undefined ? [] : ['--broker', flags.broker]
  const chosen = language === usual ? [] : ['--language', language]
  return [ownName, 'simulate', '--resume', path, ...files, ...workers, ...broker, ...chosen]
    .map(quoted)
    .join(' ')
}

const REPORTS = ['json', 'csv', 'html', 'markdown'] as const

type ResumeFlags = Pick<SimulateFlags, (typeof REPORTS)[number] | 'workers' | 'broker' | 'language'>

/** What makes of the command of a run one that saves a single battle of it. */
export function replayFlags(number: number): string {
  return `--battle ${number} --save battle-${number}.json`
}

function pairs(flag: string, values: Record<string, unknown>): string[] {
  return Object.entries(values).flatMap(([name, value]) => [
    `--${flag}`,
    `${name}=${String(value)}`,
  ])
}

function paperFlags({ papers: attachments }: Plan, known: readonly string[]): string[] {
  const flags = known.length > 0 ? known : Object.keys(attachments).map(name => `${name}=FILE`)
  return flags.flatMap(flag => ['--paper', flag])
}

function quoted(word: string): string {
  return /^[\w.,:=@%+/-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`
}
