import type { Catalogue } from '@grognard/umpire/message.ts'

/** Options, scenarios and papers. */
export const optionsGerman: Catalogue = {
  'option.measuring': 'Messen',
  'option.measuring.about':
    'Wann Entfernungen angesehen werden dürfen: erst nach dem Befehl, wie im Buch, oder jederzeit.',
  'option.measuring.afterwards': 'nach dem Befehl',
  'option.measuring.always': 'jederzeit',
  'option.retreatDirection': 'Richtung von Rückzügen',
  'option.retreatDirection.about':
    'Ob eine Einheit gerade vom Geschehen weg zurückgeht oder ihr Besitzer im erlaubten Winkel wählt.',
  'option.retreatDirection.straight': 'gerade weg',
  'option.retreatDirection.chosen': 'der Besitzer wählt',
  'option.placing': 'Aufstellung',
  'option.placing.about':
    'Ob die Einheiten stehen, wo das Szenario sie hinstellt, oder frei in ihren Zonen aufgestellt werden.',
  'option.placing.asPrinted': 'wie im Szenario',
  'option.placing.free': 'frei',
  'ba.scenario.crossroads-farm': 'Der Hof am Kreuzweg',
  'ba.scenario.crossroads-farm.about':
    'Ein Übungsgefecht mit einer Brigade je Seite: je vier Bataillone, eine Batterie und ein leichtes Kavallerieregiment um zwei Hofgebäude an einem Kreuzweg. Punkte: die beiden Hofgebäude, die Gehölze, zerschlagene Einheiten und genommene Geschütze.',
  'ba.scenario.bornhoved': 'Bornhöved, 7. Dezember 1813',
  'ba.scenario.bornhoved.about':
    'Die dänische Nachhut hält zwei Knicks und ein Dorf gegen schwedische Kavallerie, bis der Tross fort ist, und zieht dann nach Norden ab. Punkte: Dänen, die ab Zug 6 nach Norden entkommen; Schweden für Dorf, Gefangene und Geschütze.',
  'ba.scenario.hougoumont': 'Hougoumont, 18. Juni 1815',
  'ba.scenario.hougoumont.about':
    'Französische Infanterie gegen die Besatzung von Schloss, Garten, Wald und Obstgarten. Punkte: Schloss, Wirtschaftsgebäude, Wald und Obstgarten und zerschlagene Einheiten; die Verbündeten halten anfangs alles, also beginnt Frankreich weit zurück und siegt, indem es aufholt.',
  'ba.scenario.sehested': 'Sehested, 10. Dezember 1813',
  'ba.scenario.sehested.about':
    'Das dänische Korps muss die Straße nach Westen öffnen, durch das Dorf, das Wallmodens Truppen halten. Punkte: Dänen, die nach Westen durchkommen, die Häuser des Dorfes, zerschlagene Einheiten und genommene Geschütze.',
  'ba.scenario.plancenoit': 'Plancenoit, 18. Juni 1815',
  'ba.scenario.plancenoit.about':
    'Bülows Preußen stoßen auf das Dorf im Rücken der Franzosen. Punkte: Kirche und Häuser, die anfangs die Franzosen halten, Preußen, die nach Westen durchbrechen, zerschlagene Einheiten und genommene Geschütze.',
  'ba.scenario.own': 'Ein eigenes Szenario',
  'ba.scenario.own.about':
    'Bringe eine Szenariodatei mit; ohne eine wird das Übungsgelände gespielt.',
  'paper.scenario': 'Szenariodatei',
  'paper.scenario.about':
    'Eine eigene Schlacht: Gelände, Kräfte, Eintreffen und Siegpunkte, in cm.',
  'option.turns': 'Züge',
  'option.turns.about': 'Wie viele Züge die Schlacht dauert; 0 wie im Szenario.',
}
