import { chooseDirection } from './choose-direction.ts'
import { reorganise } from './reorganise.ts'
import { rest } from './rest.ts'

export const moraleOrders = { chooseDirection, reorganise, rest }
