import type { Catalogue } from '@grognard/umpire'
import { fields } from './odds-fields.de.ts'

/** What may come of an order, and what the umpire says to it beforehand. */
export const odds: Catalogue = {
  ...fields,
  'web.odds.bar': 'Wahrscheinlichkeiten, von wirkungslos bis zum Schlimmsten: {outcomes}',
  'web.odds.nothing': 'ohne Wirkung',
  'web.odds.more': 'und {more, number} weitere',
  'web.odds.rest': 'anderer Ausgang',
  'web.odds.mean': 'Im Mittel {losses}',
  'web.odds.always': 'Auf jeden Fall {changes}',
  'web.odds.about': 'etwa {percent}',
  'web.may': 'Darf ich?',
  'web.may.about':
    'Wähle irgendeinen Befehl und fülle ihn aus: Der Schiedsrichter sagt, ob er erlaubt ist. Ausgeführt wird nichts.',
  'web.may.nobody': 'Gerade sieht niemand auf den Tisch.',
  'web.may.kind': 'Befehl',
  'web.may.now': 'Jetzt verlangt',
  'web.may.later': 'Zu anderer Zeit',
  'web.may.yes': 'Erlaubt',
  'web.may.no': 'Nicht erlaubt',
  'web.may.take': 'In die Hand nehmen',
  'web.may.shut': 'Nicht verfügbare Befehle',
  'web.key.may': 'den Schiedsrichter fragen: Darf ich?',
}
