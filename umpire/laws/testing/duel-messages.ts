import type { Catalogue } from '../../index.ts'

export const messages: Catalogue = {
  'scenario.hall': 'Hall',
  'scenario.hall.about': 'Two fencers meet in a hall.',
  'seat.red': 'Red',
  'seat.blue': 'Blue',
  'step.stance': 'stance',
  'step.answer': 'answer',
  'phase.secret': 'Choice',
  'phase.blows': 'Blows',
  'order.choose': 'choose',
  'order.taunt': 'taunt',
  'order.done': 'done',
  'taunt.enough': 'That is enough: {taunts, plural, one {# taunt} other {# taunts}}.',
  'strike.open': 'the stances differ',
  'strike.taunted': '{taunts, plural, one {# taunt} other {# taunts}}',
  'tell.choose': 'Stance: {stance}',
  'tell.taunt': 'Taunt',
  'tell.done': 'Say nothing',
  'event.told': '{what}: {who}',
  'situation.fencer': '{who} has {hits, plural, one {# hit} other {# hits}}.',
  'outcome.won': '{who} wins.',
}
