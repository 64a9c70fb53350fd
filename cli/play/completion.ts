import { chooserOf, nameFields, nameOptions } from '@grognard/umpire'
import type { Ask, Chooser, Shape } from '@grognard/umpire'
import { farWords } from '../far/far-words.ts'
import { formsFor, orderKinds } from '../games.ts'
import { typedText } from '../order-form.ts'
import { formOf, piecesOf } from '../order-line.ts'
import type { OrderForm } from '../order-line.ts'
import type { Completion } from '../terminal.ts'
import { commandMeant, commandWord, commandWords } from './command-words.ts'
import { groupCandidates } from './group-typed.ts'
import type { Session } from './session.ts'

/** What Tab makes of a line: kinds of order and commands first, then the fields of the kind and what they may name. */
export function completionOf(session: Session, ask: Ask, line: string): Completion {
  const last = /\S*$/.exec(line)?.[0] ?? ''
  const before = piecesOf(line.slice(0, line.length - last.length))
  return [candidates(session, ask, before, last).filter(one => isBegun(one, last)), last]
}

function isBegun(candidate: string, typed: string): boolean {
  return candidate.toLowerCase().startsWith(typed.toLowerCase())
}

function candidates(
  session: Session,
  ask: Ask,
  [first, ...rest]: readonly string[],
  last: string,
): string[] {
  const { teller, battle, far } = session
  if (first === undefined)
    return [...ask.asks, ...commandWords(teller.words), ...(far ? farWords(teller.words) : [])]
  const command = commandMeant(teller.words, first)
  if (command === 'help') return rest.length === 0 ? orderKinds(teller.game) : []
  if (command === 'group') return groupCandidates(session, ask, rest, last)
  const isAbout = command === 'odds' || command === 'may'
  if (command && !isAbout) return []
  const [kind, ...filled] = isAbout ? rest : [first, ...rest]
  if (kind === undefined) return [...ask.asks, commandWord(teller.words, 'group')]
  if (isAbout && commandMeant(teller.words, kind) === 'group')
    return groupCandidates(session, ask, filled, last)
  const form = formOf(kind, formsFor(teller, ask.asks))
  const view = teller.game.view(battle.state, ask.seat)
  return form ? fieldCandidates(form, filled, last, chooserOf(teller.game, view, ask.seat)) : []
}

/** Values of the field that is named or comes next, and the names of those that are still empty. */
function fieldCandidates(
  form: OrderForm,
  filled: readonly string[],
  last: string,
  chooser: Chooser,
): string[] {
  const named = nameBefore(last)
  const shape = form.fields[named]
  if (shape) return valuesOf(chooser, form.kind, named, shape).map(value => `${named}=${value}`)
  const empty = emptyFields(form, filled)
  const [next] = empty
  const values = next ? valuesOf(chooser, form.kind, ...next) : []
  return [...values, ...empty.map(([name]) => `${name}=`)]
}

function nameBefore(piece: string): string {
  return /^(\w+)=/.exec(piece)?.[1] ?? ''
}

/** Values without a name go to the fields in their order. */
function emptyFields({ fields }: OrderForm, filled: readonly string[]): [string, Shape][] {
  const names = new Set(filled.map(nameBefore))
  const loose = filled.filter(piece => nameBefore(piece) === '').length
  return Object.entries(fields)
    .filter(([name]) => !names.has(name))
    .slice(loose)
}

function valuesOf(chooser: Chooser, kind: string, name: string, shape: Shape): string[] {
  switch (shape.type) {
    case 'text': {
      const [field] = nameFields({ [name]: shape })
      if (!field) return (shape.values ?? []).map(typedText)
      return nameOptions(chooser, kind, field).map(({ id }) => typedText(id))
    }
    case 'yesNo':
      return ['yes', 'no']
    case 'nothing':
      return ['none']
    case 'oneOf':
      return shape.of.flatMap(one => valuesOf(chooser, kind, name, one))
    default:
      return []
  }
}
