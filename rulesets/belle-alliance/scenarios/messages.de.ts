import type { Translated } from '@grognard/umpire/message.ts'
import type { scenariosEnglish } from './messages.en.ts'

/** The sentences of the scenarios, which the shelf shows before the game is loaded. */
export const scenariosGerman: Translated<typeof scenariosEnglish> = {
  'book.edition': '2. Ausgabe, 18. Juni 2001',
  'book.authors': 'Peter Gjørtler',
  'book.about':
    'Bataillone, Schwadronen und Batterien von 1813 bis 1815 auf einem Schlachtfeld, auf dem in Zentimetern gemessen wird: schriftliche Befehle, Ordonnanzen, Formationen, Salven und gute Nerven.',
  'book.begin':
    'Neu hier? Beginne mit dem Hof an der Wegkreuzung: eine Brigade je Seite, zum Lernen gemacht.',
  'ba.scenario.crossroads-farm': 'Der Hof an der Wegkreuzung',
  'ba.scenario.crossroads-farm.about':
    'Ein Übungsgefecht mit einer Brigade je Seite: je vier Bataillone, eine Batterie und ein leichtes Kavallerieregiment um zwei Hofgebäude an einer Wegkreuzung. Punkte: die beiden Hofgebäude, die Gehölze, zerschlagene Einheiten des Gegners, eroberte Geschütze und gegnerische Verluste. Wer mehr Punkte hat, siegt.',
  'ba.scenario.crossroads-farm.date': 'Ein Sommermorgen 1815, 10 Uhr',
  'ba.scenario.crossroads-farm.place': 'Ein Übungsgelände: Hof, Gehölze und zwei Straßen',
  'ba.scenario.crossroads-farm.forces':
    'Eine französische Brigade gegen eine gleich starke preußische',
  'ba.scenario.bornhoved': 'Bornhöved, 7. Dezember 1813',
  'ba.scenario.bornhoved.about':
    'Die dänische Nachhut hält zwei Knicks und ein Dorf gegen schwedische Kavallerie, bis der Tross fort ist, und zieht dann nach Norden ab. Punkte: für Dänemark Einheiten, die ab Zug 6 nach Norden entkommen; für Schweden Dorf, Gefangene und Geschütze; für beide zerschlagene Einheiten des Gegners. Um zu siegen, muss Dänemark einen guten Teil der Nachhut retten.',
  'ba.scenario.bornhoved.date': '7. Dezember 1813, 15 Uhr',
  'ba.scenario.bornhoved.place': 'Holstein, die Straße nach Kiel',
  'ba.scenario.bornhoved.forces':
    'Eine dänische Nachhut aller Waffengattungen gegen schwedische Kavallerie',
  'ba.scenario.hougoumont': 'Hougoumont, 18. Juni 1815',
  'ba.scenario.hougoumont.about':
    'Französische Infanterie greift die Besatzung von Schloss, Garten, Wald und Obstgarten an. Punkte: für Frankreich Schloss, Wirtschaftsgebäude, Wald und Obstgarten, die anfangs die Verbündeten halten, und die Höhe dahinter; für beide zerschlagene Einheiten des Gegners, eroberte Geschütze und gegnerische Verluste. 1815 hatte Frankreich am Ende kaum mehr als den Wald; es siegt, wenn es mehr erreicht.',
  'ba.scenario.hougoumont.date': '18. Juni 1815, 11:30 Uhr',
  'ba.scenario.hougoumont.place': 'Waterloo, Brabant',
  'ba.scenario.hougoumont.forces':
    'Elf französische Bataillone und drei Batterien gegen acht Bataillone und zwei Batterien; später kommen vier französische und drei verbündete Bataillone hinzu',
  "face.Bull's battery": 'Bull’s battery',
  "face.Sandham's battery": 'Sandham’s battery',
  'face.von Dahlen': 'Dahlen',
  'ba.scenario.sehested': 'Sehested, 10. Dezember 1813',
  'ba.scenario.sehested.about':
    'Das dänische Korps muss die Straße nach Westen öffnen, durch das Dorf, das Wallmodens Truppen halten. Punkte: für Dänemark Einheiten, die das Dorf erreichen, daran vorbeikommen oder nach Westen abziehen; für beide die Häuser des Dorfs, zerschlagene Einheiten des Gegners und eroberte Geschütze. Die Dänen brachen an jenem Tag durch; um zu siegen, müssen sie einige Punkte Vorsprung haben.',
  'ba.scenario.sehested.date': '10. Dezember 1813, 9 Uhr',
  'ba.scenario.sehested.place': 'An der Eider, zwischen Kiel und Rendsburg',
  'ba.scenario.sehested.forces': 'Zwölf dänische Einheiten gegen zwölf Einheiten Wallmodens',
  'ba.scenario.plancenoit': 'Plancenoit, 18. Juni 1815',
  'ba.scenario.plancenoit.about':
    'Bülows Preußen greifen das Dorf im Rücken der Franzosen an. Punkte: für Preußen Kirche und Häuser, die anfangs die Franzosen halten, und Bataillone, die nach Westen durchbrechen; für beide zerschlagene Einheiten des Gegners, eroberte Geschütze und gegnerische Verluste. Preußen siegt, wenn es im Dorf Fuß fasst, ohne dafür zu teuer zu bezahlen.',
  'ba.scenario.plancenoit.date': '18. Juni 1815, 17 Uhr',
  'ba.scenario.plancenoit.place': 'Waterloo, Brabant',
  'ba.scenario.plancenoit.forces': 'Einundzwanzig preußische Einheiten gegen siebzehn französische',
  'ba.scenario.own': 'Ein eigenes Szenario',
  'ba.scenario.own.about':
    'Öffne eine Szenariodatei oder zeichne eine; ohne sie spielst du den Hof an der Wegkreuzung.',
  'ba.scenario.own.date': 'Datum aus deiner Datei',
  'ba.scenario.own.place': 'Ort aus deiner Datei',
  'ba.scenario.own.forces': 'Streitkräfte aus deiner Datei',
}
