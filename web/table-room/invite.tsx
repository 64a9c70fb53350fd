import codeOf from 'qrcode-generator'
import { useMemo } from 'react'
import { useWords } from '../shared/sentences.ts'
import { CopyLink } from './copy-link.tsx'

/** The link that a friend opens: to be copied, sent, or read by a phone from this screen. */
export function Invite({ link, watch }: { link: string; watch: string }) {
  const words = useWords()
  const title = words.say({ key: 'web.far.invite' })
  const send = () => navigator.share({ title, url: link })
  return (
    <section className="invite" aria-labelledby="invite">
      <QrCode text={link} label={words.say({ key: 'web.far.qr' })} />
      <div>
        <h2 id="invite">{title}</h2>
        <p className="quiet">{words.say({ key: 'web.far.invite.about' })}</p>
        <input
          type="text"
          readOnly
          value={link}
          aria-label={words.say({ key: 'web.far.link' })}
          onFocus={event => event.currentTarget.select()}
        />
        {isOnlyHere() && (
          <p className="only-here">
            {words.say({ key: 'web.far.onlyHere', values: { command: START_FOR_OTHERS } })}
          </p>
        )}
        <p className="invite-ways">
          <CopyLink link={link} name="web.far.copy" />
          {'share' in navigator && (
            <button type="button" onClick={() => void send().catch(() => undefined)}>
              {words.say({ key: 'web.far.send' })}
            </button>
          )}
          <CopyLink link={watch} name="web.far.watch.copy" isPlain />
        </p>
      </div>
    </section>
  )
}

/** What the server is to be started with, so that others can reach it. */
const START_FOR_OTHERS = 'npm start -- --host 0.0.0.0'

/** The page was opened by an address that means this machine on each machine. */
function isOnlyHere(): boolean {
  return /^(?:localhost|127\..*|\[::1\])$/.test(location.hostname)
}

/** White around it, in squares, so that cameras find it. */
const MARGIN = 4

function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = useMemo(() => squaresOf(text), [text])
  return (
    <svg className="qr" role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}

function squaresOf(text: string): { path: string; size: number } {
  const code = codeOf(0, 'M')
  code.addData(text)
  code.make()
  const count = code.getModuleCount()
  const rows = Array.from({ length: count }, (_, row) => row)
  const squares = rows.flatMap(row =>
    rows
      .filter(column => code.isDark(row, column))
      .map(column => `M${column + MARGIN} ${row + MARGIN}h1v1h-1z`),
  )
  return { path: squares.join(''), size: count + 2 * MARGIN }
}
