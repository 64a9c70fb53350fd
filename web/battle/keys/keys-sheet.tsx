import { Icon } from '../../shared/icon.tsx'
import type { Sign } from '../../shared/icon.tsx'
import { useWords } from '../../shared/sentences.ts'
import { Sheet } from '../../shared/sheet.tsx'

const ARROWS: readonly Sign[] = ['left', 'up', 'right', 'down']

const KEYS: readonly [string | readonly Sign[], string][] = [
  [ARROWS, 'pan'],
  ['+ −', 'zoom'],
  ['0 9', 'fit'],
  ['Tab', 'tab'],
  ['Space', 'space'],
  ['Enter', 'enter'],
  ['Ctrl Enter', 'main'],
  ['Backspace', 'back'],
  ['U', 'undo'],
  ['Esc', 'escape'],
  ['Q E', 'turn'],
  ['R', 'ruler'],
  ['A', 'arcs'],
  ['V', 'sight'],
  ['N', 'names'],
  ['H', 'marks'],
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
                {typeof key === 'string' ? key : key.map(sign => <Icon key={sign} sign={sign} />)}
              </kbd>
            </dt>
            <dd>{words.say({ key: `web.key.${name}` })}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  )
}
