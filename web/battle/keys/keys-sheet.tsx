import { Icon } from '../../shared/icon.tsx'
import type { Sign } from '../../shared/icon.tsx'
import { useWords } from '../../shared/sentences.ts'
import { Sheet } from '../../shared/sheet.tsx'

const ARROWS: readonly Sign[] = ['left', 'up', 'right', 'down']

/** A key whose cap bears a word of the language: `web.cap.space`. */
const WORD = null

const KEYS: readonly [string | readonly Sign[] | typeof WORD, string][] = [
  [ARROWS, 'pan'],
  ['+ −', 'zoom'],
  ['0 9', 'fit'],
  ['Tab', 'tab'],
  [WORD, 'space'],
  ['Enter', 'enter'],
  [WORD, 'main'],
  [WORD, 'back'],
  ['U', 'undo'],
  ['Esc', 'escape'],
  ['Q E', 'turn'],
  ['G', 'group'],
  [WORD, 'keep'],
  ['1 … 8', 'recall'],
  ['P', 'plan'],
  ['R', 'ruler'],
  ['A', 'arcs'],
  ['V', 'sight'],
  ['N', 'names'],
  ['H', 'marks'],
  ['X', 'notes'],
  [WORD, 'clearNotes'],
  ['I', 'fullScreen'],
  ['F', 'margin'],
  ['O', 'orders'],
  ['L', 'log'],
  ['M', 'may'],
  ['B', 'guide'],
  [', .', 'steps'],
  [['left', 'right'], 'replay'],
  ['?', 'keys'],
]

export function KeysSheet({ close }: { close(): void }) {
  const words = useWords()
  return (
    <Sheet title={words.say({ key: 'web.keys' })} close={close}>
      <dl className="keys">
        {KEYS.map(([key, name]) => (
          <div key={name}>
            <dt>
              <kbd>
                {key === WORD && words.say({ key: `web.cap.${name}` })}
                {typeof key === 'string' ? key : key?.map(sign => <Icon key={sign} sign={sign} />)}
              </kbd>
            </dt>
            <dd>{words.say({ key: `web.key.${name}` })}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  )
}
