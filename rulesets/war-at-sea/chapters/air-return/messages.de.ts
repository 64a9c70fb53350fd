import type { airReturnEnglish } from './messages.en.ts'

export const airReturnGerman: Record<keyof typeof airReturnEnglish, string> = {
  'was.order.landAt': '{plane}: auf {home} landen',
  'was.order.landAshore': '{plane}: auf dem Flugplatz landen',
  'was.order.landAll': 'Alle Flugzeuge landen',
  'was.event.rearmed': 'Wieder gerüstet: {planes}.',
  'was.event.landed.aboard.ready': '{plane} landet auf {home}.',
  'was.event.landed.aboard.rearming': '{plane} landet auf {home} und muss gerüstet werden.',
  'was.event.landed.ashore.ready': '{plane} landet auf dem Flugplatz.',
  'was.event.landed.ashore.rearming':
    '{plane} landet auf dem Flugplatz und wird im nächsten Zug gerüstet.',
  'was.refuse.noSuchHome': 'Wähle einen eigenen Träger auf dem Tisch oder den Flugplatz.',
  'was.refuse.cannotBase': '{plane} kann nicht auf {home} stationiert werden.',
  'was.refuse.noRoom': 'Für {plane} ist kein Platz mehr.',
  'was.refuse.nobodyToLand': 'Kein Flugzeug hat einen Platz zum Landen.',
}
