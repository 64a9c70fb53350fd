import { field } from '@grognard/umpire'
import { ammunition, repair, sails, side } from '../../model/fields.ts'

export const loadShape = { ship: field.piece('ship'), side, ammunition }
export const repairShape = { ship: field.piece('ship'), part: repair }
export const setSailsShape = { ship: field.piece('ship'), sails }
