import type { Translated } from '@grognard/umpire'
import type { group as english } from './group.en.ts'

/** Én ordre til mange brikker. */
export const group: Translated<typeof english> = {
  'cli.word.group': 'gruppe',
  'cli.group.formations': 'Grupper:',
  'cli.group.formation': '{number}. {name}: {list}',
  'cli.group.orders': 'Ordrer til en gruppe:',
  'cli.group.order': '{form}: {name}',
  'cli.group.place': 'STED',
  'cli.group.piece': 'MÅL',
  'cli.group.how':
    'Skriv »{typed}«. I stedet for gruppens nummer kan du skrive brikkernes id’er med komma imellem.',
  'cli.group.howPlace':
    'Et sted er to tal, talt som i »situation«, et felt eller id’et på en brik, der står der.',
  'cli.group.hint': 'Skriv »{typed}« for at give en hel gruppe ordre på én gang.',
  'cli.group.head': 'Gruppens ordrer:',
  'cli.group.certain': 'Ingen terninger afgør det.',
  'cli.group.leftOut': '{piece} får ingen ordre: {why}',
  'cli.group.none': 'Her er der intet at give ordre til.',
  'cli.group.idle': 'I dette trin er der ingen ordrer til en gruppe.',
  'cli.group.who': 'Sig hvem: nummeret på en gruppe, eller brikkernes id’er med komma imellem.',
  'cli.group.noFormation': 'Gruppe {number} findes ikke; der er {count}.',
  'cli.group.noPiece': 'Du har ikke kommandoen over nogen brik med id’et »{piece}«.',
  'cli.group.noOrder': 'Ordren »{order}« findes ikke for en gruppe nu. Mulige ordrer: {names}.',
  'cli.group.aim.place': 'Sig, hvor {order} skal føre hen: to tal, et felt eller en briks id.',
  'cli.group.aim.piece': 'Sig, hvad {order} er rettet mod: en briks id.',
  'cli.group.noAim': 'Ordren {order} har intet mål: udelad det, der kommer efter.',
  'cli.group.noTarget': 'Der er ingen brik »{piece}«.',
  'cli.group.noPlace': '»{place}« er intet sted: skriv to tal, et felt eller en briks id.',
  'cli.help.group':
    'gruppe: grupperne, og hvad de kan få ordre til. gruppe HVEM ORDRE: én ordre til dem alle, for eksempel mod ét mål. chancer gruppe HVEM ORDRE: de mulige udfald af det hele, før du giver den.',
}
