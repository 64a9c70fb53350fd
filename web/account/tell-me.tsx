import { useState } from 'react'
import type { Account, Offers } from '@grognard/remote/index.ts'
import type { Message } from '@grognard/umpire'
import { mailEvery, pushAgain, pushHere, pushOff, pushOn, stop } from '../remote/told-here.ts'
import { faultOfServer } from '../remote/server-here.ts'
import { useWords } from '../shared/sentences.ts'
import { keepToldHow, toldHow } from '../storage/told-how.ts'

interface Props {
  offers: Offers
  account: Account | null
  changed(): void
}

/** How one is told that it is one’s turn, and when not. */
export function TellMe({ offers, account, changed }: Props) {
  const words = useWords()
  const mailWay = account?.ways.find(({ way }) => way === 'mail')
  const again = async () => {
    await pushAgain()
    if (mailWay?.hours) await mailEvery(mailWay.hours)
    changed()
  }
  return (
    <section aria-labelledby="tell">
      <h2 id="tell">{words.say({ key: 'web.tell' })}</h2>
      <p className="quiet">{words.say({ key: 'web.tell.about' })}</p>
      <PushSwitch offers={offers} />
      <MailChoice {...{ offers, account, changed }} />
      <QuietHours changed={() => void again().catch(() => undefined)} />
    </section>
  )
}

function PushSwitch({ offers }: { offers: Offers }) {
  const words = useWords()
  const [state, setState] = useState(() => pushHere(offers))
  const [fault, setFault] = useState<Message | null>(null)
  if (state !== 'on' && state !== 'off')
    return <p>{words.say({ key: `web.tell.push.${state}` })}</p>
  const turn = () => {
    setFault(null)
    const turned = state === 'on' ? pushOff() : pushOn(offers)
    turned
      .catch(() => setFault({ key: 'web.tell.push.failed' }))
      .finally(() => setState(pushHere(offers)))
      .catch(() => undefined)
  }
  return (
    <>
      <label className="check">
        <input type="checkbox" checked={state === 'on'} onChange={turn} />
        {words.say({ key: 'web.tell.push' })}
      </label>
      {fault && <p role="alert">{words.say(fault)}</p>}
    </>
  )
}

/** Hours between one mail and the next. */
const PAUSES = [1, 6, 12, 24]

function MailChoice({ offers, account, changed }: Props) {
  const words = useWords()
  const [fault, setFault] = useState<Message | null>(null)
  if (!offers.mail) return <p>{words.say({ key: 'web.tell.mail.off' })}</p>
  if (!account?.mail) return <p>{words.say({ key: 'web.tell.mail.account' })}</p>
  const kept = account.ways.find(({ way }) => way === 'mail')
  const choose = (hours: number) => {
    const chosen = hours > 0 ? mailEvery(hours) : kept ? stop(kept.id) : Promise.resolve()
    chosen.then(changed, (error: unknown) => setFault(faultOfServer(error)))
  }
  return (
    <div className="field">
      <label>
        <span>{words.say({ key: 'web.tell.mail' })}</span>
        <select value={kept?.hours ?? 0} onChange={event => choose(Number(event.target.value))}>
          <option value={0}>{words.say({ key: 'web.tell.mail.never' })}</option>
          {PAUSES.map(hours => (
            <option key={hours} value={hours}>
              {words.say({ key: 'web.tell.mail.hours', values: { hours } })}
            </option>
          ))}
        </select>
      </label>
      {fault && <p role="alert">{words.say(fault)}</p>}
    </div>
  )
}

/** What is proposed to who wants some. */
const NIGHT = { from: 22 * 60, to: 7 * 60 }

function QuietHours({ changed }: { changed(): void }) {
  const words = useWords()
  const [quiet, setQuiet] = useState(() => toldHow().quiet)
  const change = (hours: typeof quiet) => {
    keepToldHow({ quiet: hours })
    setQuiet(hours)
    changed()
  }
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const time = (end: 'from' | 'to', hours: typeof NIGHT) => (
    <label>
      <span>{words.say({ key: `web.tell.quiet.${end}` })}</span>
      <input
        type="time"
        required
        value={clock(hours[end])}
        onChange={event => {
          const minutes = minutesIn(event.currentTarget.value)
          if (minutes !== null) change({ ...hours, [end]: minutes })
        }}
      />
    </label>
  )
  return (
    <>
      <label className="check">
        <input
          type="checkbox"
          checked={quiet !== null}
          onChange={() => change(quiet ? null : NIGHT)}
        />
        {words.say({ key: 'web.tell.quiet' })}
      </label>
      {quiet && (
        <div className="field">
          {time('from', quiet)}
          {time('to', quiet)}
          <p className="quiet">{words.say({ key: 'web.tell.quiet.zone', values: { zone } })}</p>
        </div>
      )}
    </>
  )
}

function clock(minutes: number): string {
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}

function minutesIn(text: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(text) ?? []
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes)
}
