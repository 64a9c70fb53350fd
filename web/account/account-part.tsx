import { useState } from 'react'
import type { FormEvent } from 'react'
import type { Account, Offers } from '@grognard/remote/index.ts'
import type { Message } from '@grognard/umpire'
import { changeName, leave, mailLink } from '../remote/account-here.ts'
import { forgetPasskey, makePasskey, signInByPasskey } from '../remote/passkey-here.ts'
import { faultOfServer } from '../remote/server-here.ts'
import { useWords } from '../shared/sentences.ts'
import { keepOwnName, ownName } from '../storage/table-seats.ts'

interface Props {
  offers: Offers
  /** Null of a guest. */
  account: Account | null
  changed(): void
}

/** Signing in and out. */
export function AccountPart({ offers, account, changed }: Props) {
  const words = useWords()
  return (
    <section aria-labelledby="account">
      <h2 id="account">{words.say({ key: 'web.you.account' })}</h2>
      {account ? (
        <SignedIn {...{ offers, account, changed }} />
      ) : (
        <Guest offers={offers} changed={changed} />
      )}
    </section>
  )
}

/** What is being tried, and why it failed. */
function useTrying(changed: () => void) {
  const [fault, setFault] = useState<Message | null>(null)
  const attempt = (work: () => Promise<unknown>, wrong: (error: unknown) => Message) => {
    setFault(null)
    work().then(changed, (error: unknown) => setFault(wrong(error)))
  }
  return { fault, attempt }
}

const noPasskey = (): Message => ({ key: 'web.you.passkey.failed' })

function Guest({ offers, changed }: Omit<Props, 'account'>) {
  const words = useWords()
  const { fault, attempt } = useTrying(changed)
  if (!offers.mail && !offers.passkeys) return <p>{words.say({ key: 'web.you.noWay' })}</p>
  return (
    <>
      <p>{words.say({ key: 'web.you.guest' })}</p>
      {offers.mail && <MailForm label="web.you.mail" />}
      {!offers.mail && <p className="quiet">{words.say({ key: 'web.you.mail.off' })}</p>}
      {offers.passkeys ? (
        <p className="ways">
          <button type="button" onClick={() => attempt(signInByPasskey, noPasskey)}>
            {words.say({ key: 'web.you.passkey.in' })}
          </button>
          <button type="button" onClick={() => attempt(() => makePasskey(ownName()), noPasskey)}>
            {words.say({ key: 'web.you.passkey.new' })}
          </button>
        </p>
      ) : (
        <p className="quiet">{words.say({ key: 'web.you.passkey.off' })}</p>
      )}
      {fault && <p role="alert">{words.say(fault)}</p>}
    </>
  )
}

/** Whoever owns the address gets a link. */
function MailForm({ label }: { label: string }) {
  const words = useWords()
  const [mail, setMail] = useState('')
  const [said, setSaid] = useState<Message | null>(null)
  const send = (event: FormEvent) => {
    event.preventDefault()
    const to = mail.trim()
    mailLink(to).then(
      () => setSaid({ key: 'web.you.mail.sent', values: { mail: to } }),
      (error: unknown) => setSaid(faultOfServer(error)),
    )
  }
  return (
    <form className="field" onSubmit={send}>
      <label>
        <span>{words.say({ key: label })}</span>
        <input
          type="email"
          required
          maxLength={254}
          autoComplete="email"
          value={mail}
          onChange={event => setMail(event.currentTarget.value)}
        />
      </label>
      <button type="submit" className="main">
        {words.say({ key: 'web.you.mail.send' })}
      </button>
      {said && <p role="status">{words.say(said)}</p>}
    </form>
  )
}

function SignedIn({ offers, account, changed }: Props & { account: Account }) {
  const words = useWords()
  const { fault, attempt } = useTrying(changed)
  const { mail, passkeys } = account
  const go = (how: 'sign-out' | 'sign-out-everywhere' | 'delete') =>
    attempt(() => leave(how), faultOfServer)
  const remove = () => {
    if (confirm(words.say({ key: 'web.you.delete.sure' }))) go('delete')
  }
  return (
    <>
      <p>
        {mail === null
          ? words.say({ key: 'web.you.in.passkey' })
          : words.say({ key: 'web.you.in', values: { mail } })}{' '}
        {words.say({ key: 'web.you.passkeys', values: { count: passkeys.length } })}
      </p>
      {(mail !== null || passkeys.length > 1) && (
        <Passkeys
          passkeys={passkeys}
          remove={id => attempt(() => forgetPasskey(id), faultOfServer)}
        />
      )}
      <NameForm name={account.name} />
      {offers.mail && mail === null && <MailForm label="web.you.mail.add" />}
      {offers.mail && mail !== null && (
        <details>
          <summary>{words.say({ key: 'web.you.mail.change' })}</summary>
          <MailForm label="web.you.mail" />
        </details>
      )}
      <p className="ways">
        {offers.passkeys && (
          <button type="button" onClick={() => attempt(() => makePasskey(account.name), noPasskey)}>
            {words.say({ key: 'web.you.passkey.add' })}
          </button>
        )}
        <button type="button" onClick={() => go('sign-out')}>
          {words.say({ key: 'web.you.out' })}
        </button>
        <button type="button" onClick={() => go('sign-out-everywhere')}>
          {words.say({ key: 'web.you.out.all' })}
        </button>
        <button type="button" className="plain" onClick={remove}>
          {words.say({ key: 'web.you.delete' })}
        </button>
      </p>
      {fault && <p role="alert">{words.say(fault)}</p>}
    </>
  )
}

/** Each by the day on which it was made; a device that was lost signs in no longer. */
function Passkeys({ passkeys, remove }: Pick<Account, 'passkeys'> & { remove(id: string): void }) {
  const words = useWords()
  const day = new Intl.DateTimeFormat(words.language, { dateStyle: 'long' })
  return (
    <ul className="passkeys">
      {passkeys.map(({ id, madeAt }) => {
        const passkey = words.say({
          key: 'web.you.passkey.of',
          values: { date: day.format(madeAt) },
        })
        const label = words.say({ key: 'web.saved.remove', values: { battle: passkey } })
        return (
          <li key={id}>
            {passkey}
            <button type="button" className="plain" aria-label={label} onClick={() => remove(id)}>
              {words.say({ key: 'web.saved.remove.short' })}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

function NameForm({ name: known }: { name: string }) {
  const words = useWords()
  const [name, setName] = useState(known || ownName())
  const [said, setSaid] = useState<Message | null>(null)
  const save = (event: FormEvent) => {
    event.preventDefault()
    keepOwnName(name.trim())
    changeName(name.trim()).then(
      () => setSaid({ key: 'web.you.saved' }),
      (error: unknown) => setSaid(faultOfServer(error)),
    )
  }
  return (
    <form className="field" onSubmit={save}>
      <label>
        <span>{words.say({ key: 'web.far.name' })}</span>
        <input
          type="text"
          maxLength={40}
          autoComplete="nickname"
          value={name}
          onChange={event => setName(event.currentTarget.value)}
        />
      </label>
      <button type="submit">{words.say({ key: 'web.you.name.save' })}</button>
      {said && <p role="status">{words.say(said)}</p>}
    </form>
  )
}
