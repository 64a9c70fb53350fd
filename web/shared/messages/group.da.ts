import type { Translated } from '@grognard/umpire'
import type { english } from './group.en.ts'

/** Ordrer til mange: grupper, formationer og stabens plan. */
export const danish: Translated<typeof english> = {
  'web.group': 'Gruppe',
  'web.group.formations': 'Grupper',
  'web.group.orders': 'Ordrer til gruppen',
  'web.group.odds': 'Mulige udfald',
  'web.group.point': '{name}: peg på, hvor vejen skal ende, eller vælg en ordre.',
  'web.group.pointTarget': '{name}: vælg et mål eller en ordre.',
  'web.group.aim.place': '{name}, {order}: peg på stedet.',
  'web.group.aim.piece': '{name}, {order}: peg på målet.',
  'web.group.choose': '{name}: vælg en ordre.',
  'web.group.idle': '{name}: i dette trin er der intet at give ordre til.',
  'web.group.told':
    '{name}, {order}: {given, plural, =0 {ingen adlyder} other {# adlyder}}{refused, plural, =0 {.} other {, # bliver stående.}}',
  'web.group.give': '{count, plural, one {Giv # ordre} other {Giv # ordrer}}',
  'web.group.stays': '{piece} bliver stående',
  'web.group.none': 'Her er der intet at give ordre til.',
  'web.group.nothing': 'Der er ingen ordre til gruppen på det sted.',
  'web.group.refused':
    'Afvist: {order}{more, plural, =0 {.} one {, og # ordre til.} other {, og # ordrer til.}}',
  'web.group.box': 'Vælg en gruppe: træk en ramme',
  'web.group.meets': 'Undervejs: {meets}.',
  'web.group.apart': 'Ender et andet sted end de andre.',
  'web.group.takes': 'tilladt',
  'web.group.refuses': 'afvist',
  'web.undo.many': 'Tag {count, plural, one {# ordre} other {# ordrer}} tilbage',
  'web.plan.show': 'Stabens plan',
  'web.plan.thinking': 'Staben planlægger …',
  'web.plan.take': 'Følg planen: {count, plural, one {# ordre} other {# ordrer}}',
  'web.plan.legend': 'Stabens plan, {count, plural, one {# ordre} other {# ordrer}}',
  'web.plan.hide': 'Skjul planen',
  'web.key.group': 'vælg en gruppe',
  'web.key.keep': 'gem den valgte gruppe under et nummer',
  'web.key.recall': 'vælg en gemt gruppe; er en gruppe valgt: dens ordre med det nummer',
  'web.key.plan': 'vis stabens plan, og følg den så',
}
