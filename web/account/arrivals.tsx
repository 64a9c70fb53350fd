import { useEffect, useState } from 'react'
import type { Message } from '@grognard/umpire'
import { signInByLink } from '../remote/account-here.ts'
import { faultOfServer } from '../remote/server-here.ts'
import { stop } from '../remote/told-here.ts'
import { focusPlace } from '../shared/focus-register.ts'
import { goTo, hashOf } from '../shared/routes.ts'
import { useWords } from '../shared/sentences.ts'
import '../style/account.css'

/** Where a mailed link leads: one press signs in, so that what only looks at links in mails does not use it up. */
export function SignInPage({ token }: { token: string }) {
  const words = useWords()
  const [fault, setFault] = useState<Message | null>(null)
  const enter = () => {
    signInByLink(token).then(
      () => goTo({ at: 'you' }),
      (error: unknown) => setFault(faultOfServer(error)),
    )
  }
  return (
    <main ref={focusPlace('content')} className="you">
      <h1 ref={focusPlace('heading')}>{words.say({ key: 'web.you.signIn' })}</h1>
      <p>{words.say({ key: 'web.you.signIn.about' })}</p>
      <p className="ways">
        <button type="button" className="main" onClick={enter}>
          {words.say({ key: 'web.you.signIn' })}
        </button>
      </p>
      {fault && (
        <p role="alert">
          {words.say(fault)} <YouLink />
        </p>
      )}
    </main>
  )
}

/** Where the link in a mail leads: it stops without asking further. */
export function StopPage({ way }: { way: string }) {
  const words = useWords()
  const [fault, setFault] = useState<Message | null>(null)
  const [isStopped, setStopped] = useState(false)
  useEffect(() => {
    stop(way).then(
      () => setStopped(true),
      (error: unknown) => setFault(faultOfServer(error)),
    )
  }, [way])
  return (
    <main ref={focusPlace('content')} className="you">
      <h1 ref={focusPlace('heading')}>
        {words.say({ key: isStopped ? 'web.stop' : 'web.stop.busy' })}
      </h1>
      {isStopped && <p role="status">{words.say({ key: 'web.stop.about' })}</p>}
      {fault && <p role="alert">{words.say(fault)}</p>}
      <p>
        <YouLink />
      </p>
    </main>
  )
}

function YouLink() {
  const words = useWords()
  return <a href={hashOf({ at: 'you' })}>{words.say({ key: 'web.far.you.link' })}</a>
}
