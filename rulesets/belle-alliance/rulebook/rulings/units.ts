import { ruled } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** Troops, weapons, formations and losses. */
export const units = {
  'BA-Q-05': {
    ...ruled(
      'Fortolkninger',
      'On sharing out gunners the text points to 1.2.3; 1.2.4 is meant.',
      'Zum Umverteilen der Kanoniere verweist der Text auf 1.2.3; gemeint ist 1.2.4.',
      'Om omfordeling af artillerister henviser teksten til 1.2.3; 1.2.4 menes.',
    ),
    status: 'omitted',
    reason: {
      en: 'A slip in a reference; it decides nothing in play.',
      de: 'Ein Versehen in einem Verweis; im Spiel entscheidet es nichts.',
      da: 'En fejl i en henvisning; den afgør intet i spillet.',
    },
  },
  'BA-Q-12': ruled(
    'Fortolkninger',
    'Sizes of squares, columns and huddles are not given and are worked out from the number of figures.',
    'Größen von Karrees, Kolonnen und Klumpen sind nicht angegeben und werden aus der Figurenzahl berechnet.',
    'Størrelser på karré, kolonne og hob er ikke angivet og beregnes af figurantallet.',
  ),
  'BA-Q-13': ruled(
    'Fortolkninger',
    'On bases with two figures the gap of one to two base widths lies, on average, between neighbouring figures.',
    'Bei Platten mit zwei Figuren gilt der Abstand von ein bis zwei Plattenbreiten im Mittel zwischen benachbarten Figuren.',
    'På brikker med to figurer gælder en til to brikbredder i gennemsnit mellem nabofigurer.',
  ),
  'BA-Q-16': ruled(
    'Fortolkninger',
    'Which figures are taken off is not said: those of the rear rank, and the formation then closes up.',
    'Welche Figuren weggenommen werden, ist nicht gesagt: die des hinteren Gliedes, und die Formation schließt dann auf.',
    'Hvilke figurer der fjernes, siges ikke: bageste geleds, og formationen slutter så op.',
  ),
  'BA-Q-17': ruled(
    'Fortolkninger',
    'Weapons of units are not listed; the scenario names them, by default muskets, carbines for light cavalry and dragoons, none for cuirassiers and lancers.',
    'Waffen der Einheiten sind nicht aufgeführt; das Szenario nennt sie, sonst Musketen, für leichte Kavallerie und Dragoner Karabiner, für Kürassiere und Lanzenreiter keine.',
    'Enhedernes våben er ikke opført; scenariet nævner dem, ellers musketter, karabiner for let kavaleri og dragoner, ingen for kyrasserer og lansenerer.',
  ),
  'BA-Q-18': ruled(
    'Fortolkninger',
    'Table 21 marks light cavalry but not light infantry; the scenario says which infantry is light, by the names of its troops.',
    'Tabelle 21 kennzeichnet leichte Kavallerie, nicht aber leichte Infanterie; das Szenario sagt nach den Namen der Truppen, welche leicht ist.',
    'Skema 21 angiver let kavaleri, men ikke let infanteri; scenariet siger efter troppernes navne, hvilket infanteri der er let.',
  ),
  'BA-Q-30': ruled(
    'Fortolkninger',
    'Guards that are not listed have 1 printed with artillery; this is guard artillery only.',
    'Für nicht aufgeführte Garden steht 1 bei der Artillerie; das gilt nur für Gardeartillerie.',
    'For gardeenheder, der ikke er anført, står 1 ved artilleri; det gælder kun gardeartilleri.',
  ),
  'BA-Q-31': ruled(
    'Fortolkninger',
    'Where table 21 prints two values the scenario chooses, and the first holds if it does not.',
    'Wo Tabelle 21 zwei Werte druckt, wählt das Szenario; sonst gilt der erste.',
    'Hvor skema 21 trykker to værdier, vælger scenariet; ellers gælder den første.',
  ),
  'BA-Q-32': ruled(
    'Fortolkninger',
    'Portugal has a dash in table 21; it counts as 0.',
    'Portugal hat in Tabelle 21 einen Strich; er zählt als 0.',
    'Portugal har en streg i skema 21; den regnes som 0.',
  ),
  'BA-Q-33': ruled(
    'Fortolkninger',
    'A special value of the year takes the place of the general one for the same troops.',
    'Ein besonderer Wert des Jahres ersetzt den allgemeinen für dieselben Truppen.',
    'En særlig værdi for året træder i stedet for den almindelige for samme tropper.',
  ),
  'BA-Q-39': ruled(
    'Fortolkninger',
    'Nine-pounders have the zones of 9 to 12 pounders and no factor for calibre.',
    'Neunpfünder haben die Zonen der 9- bis 12-Pfünder und keinen Faktor für das Kaliber.',
    'Nipundere har skudzonerne for 9-12 pd og intet tillæg for kaliber.',
  ),
  'BA-Q-40': ruled(
    'Fortolkninger',
    'The bases of limbers and wagons are not given; they are 50 by 75 mm like those of guns.',
    'Die Platten von Protzen und Wagen sind nicht angegeben; sie messen 50 mal 75 mm wie die der Geschütze.',
    'Brikker til prodse og trænvogne er ikke angivet; de er 50 gange 75 mm som figurpjecernes.',
  ),
  'BA-Q-53': ruled(
    'Fortolkninger',
    'Split parts share the original strength by their figures, and when equal parts join the worse of their values holds.',
    'Geteilte Teile teilen die Anfangsstärke nach Figuren, und vereinigen sich gleiche Teile, gilt der schlechtere ihrer Werte.',
    'Delte dele deler den oprindelige styrke efter figurer, og samles lige store dele, gælder den dårligste af deres værdier.',
  ),
  'BA-Q-64': ruled(
    'Fortolkninger',
    'A battery loses gunners from the model that has most; a model without gunners is silent, and a battery without any is abandoned.',
    'Eine Batterie verliert Kanoniere vom Modell mit den meisten; ein Modell ohne Kanoniere schweigt, und eine Batterie ganz ohne ist verlassen.',
    'Et batteri mister artillerister fra den pjece, der har flest; en pjece uden artillerister tier, og et batteri helt uden er forladt.',
  ),
  'BA-Q-67': ruled(
    'Fortolkninger',
    'Losses beyond the figures that are left are void.',
    'Verluste über die vorhandenen Figuren hinaus verfallen.',
    'Tab ud over de figurer, der er tilbage, bortfalder.',
  ),
} satisfies Record<string, RuleRow>
