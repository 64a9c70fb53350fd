import { field } from '@grognard/umpire'
import { squares } from '../../model/fields.ts'

export const loseGunsShape = { ship: field.piece('ship'), carronades: squares }
