import type { movementEnglish } from './messages.en.ts'

export const movementDanish: Record<keyof typeof movementEnglish, string> = {
  'was.edge.north': 'nordkanten',
  'was.edge.east': 'østkanten',
  'was.edge.south': 'sydkanten',
  'was.edge.west': 'vestkanten',
  'was.hand.port': 'bagbord',
  'was.hand.starboard': 'styrbord',
  'was.block.none': 'intet',
  'was.block.unit': '{name}',
  'was.block.land': 'land',
  'was.block.shallows': 'lavt vand',
  'was.block.edge': 'bordets kant',
  'was.block.left': 'forlader bordet over {edge}',
  'was.switch.astern': 'Bak',
  'was.order.sail':
    '{unit} sejler {distance, number} mm{degrees, plural, =0 {} other { og drejer i alt #°}}',
  'was.order.sailAstern': '{unit} bakker {distance, number} mm',
  'was.order.pivot': '{unit} vender {degrees, number}° mod {hand} på stedet',
  'was.refuse.notYourUnit': 'Vælg et af dine egne skibe eller ubåde, der er på bordet.',
  'was.refuse.stunned': '{unit} har lige undveget torpedoer og kan ikke sejle i dette træk.',
  'was.refuse.hasSailed': '{unit} har sejlet i dette træk.',
  'was.refuse.noPath': 'Tegn en vej for {unit}.',
  'was.refuse.noReverse': '{unit} er for langsom til at bakke: det koster et bevægelsespoint.',
  'was.refuse.asternStraight': 'Man bakker kun lige bagud, hele vejen.',
  'was.refuse.tooFar':
    'Vejen er {distance, number} mm lang; {unit} kan sejle {most, number} mm i dette træk.',
  'was.refuse.tooSharp': 'Afsnit {leg, number} drejer mere end 90°. Højst 90° ad gangen.',
  'was.refuse.turnsTooMuch':
    'Drejningerne giver tilsammen {degrees, number}°; {most, number}° er tilladt i dette træk, 90° pr. point.',
  'was.refuse.turnsTooEarly':
    'Afsnit {leg, number} drejer for tidligt: sejl en skibslængde ligeud før hver drejning.',
  'was.refuse.blocked': '{unit} ville ramme {what} efter {distance, number} mm. Stop inden da.',
  'was.refuse.hasPivoted': '{unit} har vendt på stedet i dette træk.',
  'was.refuse.cannotPivot':
    'At vende på stedet koster {points, number} point; så mange har {unit} ikke tilbage.',
  'was.refuse.noTurn': 'Angiv, hvor langt der drejes.',
  'was.refuse.pivotBlocked': '{unit} har ikke plads til at vende, i vejen: {what}.',
  'was.event.sailed': '{unit} sejler {distance, number} mm, kursen er nu {degrees, number}°.',
  'was.event.sailedAstern': '{unit} bakker {distance, number} mm.',
  'was.event.pivoted': '{unit} vender på stedet, kursen er nu {degrees, number}°.',
  'was.event.unitLeft': '{unit} forlader bordet over {edge}.',
  'was.order.runFast': '{unit} sejler med højeste fart',
  'was.refuse.noHighSpeed':
    '{unit} kan ikke sejle med højeste fart: nogle skibe kan, én gang i slaget.',
  'was.refuse.movementBegun': 'Højeste fart befales, før nogen af dine enheder flytter.',
  'was.event.unitArrived': '{unit} kommer til.',
  'was.event.faster': '{unit} har {by, number} mere fart i dette træk.',
  'was.event.slower': '{unit} er langsom: {by, number} mindre fart i dette træk.',
  'was.switch.fleet': 'Alle skibe',
  'was.order.lead.group':
    '{unit} fører gruppen {distance, number} mm{degrees, plural, =0 {} other { og drejer i alt #°}}',
  'was.order.lead.fleet':
    '{unit} fører alle skibe {distance, number} mm{degrees, plural, =0 {} other { og drejer i alt #°}}',
  'was.refuse.nobodyToLead':
    'Ingen i nærheden kan sejle med. Vælg en enhed med andre omkring sig eller alle skibe.',
}
