import webPush from 'web-push'
import type { OfferedHere } from '../offers.ts'
import type { WayRow } from '../store/notices-schema.ts'
import { postTo } from './guarded-request.ts'
import type { TurnNews } from './turn-news.ts'
import { wordsOf } from './words.ts'

/** Whether it has arrived; `gone` where nobody will ever be there again. */
export type Sent = 'sent' | 'failed' | 'gone'

/** Seconds that a push service keeps it for a device that is away. */
const KEPT = 24 * 3600

/** Several tables go into one letter; `id` names it, so that it is known when it comes twice. */
export async function sendLetter(
  way: WayRow,
  to: string,
  news: readonly TurnNews[],
  { offers, id }: { offers: OfferedHere; id: string },
): Promise<Sent> {
  const { mail, publicUrl } = offers
  if (!mail || publicUrl === null) return 'failed'
  const words = wordsOf(way.language)
  const [first] = news
  const count = news.length
  const subject =
    count === 1 && first
      ? first.subject
      : words.say({ key: 'letter.turns.subject', values: { count } })
  const tables = news.map(({ sentence, table }) => `${sentence}\n${publicUrl}#/table/${table}`)
  const hours = words.say({ key: 'letter.hours', values: { hours: way.hours ?? 1 } })
  const link = `${publicUrl}#/stop/${way.id}`
  const foot = `${hours}\n${words.say({ key: 'letter.stop', values: { link } })}`
  const text = [...tables, `-- \n${foot}`].join('\n\n')
  await mail.send({ to, subject, text, id, stop: `${publicUrl}api/unsubscribe/${way.id}` })
  return 'sent'
}

/** The service worker shows it in the words that it brings. */
export async function sendPush(way: WayRow, news: TurnNews, offers: OfferedHere): Promise<Sent> {
  const { push, publicUrl } = offers
  if (!push) return 'failed'
  const words = wordsOf(way.language)
  const payload = {
    title: news.subject,
    body: news.sentence,
    table: news.table,
    stop: { id: way.id, words: words.say({ key: 'notice.stop' }) },
  }
  const { endpoint, headers, body } = webPush.generateRequestDetails(
    JSON.parse(way.target),
    JSON.stringify(payload),
    {
      vapidDetails: {
        subject: publicUrl?.startsWith('https:') ? publicUrl : 'mailto:grognard@localhost',
        ...push,
      },
      TTL: KEPT,
      urgency: 'normal',
      // Of several about one table the last is kept.
      topic: topicOf(news.table),
    },
  )
  const status = await postTo(endpoint, {
    headers: textsIn(headers),
    body: body ?? '',
    mayBePrivate: offers.mayCallPrivate,
  })
  return outcomeOf(status)
}

function textsIn(headers: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
}

/** At most 32 letters of an address. */
function topicOf(table: string): string {
  return table.replaceAll(/[^\w-]/g, '').slice(0, 32)
}

/** As a program reads it, and under the names by which chat rooms show a sentence. */
export async function sendHook(
  way: WayRow,
  news: TurnNews,
  { offers, id }: { offers: OfferedHere; id: string },
): Promise<Sent> {
  const { event, table, seat, title, mover, sentence } = news
  const url = `${offers.publicUrl ?? ''}#/table/${table}`
  const text = `${sentence} ${url}`
  const body = JSON.stringify({
    event,
    id,
    table,
    seat,
    title,
    mover,
    url,
    text,
    content: text,
  })
  const status = await postTo(way.target, {
    headers: { 'content-type': 'application/json', 'user-agent': 'Grognard' },
    body,
    mayBePrivate: offers.mayCallPrivate,
  })
  return outcomeOf(status)
}

function outcomeOf(status: number): Sent {
  if (status >= 200 && status < 300) return 'sent'
  return status === 404 || status === 410 ? 'gone' : 'failed'
}
