import { field } from '@grognard/umpire'

export const anchorNotes = ['none', 'plain', 'bow', 'stern', 'weigh', 'cut'] as const

export const anchorShape = { ship: field.piece('ship'), note: field.one(anchorNotes) }
export const takeTowShape = { ship: field.piece('ship'), towed: field.friend('ship') }
