/** At se på ved borde langt borte, og links ind i slag. */
export const danish = {
  'web.far.watching': 'Du er tilskuer.',
  'web.far.watching.turn': 'Du er tilskuer. Venter på {seat}.',
  'web.far.spectators': '{count, plural, one {# tilskuer} other {# tilskuere}}',
  'web.far.late':
    'Slaget er begyndt. Du ser det hele her, med {minutes, plural, =60 {en times} =1440 {et døgns} one {# minuts} other {# minutters}} forsinkelse.',
  'web.far.guests': 'Hvem der ellers må spille eller se med',
  'web.far.public': 'Åbent for alle',
  'web.far.public.about': 'Bordet står på forsiden, og alle kan tage en ledig plads eller se med.',
  'web.far.watch': 'Tilskuere',
  'web.far.watch.copy': 'Kopiér linket til tilskuere',
  'web.far.watch.shows': 'Tilskuere ser',
  'web.far.watch.open': 'kun det, som begge sider kender',
  'web.far.watch.all':
    'alt, med {minutes, plural, =60 {en times} =1440 {et døgns} one {# minuts} other {# minutters}} forsinkelse',
  'web.far.watched.open':
    'Tilskuere ser kun det, som begge sider kender, og ingen hemmeligheder. Efter slaget ser alle det hele.',
  'web.far.watched.all':
    'Tilskuere ser alt, også det hemmelige, med {minutes, plural, =60 {en times} =1440 {et døgns} one {# minuts} other {# minutters}} forsinkelse. Den, der tager en plads, accepterer det.',
  'web.replay.link': 'Kopiér et link til dette øjeblik',
}
