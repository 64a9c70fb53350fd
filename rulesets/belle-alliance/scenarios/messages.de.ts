import type { Translated } from '@grognard/umpire/message.ts'
import type { scenariosEnglish } from './messages.en.ts'

/** The sentences of the scenarios, which the shelf shows before the game is loaded. */
export const scenariosGerman: Translated<typeof scenariosEnglish> = {
  'book.edition': '2. Ausgabe, 18. Juni 2001',
  'book.authors': 'Peter Gjørtler',
  'book.about':
    'Bataillone, Schwadronen und Batterien von 1813 bis 1815 auf vermessenem Feld: geschriebene Befehle, Ordonnanzen, Formationen, Salven und die Nerven, standzuhalten.',
  'book.begin':
    'Neu hier? Beginne mit dem Hof am Kreuzweg: eine Brigade je Seite, zum Lernen gemacht.',
  'ba.scenario.crossroads-farm': 'Der Hof am Kreuzweg',
  'ba.scenario.crossroads-farm.about':
    'Ein Übungsgefecht mit einer Brigade je Seite: je vier Bataillone, eine Batterie und ein leichtes Kavallerieregiment um zwei Hofgebäude an einem Kreuzweg. Punkte: die beiden Hofgebäude, die Gehölze, zerschlagene Einheiten, genommene Geschütze und Verluste des Feindes. Wer mehr hat, siegt.',
  'ba.scenario.crossroads-farm.date': 'Ein Sommermorgen 1815, 10 Uhr',
  'ba.scenario.crossroads-farm.place': 'Ein Übungsgelände: Hof, Gehölze und zwei Straßen',
  'ba.scenario.crossroads-farm.forces':
    'Eine französische Brigade gegen eine preußische, in allem gleich',
  'ba.scenario.bornhoved': 'Bornhöved, 7. Dezember 1813',
  'ba.scenario.bornhoved.about':
    'Die dänische Nachhut hält zwei Knicks und ein Dorf gegen schwedische Kavallerie, bis der Tross fort ist, und zieht dann nach Norden ab. Punkte: Dänen, die ab Zug 6 nach Norden entkommen; Schweden für Dorf, Gefangene und Geschütze; beide für zerschlagene Einheiten. Um zu siegen, muss Dänemark einen guten Teil der Nachhut fortbringen.',
  'ba.scenario.bornhoved.date': '7. Dezember 1813, 15 Uhr',
  'ba.scenario.bornhoved.place': 'Holstein, die Straße nach Kiel',
  'ba.scenario.bornhoved.forces': 'Eine dänische Nachhut aller Waffen gegen schwedische Reiterei',
  'ba.scenario.hougoumont': 'Hougoumont, 18. Juni 1815',
  'ba.scenario.hougoumont.about':
    'Französische Infanterie gegen die Besatzung von Schloss, Garten, Wald und Obstgarten. Punkte: für Frankreich Schloss, Wirtschaftsgebäude, Wald und Obstgarten, die anfangs die Verbündeten halten, und die Höhe dahinter; für beide zerschlagene Einheiten, genommene Geschütze und Verluste des Feindes. Am Ende hatte Frankreich kaum mehr als den Wald: Es siegt, wenn es mehr erreicht.',
  'ba.scenario.hougoumont.date': '18. Juni 1815, 11.30 Uhr',
  'ba.scenario.hougoumont.place': 'Waterloo, Brabant',
  'ba.scenario.hougoumont.forces':
    'Fünfzehn französische Bataillone und drei Batterien gegen elf Bataillone und zwei',
  'ba.scenario.sehested': 'Sehested, 10. Dezember 1813',
  'ba.scenario.sehested.about':
    'Das dänische Korps muss die Straße nach Westen öffnen, durch das Dorf, das Wallmodens Truppen halten. Punkte: Dänen, die an das Dorf herankommen, daran vorbei oder nach Westen hinaus; für beide seine Häuser, zerschlagene Einheiten und genommene Geschütze. An jenem Tag brachen die Dänen durch: Um zu siegen, müssen sie einige Punkte voraus sein.',
  'ba.scenario.sehested.date': '10. Dezember 1813, 9 Uhr',
  'ba.scenario.sehested.place': 'An der Eider, zwischen Kiel und Rendsburg',
  'ba.scenario.sehested.forces': 'Zwölf dänische Einheiten gegen zwölf Wallmodens',
  'ba.scenario.plancenoit': 'Plancenoit, 18. Juni 1815',
  'ba.scenario.plancenoit.about':
    'Bülows Preußen stoßen auf das Dorf im Rücken der Franzosen. Punkte: für Preußen Kirche und Häuser, die anfangs die Franzosen halten, und Bataillone, die nach Westen durchbrechen; für beide zerschlagene Einheiten, genommene Geschütze und Verluste des Feindes. Preußen siegt, wenn es im Dorf Fuß fasst, ohne zu viel dafür zu zahlen.',
  'ba.scenario.plancenoit.date': '18. Juni 1815, 17 Uhr',
  'ba.scenario.plancenoit.place': 'Waterloo, Brabant',
  'ba.scenario.plancenoit.forces': 'Einundzwanzig preußische Einheiten gegen siebzehn französische',
  'ba.scenario.own': 'Ein eigenes Szenario',
  'ba.scenario.own.about':
    'Bringe eine Szenariodatei mit; ohne eine wird das Übungsgelände gespielt.',
  'ba.scenario.own.date': 'Wie in deiner Datei',
  'ba.scenario.own.place': 'Wie in deiner Datei',
  'ba.scenario.own.forces': 'Wen du mitbringst',
}
