import { field } from '@grognard/umpire'
import { side } from '../../model/fields.ts'

export const unfoulShape = { ship: field.piece('ship'), other: field.target('ship') }
export const cutMastShape = { ship: field.piece('ship'), side }
export const grappleShape = { ship: field.piece('ship'), target: field.target('ship') }
export const ungrappleShape = { ship: field.piece('ship'), other: field.target('ship') }
