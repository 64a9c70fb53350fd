import type { Change, Effect, Forecast, Message, Piece, Prospect } from '@grognard/umpire'
import { withMinus } from './words.ts'
import type { Words } from './words.ts'

type Badged = Pick<Piece, 'label' | 'badges'>

type Labels = Readonly<Record<string, Message | string>>

/** “HMS Guerriere: hull −4, mainmast lost; USS Constitution: crew −1”, or that nothing changes. */
export function changesText(words: Words, changes: readonly Change[], labels: Labels): string {
  if (changes.length === 0) return words.say({ key: 'change.nothing' })
  const pieces = [...new Set(changes.map(({ piece }) => piece))]
  const lines = pieces.map(id => {
    const own = changes.filter(({ piece }) => piece === id).map(change => changeText(words, change))
    const values = { piece: pieceText(words, id, labels), changes: own.join(', ') }
    return words.say({ key: 'change.ofPiece', values })
  })
  return lines.join('; ')
}

/** What sets this prospect apart from the others. */
export function prospectText(
  words: Words,
  { labels }: Pick<Forecast, 'labels'>,
  prospect: Prospect,
): string {
  if (prospect.told.length > 0)
    return prospect.told.map(message => foreseenText(words, message)).join(' ')
  return prospectChanges(words, { labels }, prospect, prospect.own)
}

/** A log's sentence as odds tell it: without its die, which is one of several, where `KEY.foreseen` says so. */
function foreseenText(words: Words, message: Message): string {
  const key = `${message.key}.foreseen`
  return words.say(words.has(key) ? { ...message, key } : message)
}

/** The changes, and how the battle ends with them; that it ends is no small change, so it stands for none. */
export function prospectChanges(
  words: Words,
  { labels }: Pick<Forecast, 'labels'>,
  { ends }: Prospect,
  changes: readonly Change[],
): string {
  if (!ends) return changesText(words, changes, labels)
  const end = words.say(ends.message)
  return changes.length === 0 ? end : `${changesText(words, changes, labels)}; ${end}`
}

/** “hull −2 to −4”: by how much a thing changes where it does. */
export function effectText(words: Words, { change, least, greatest }: Effect): string {
  if (change.kind !== 'row' || least === greatest) return changeText(words, change)
  const row = rowText(words, change.row)
  const values = { row, least: signed(words, least), greatest: signed(words, greatest) }
  return words.say({ key: 'change.rowRange', values })
}

/** What the badges of a piece say besides its label: an orderly's says no more than his label does. */
export function badgeTexts(say: (message: Message) => string, { label, badges }: Badged): string[] {
  const known = say(label).toLocaleLowerCase()
  return badges.map(one => say(one.label)).filter(one => !known.includes(one.toLocaleLowerCase()))
}

export function pieceText(words: Words, id: string, labels: Labels): string {
  const label = Object.hasOwn(labels, id) ? labels[id] : undefined
  return typeof label === 'object' ? words.say(label) : (label ?? id)
}

function changeText(words: Words, change: Change): string {
  switch (change.kind) {
    case 'row': {
      const values = { row: rowText(words, change.row), by: signed(words, change.by) }
      return words.say({ key: 'change.row', values })
    }
    case 'disorder':
      if (change.label) return words.say(change.label)
      return words.say({ key: 'change.disorder', values: { to: String(change.to) } })
    case 'marked':
      return words.say(change.label)
    case 'unmarked':
      return words.say({ key: 'change.unmarked', values: { mark: change.label } })
    case 'came':
    case 'went':
    case 'moved':
      return words.say({ key: `change.${change.kind}` })
  }
}

/** The name of a row as it stands within a sentence. */
export function rowText(words: Words, key: string): string {
  const name = words.say({ key })
  return words.language === 'de' ? name : name.charAt(0).toLowerCase() + name.slice(1)
}

/** With a plus, or the true minus sign; to a tenth. */
export function signed({ language }: Words, value: number): string {
  const format = { signDisplay: 'exceptZero', maximumFractionDigits: 1 } as const
  return withMinus(new Intl.NumberFormat(language, format).format(value))
}

/** A chance from 0 to 1 in hundredths; of the smallest chances that they are less than one. */
export function percentText({ language }: Words, p: number): string {
  const format = new Intl.NumberFormat(language, { style: 'percent' })
  if (p > 0 && p < 0.005) return `< ${format.format(0.01)}`
  if (p < 1 && p > 0.995) return `> ${format.format(0.99)}`
  return format.format(p)
}
