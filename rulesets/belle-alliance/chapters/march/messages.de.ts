import type { Translated } from '@grognard/umpire/message.ts'
import type { marchEnglish } from './messages.en.ts'

/** Märsche und Angriffe. */
export const marchGerman: Translated<typeof marchEnglish> = {
  'order.march': 'marschieren',
  'order.attack': 'angreifen',
  'ba.order.march':
    '{unit} {rate, select, fast {marschiert im Eilmarsch} charge {stürmt} other {marschiert}}: {legs}{most, plural, =0 {} other {, davon {most, number} cm in diesem Zug}}',
  'ba.order.attack':
    '{unit} greift {target} an{ifMet, select, attack {, oder wen sie zuerst trifft} other {}}',
  'ba.order.attackPosition':
    '{unit} greift die Stellung {position} an{ifMet, select, attack {, und wen sie dort trifft} other {}}',
  'ba.leg.none': 'geradewegs auf das Ziel',
  'ba.leg.then': '{first}, {rest}',
  'ba.leg.straight': '{cm, number} cm vorwärts',
  'ba.leg.backwards': '{cm, number} cm rückwärts',
  'ba.leg.sideways': '{cm, number} cm seitwärts',
  'ba.leg.about': 'Kehrtwendung',
  'ba.leg.pivot': 'Flügelschwenkung {degrees, number}° nach {hand}',
  'ba.leg.wheel': 'Drehung um die Mitte {degrees, number}° nach {hand}',
  'ba.hand.left': 'links',
  'ba.hand.right': 'rechts',
  'ba.switch.fast': 'Eilmarsch',
  'ba.switch.charge': 'Sturm',
  'ba.switch.backwards': 'Rückwärts',
  'ba.refuse.worksAndStays': '{unit} arbeitet und marschiert nicht. Lass sie zuerst antreten.',
  'ba.refuse.restsAndStays': '{unit} rastet und marschiert nicht. Lass sie zuerst antreten.',
  'ba.refuse.inHouse': '{unit} steht in einem Gebäude. Schreib zuerst, dass sie es verlässt.',
  'ba.refuse.noLegs':
    '{unit} hat noch keinen Weg. Zeichne einen; nur ein schon geschriebener Angriff kommt ohne aus.',
  'ba.refuse.ticks':
    'Der Marsch beginnt im Teil {from, number} und soll im Teil {to, number} enden; vor seinem Beginn kann er nicht enden.',
  'ba.refuse.course':
    '{unit} marschiert nur vorwärts. Schützenketten gehen rückwärts und seitwärts, abgeprotzte Geschütze rückwärts.',
  'ba.refuse.turnsAboutTwice': '{unit} macht nur einmal im Zug kehrt.',
  'ba.refuse.columnWheels':
    '{unit} ist eine Marschkolonne: Sie schwenkt um einen Flügel und dreht nie um die Mitte.',
  'ba.refuse.fastColumn':
    'Formation von {unit}: {formation}. Nur Marschkolonnen gehen im Eilmarsch.',
  'ba.refuse.noCharge':
    'Formation von {unit}: {formation}. So gibt es keinen Sturm; die Einheit marschiert gewöhnlich oder formiert sich zuerst um.',
  'ba.refuse.chargeInDisorder': '{unit} ist {disorder}; nur Einheiten in Ordnung stürmen.',
  'ba.refuse.chargedLately':
    '{unit} hat kürzlich gestürmt und darf es wieder in Zug {turn, number}.',
  'ba.refuse.chargeTurns':
    '{unit} ändert im Sturm einmal die Richtung, durch eine Schwenkung von höchstens {degrees, number}°; frei schwenken nur Marschkolonnen, die einer Straße folgen.',
  'ba.refuse.overEdge':
    'Dieser Marsch führt {unit} über den Tischrand, wo das Szenario jetzt keine deiner Einheiten hinauslässt. Zeichne ihn kürzer oder am Rand entlang.',
  'ba.refuse.noTarget':
    'Wähle eine feindliche Einheit auf dem Tisch oder die Stellung in einem Geländestück.',
  'ba.refuse.noPosition':
    '{unit} greift eine Einheit an oder die Stellung in einem Geländestück: Nenne für eine Stellung das Gelände, sonst keines.',
  'ba.refuse.targetUnseen':
    '{target} ist weder für {unit} noch für ihren Chef in Sicht. Nenne einen Feind in Sicht oder die Stellung in einem Geländestück.',
  'ba.refuse.ownHouse': 'In diesem Gebäude stehen eigene Truppen; {unit} darf es nicht angreifen.',
  'ba.refuse.attackDisordered':
    '{unit} ist in Unordnung und kann nicht angreifen; bis an den Feind heran darf sie gehen.',
  'ba.refuse.attackByGuns':
    '{unit} ist Artillerie und kann nicht angreifen; zurückdrängen darf sie.',
  'ba.refuse.attackFormation':
    'Formation von {unit}: {formation}. So kann sie nicht angreifen; sie muss sich zuerst umformieren.',
  'ba.refuse.attackFast':
    '{unit} kann in einem Zug mit Eilmarsch nicht angreifen. Lass sie gewöhnlich marschieren.',
  'ba.refuse.footAgainstHorse':
    '{unit} ist Infanterie und kann keine Kavallerie wie {target} angreifen; bis an sie heran darf sie gehen.',
  'ba.refuse.horseAgainstHouse':
    '{unit} kann keine Gebäude angreifen: Sie ist Kavallerie. Nenne einen Feind im Freien.',
  'ba.refuse.attackFromHouse':
    '{unit} kann nicht aus einem Gebäude angreifen. Schreib zuerst, dass sie es verlässt.',
  'ba.trace.short': 'ist der Marsch verbraucht, und der Weg endet',
  'ba.trace.edge': 'der Tischrand, wo sie nicht hinausdarf',
  'ba.trace.ground': '{by}, für sie gesperrt',
  'ba.trace.ownUnit': '{by} im Weg, wenn die Einheit noch dort steht',
  'ba.trace.enemy': 'Kontakt mit {by}, wenn die Einheit noch dort steht',
  'ba.trace.fastEnds':
    '{cm, plural, =0 {Kein Eilmarsch von Anfang an} other {Der Eilmarsch endet nach # cm}}: {by} {sure, select, yes {steht} other {steht wohl}} innerhalb von {within, number} cm. Von da an geht es im gewöhnlichen Tempo weiter.',
}
