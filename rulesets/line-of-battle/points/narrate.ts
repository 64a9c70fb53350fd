import type { Message, Of, Seat } from '@grognard/umpire'
import { playerOf, shipOf } from '../state.ts'
import type { State } from '../state.ts'
import type { PointsEvent } from './events.ts'
