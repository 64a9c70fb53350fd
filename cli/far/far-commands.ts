import { Refused } from '@grognard/remote/index.ts'
import type {
  AnswerQuestion,
  ProposeQuestion,
  TableClient,
  TalkTo,
} from '@grognard/remote/index.ts'
import { say } from '../teller.ts'
import type { Teller } from '../teller.ts'
import { recordOf } from './sit-down.ts'
import { farMeant } from './far-words.ts'
import type { FarName } from './far-words.ts'

/** What is done beside the battle: talk, and what all at the table have to agree on. Returns what is to be told. */
type FarCommand = (teller: Teller, client: TableClient, rest: string) => Promise<string[]>

const commands: Record<FarName, FarCommand> = {
  say: (teller, client, text) => said(teller, client, 'table', text),
  side: (teller, client, text) => said(teller, client, 'side', text),
  offer,
  accept: (teller, client) => answered(teller, client, 'accept'),
  refuse: (teller, client) => answered(teller, client, 'decline'),
  withdraw: (teller, client) => answered(teller, client, 'withdraw'),
}

/** Does what the line says where it is one of these; what is to be told, or undefined where it is none. */
export function farCommand(
  teller: Teller,
  client: TableClient,
  line: string,
): Promise<string[]> | undefined {
  const [word = ''] = line.split(/\s/, 1)
  const name = farMeant(teller.words, word)
  if (!name) return undefined
  const rest = line.slice(word.length).trim()
  return commands[name](teller, client, rest).catch((error: unknown) => [refused(teller, error)])
}

function refused(teller: Teller, error: unknown): string {
  if (error instanceof Refused) return say(teller, 'far.server', { says: error.fault.says })
  throw error
}

async function said(
  teller: Teller,
  client: TableClient,
  to: TalkTo,
  text: string,
): Promise<string[]> {
  if (text === '') return [say(teller, 'far.sayWhat')]
  const { waits } = await client.say(to, text)
  return waits ? [say(teller, 'far.noted')] : []
}

async function offer(teller: Teller, client: TableClient, rest: string): Promise<string[]> {
  const what = offered(teller, client, rest)
  if (typeof what === 'string') return [what]
  const fault = await client.propose(what)
  return fault ? [say(teller, 'far.server', { says: fault.says })] : []
}

/** What the words after it mean, or what is to be said where they mean nothing. */
function offered(
  teller: Teller,
  client: TableClient,
  rest: string,
): ProposeQuestion['what'] | string {
  const [, word = '', number = '1'] = /^(\S+)(?:\s+(\d{1,6}))?$/.exec(rest.toLowerCase()) ?? []
  const isMeant = (name: string) => word === name || word === say(teller, `far.offer.${name}`)
  if (isMeant('draw')) return { about: 'draw' }
  if (isMeant('end')) return { about: 'end' }
  if (!isMeant('undo')) return say(teller, 'far.offerWhat')
  const { entries } = recordOf(client)
  const to = entries.length - Number(number)
  // The first entry is how the battle began.
  if (to < 1 || to === entries.length)
    return say(teller, 'far.offerTooMany', { count: entries.length - 1 })
  return { about: 'undo', to }
}

async function answered(
  teller: Teller,
  client: TableClient,
  answer: AnswerQuestion['answer'],
): Promise<string[]> {
  const { proposal } = client.now().running
  if (!proposal || proposal.closed) return [say(teller, 'far.noProposal')]
  await client.answer(proposal.id, answer)
  return []
}
