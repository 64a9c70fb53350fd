import { field } from '@grognard/umpire'
import { aim, side } from '../../model/fields.ts'

export const sectionChoices = ['both', 'bow', 'stern'] as const

export const fireShape = {
  ship: field.piece('ship'),
  side,
  target: field.target('ship'),
  sections: field.one(sectionChoices),
  aim,
}
export const ceaseFireShape = { ship: field.piece('ship'), side }
