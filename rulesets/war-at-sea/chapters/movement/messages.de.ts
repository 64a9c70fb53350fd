import type { movementEnglish } from './messages.en.ts'

export const movementGerman: Record<keyof typeof movementEnglish, string> = {
  'was.edge.north': 'Nordkante',
  'was.edge.east': 'Ostkante',
  'was.edge.south': 'Südkante',
  'was.edge.west': 'Westkante',
  'was.hand.port': 'Backbord',
  'was.hand.starboard': 'Steuerbord',
  'was.block.none': 'nichts',
  'was.block.unit': '{name}',
  'was.block.land': 'Land',
  'was.block.shallows': 'flaches Wasser',
  'was.block.edge': 'die Tischkante',
  'was.block.left': 'verlässt den Tisch über die {edge}',
  'was.switch.astern': 'Rückwärts',
  'was.order.sail': '{unit} fährt {distance, number} mm{turn}',
  'was.order.sailAstern': '{unit} fährt {distance, number} mm rückwärts',
  'was.order.pivot': '{unit} wendet auf der Stelle um {degrees, number}° nach {hand}',
  'was.refuse.notYourUnit': 'Wähle ein eigenes Schiff oder U-Boot, das auf dem Tisch ist.',
  'was.refuse.stunned': '{unit} ist eben Torpedos ausgewichen und kann in diesem Zug nicht fahren.',
  'was.refuse.hasSailed': '{unit} ist in diesem Zug schon gefahren.',
  'was.refuse.noPath': 'Zeichne einen Weg für {unit}.',
  'was.refuse.noReverse':
    '{unit} ist zu langsam für Rückwärtsfahrt: die kostet einen Bewegungspunkt.',
  'was.refuse.asternStraight': 'Rückwärts geht es nur geradeaus, den ganzen Weg.',
  'was.refuse.tooFar':
    'Dieser Weg ist {distance, number} mm lang; {unit} kann in diesem Zug {most, number} mm fahren.',
  'was.refuse.tooSharp': 'Abschnitt {leg, number} dreht um mehr als 90°. Höchstens 90° auf einmal.',
  'was.refuse.turnsTooMuch':
    'Die Drehungen ergeben zusammen {degrees, number}°; erlaubt sind in diesem Zug {most, number}°, 90° je Punkt.',
  'was.refuse.turnsTooEarly':
    'Abschnitt {leg, number} dreht zu früh: vor jeder Drehung eine Schiffslänge geradeaus fahren.',
  'was.refuse.blocked':
    '{unit} würde nach {distance, number} mm auf {what} treffen. Vorher anhalten.',
  'was.refuse.hasPivoted': '{unit} hat in diesem Zug schon auf der Stelle gewendet.',
  'was.refuse.cannotPivot':
    'Wenden auf der Stelle kostet {points, number} Punkte; so viele hat {unit} nicht mehr.',
  'was.refuse.noTurn': 'Gib an, wie weit gedreht wird.',
  'was.refuse.pivotBlocked': '{unit} hat keinen Platz zum Wenden, im Weg: {what}.',
  'was.event.sailed': '{unit} fährt {distance, number} mm, Kurs jetzt {degrees, number}°.',
  'was.event.sailedAstern': '{unit} fährt {distance, number} mm rückwärts.',
  'was.event.pivoted': '{unit} wendet auf der Stelle, Kurs jetzt {degrees, number}°.',
  'was.event.unitLeft': '{unit} verlässt den Tisch über die {edge}.',
  'was.order.runFast': '{unit} läuft mit Höchstfahrt',
  'was.refuse.noHighSpeed':
    '{unit} kann nicht mit Höchstfahrt laufen: manche Schiffe können es, einmal in der Schlacht.',
  'was.refuse.movementBegun': 'Höchstfahrt wird befohlen, bevor sich eine deiner Einheiten bewegt.',
  'was.event.unitArrived': '{unit} erscheint.',
  'was.event.faster': '{unit} läuft in diesem Zug um {by, number} schneller.',
  'was.event.slower': '{unit} ist langsam: in diesem Zug {by, number} Geschwindigkeit weniger.',
  'was.switch.fleet': 'Alle Schiffe',
  'was.order.lead.group': '{unit} führt die Gruppe {distance, number} mm{turn}',
  'was.order.lead.fleet': '{unit} führt alle Schiffe {distance, number} mm{turn}',
  'was.refuse.nobodyToLead':
    'Niemand in der Nähe kann mitfahren. Wähle eine Einheit mit anderen um sich oder alle Schiffe.',
  'was.course.straight': '',
  'was.course.turn': ' und dreht um {degrees, number}° nach {hand}',
}
