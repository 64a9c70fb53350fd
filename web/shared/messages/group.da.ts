import type { Translated } from '@grognard/umpire'
import type { english } from './group.en.ts'

/** Ordrer til mange: grupper, formationer og stabens plan. */
export const danish: Translated<typeof english> = {
  'group.again': 'Som i sidste træk',
  'web.group': 'Gruppe',
  'web.group.formations': 'Formationer',
  'web.group.orders': 'Ordrer til gruppen',
  'web.group.point': '{name}: peg på, hvor den skal hen, eller vælg en ordre.',
  'web.group.aim.place': '{name}, {order}: peg på stedet.',
  'web.group.aim.piece': '{name}, {order}: peg på målet.',
  'web.group.choose': '{name}: vælg en ordre.',
  'web.group.idle': '{name} har intet at gøre i dette skridt.',
  'web.group.told':
    '{name}, {order}: {given, plural, =0 {ingen adlyder} other {# adlyder}}{refused, plural, =0 {.} other {, # bliver.}}',
  'web.group.give': '{count, plural, one {Giv # ordre} other {Giv # ordrer}}',
  'web.group.stays': '{piece} bliver',
  'web.group.none': 'Her er der intet at give ordre til.',
  'web.group.nothing': 'Gruppen har ingen ordre, som man kan pege derhen for.',
  'web.group.refused':
    'Afvist: {order}{more, plural, =0 {.} one {, og # ordre til.} other {, og # ordrer til.}}',
  'web.group.box': 'Vælg en gruppe: tegn en kasse',
  'web.group.takes': 'tilladt',
  'web.group.refuses': 'afvist',
  'web.undo.many': 'Tag {count, plural, one {# ordre} other {# ordrer}} tilbage',
  'web.plan.show': 'Stabens plan',
  'web.plan.thinking': 'Staben planlægger …',
  'web.plan.take': 'Følg planen: {count, plural, one {# ordre} other {# ordrer}}',
  'web.plan.legend': 'Stabens plan, {count, plural, one {# ordre} other {# ordrer}}',
  'web.plan.hide': 'Skjul planen',
  'web.key.group': 'Vælg en gruppe',
  'web.key.keep': 'Gem gruppen under et nummer',
  'web.key.recall': 'Vælg en gemt gruppe; er en gruppe valgt, dens ordre',
  'web.key.plan': 'Vis stabens plan, og følg den så',
}
