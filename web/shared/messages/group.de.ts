import type { Translated } from '@grognard/umpire'
import type { english } from './group.en.ts'

/** Befehle für viele: Gruppen, Verbände und der Plan des Stabes. */
export const german: Translated<typeof english> = {
  'web.group': 'Gruppe',
  'web.group.formations': 'Verbände',
  'web.group.orders': 'Befehle für die Gruppe',
  'web.group.odds': 'Mögliche Ausgänge',
  'web.group.point': '{name}: Zeige auf das Ziel oder wähle einen Befehl.',
  'web.group.pointTarget': '{name}: Wähle ein Ziel oder einen Befehl.',
  'web.group.aim.place': '{name}, {order}: Zeige auf den Ort.',
  'web.group.aim.piece': '{name}, {order}: Zeige auf das Ziel.',
  'web.group.choose': '{name}: Wähle einen Befehl.',
  'web.group.idle': '{name}: In diesem Schritt gibt es nichts zu befehlen.',
  'web.group.told':
    '{name}, {order}: {given, plural, =0 {niemand folgt} one {# folgt} other {# folgen}}{refused, plural, =0 {.} one {, # bleibt.} other {, # bleiben.}}',
  'web.group.give': '{count, plural, one {# Befehl geben} other {# Befehle geben}}',
  'web.group.stays': '{piece} bleibt',
  'web.group.none': 'Hier gibt es nichts zu befehlen.',
  'web.group.nothing': 'Dort ist für diese Gruppe kein Befehl möglich.',
  'web.group.refused':
    'Abgelehnt: {order}{more, plural, =0 {.} one {, und # weiterer Befehl.} other {, und # weitere Befehle.}}',
  'web.group.box': 'Gruppe wählen: einen Rahmen aufziehen',
  'web.group.meets': 'Unterwegs: {meets}.',
  'web.group.apart': 'Endet abseits der anderen.',
  'web.group.takes': 'erlaubt',
  'web.group.refuses': 'abgelehnt',
  'web.undo.many': '{count, plural, one {# Befehl} other {# Befehle}} zurücknehmen',
  'web.plan.show': 'Plan des Stabes',
  'web.plan.thinking': 'Der Stab plant …',
  'web.plan.take': 'Plan übernehmen: {count, plural, one {# Befehl} other {# Befehle}}',
  'web.plan.legend': 'Plan des Stabes, {count, plural, one {# Befehl} other {# Befehle}}',
  'web.plan.hide': 'Plan ausblenden',
  'web.key.group': 'eine Gruppe wählen',
  'web.key.keep': 'die gewählte Gruppe unter einer Nummer merken',
  'web.key.recall':
    'eine gemerkte Gruppe wählen; ist schon eine gewählt: dieser Gruppe den Befehl mit dieser Nummer geben',
  'web.key.plan': 'den Plan des Stabes zeigen; noch einmal: ihn übernehmen',
}
