import type { Choice } from '@grognard/umpire'

/** Those who share a name are told apart by a number. */
export function numbered(choices: readonly Choice[]): Choice[] {
  return choices.map((choice, at) => {
    const isAlike = (one: Choice): boolean => nameOf(one) === nameOf(choice)
    if (choices.filter(isAlike).length < 2) return choice
    const number = choices.slice(0, at + 1).filter(isAlike).length
    return { ...choice, label: { key: 'web.may.numbered', values: { name: choice.label, number } } }
  })
}

function nameOf({ label }: Choice): string {
  return JSON.stringify(label)
}
