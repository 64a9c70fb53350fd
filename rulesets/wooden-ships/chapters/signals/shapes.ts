import { field } from '@grognard/umpire'

export const signalShape = {
  from: field.piece('ship'),
  to: field.friend('ship'),
  text: field.text(200),
}
export const relayShape = {
  by: field.piece('ship'),
  from: field.friend('ship'),
  to: field.friend('ship'),
}
