import type { movementEnglish } from './messages.en.ts'

export const movementGerman: Record<keyof typeof movementEnglish, string> = {
  'was.edge.north': 'Nordrand',
  'was.edge.east': 'Ostrand',
  'was.edge.south': 'Südrand',
  'was.edge.west': 'Westrand',
  'was.hand.port': 'Backbord',
  'was.hand.starboard': 'Steuerbord',
  'was.block.none': 'nichts',
  'was.block.unit': '{name}',
  'was.block.land': 'Land',
  'was.block.shallows': 'Inselgewässer',
  'was.block.edge': 'der Tischrand',
  'was.block.left': 'verlässt den Tisch über den {edge}',
  'field.sail.isAstern': 'ob die Einheit rückwärts fährt.',
  'was.switch.astern': 'Rückwärts',
  'was.order.sail': '{unit}: {distance, number} mm fahren{turn}',
  'was.order.sailAstern': '{unit}: {distance, number} mm rückwärts fahren',
  'was.order.pivot': '{unit}: auf der Stelle um {degrees, number}° nach {hand} wenden',
  'was.refuse.notYourUnit': 'Wähle ein eigenes Schiff oder U-Boot, das auf dem Tisch ist.',
  'was.refuse.stunned': '{unit} ist eben Torpedos ausgewichen und kann in diesem Zug nicht fahren.',
  'was.refuse.hasSailed': '{unit} ist in diesem Zug schon gefahren.',
  'was.refuse.noPath': 'Zeichne einen Weg für {unit}.',
  'was.refuse.noReverse': '{unit} ist zu langsam für Rückwärtsfahrt; sie kostet 1 Bewegungspunkt.',
  'was.refuse.asternStraight': 'Rückwärts fährt ein Schiff nur gerade, den ganzen Weg.',
  'was.refuse.tooFar':
    'Dieser Weg ist {distance, number} mm lang; {unit} kann in diesem Zug {most, number} mm fahren.',
  'was.refuse.tooSharp':
    'Wegstück {leg, number} dreht um mehr als 90°. Drehe höchstens 90° auf einmal.',
  'was.refuse.turnsTooMuch':
    'Die Drehungen ergeben zusammen {degrees, number}°; erlaubt sind in diesem Zug {most, number}°, 90° je Bewegungspunkt.',
  'was.refuse.turnsTooEarly':
    'Wegstück {leg, number} dreht zu früh: Vor jeder Drehung fährt ein Schiff seine eigene Länge geradeaus.',
  'was.refuse.blocked':
    '{unit} würde nach {distance, number} mm auf {what} treffen. Halte vorher an.',
  'was.refuse.hasPivoted': '{unit} hat in diesem Zug schon auf der Stelle gewendet.',
  'was.refuse.cannotPivot':
    'Wenden auf der Stelle kostet {points, number} Bewegungspunkte; so viele hat {unit} nicht mehr.',
  'was.refuse.noTurn': 'Wähle, wie weit gedreht wird.',
  'was.refuse.pivotBlocked': '{unit} hat keinen Platz zum Wenden. Im Weg: {what}.',
  'was.event.sailed': '{unit} fährt {distance, number} mm, Kurs jetzt {degrees, number}°.',
  'was.event.sailedAstern': '{unit} fährt {distance, number} mm rückwärts.',
  'was.event.pivoted': '{unit} wendet auf der Stelle, Kurs jetzt {degrees, number}°.',
  'was.event.unitLeft': '{unit} verlässt den Tisch über den {edge}.',
  'was.order.runFast': '{unit}: mit äußerster Kraft laufen',
  'was.refuse.noHighSpeed':
    '{unit} kann jetzt nicht mit äußerster Kraft laufen. Manche Schiffe können es, einmal in der Schlacht.',
  'was.refuse.movementBegun':
    'Äußerste Kraft wird befohlen, bevor sich eine deiner Einheiten bewegt.',
  'was.event.unitArrived': '{unit} erscheint.',
  'was.event.faster': '{unit} ist in diesem Zug um {by, number} schneller.',
  'was.event.slower': '{unit} ist in diesem Zug um {by, number} langsamer.',
  'was.switch.fleet': 'Alle Schiffe',
  'was.order.lead.group': '{unit}: mit der Gruppe {distance, number} mm fahren{turn}',
  'was.order.lead.fleet': '{unit}: mit allen Schiffen {distance, number} mm fahren{turn}',
  'was.refuse.nobodyToLead':
    'Kein Schiff in der Nähe kann mitfahren. Wähle eines mit anderen in der Nähe oder alle Schiffe.',
  'was.course.straight': '',
  'was.course.turn': ' und um {degrees, number}° nach {hand} drehen',
}
