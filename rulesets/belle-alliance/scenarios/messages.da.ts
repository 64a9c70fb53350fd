import type { Translated } from '@grognard/umpire/message.ts'
import type { scenariosEnglish } from './messages.en.ts'

/** The sentences of the scenarios, which the shelf shows before the game is loaded. */
export const scenariosDanish: Translated<typeof scenariosEnglish> = {
  'book.edition': '2. udgave, 18. juni 2001',
  'book.authors': 'Peter Gjørtler',
  'book.about':
    'Bataljoner, eskadroner og batterier fra 1813 til 1815 på en slagmark målt i centimeter: skrevne ordrer, ordonnanser, formationer, salver og gode nerver.',
  'book.begin':
    'Ny her? Begynd med gården ved korsvejen: en brigade på hver side, lavet til at lære spillet.',
  'ba.scenario.crossroads-farm': 'Gården ved korsvejen',
  'ba.scenario.crossroads-farm.about':
    'En øvelseskamp med en brigade på hver side: hver fire bataljoner, et batteri og et let kavaleriregiment ved to gårdbygninger i et vejkryds. Point: de to gårdbygninger, skovene, slagne enheder hos modstanderen, erobrede kanoner og modstanderens tab. Den, der har flest point, vinder.',
  'ba.scenario.crossroads-farm.date': 'En sommermorgen i 1815, kl. 10',
  'ba.scenario.crossroads-farm.place': 'Et øvelsesterræn: gård, skove og to veje',
  'ba.scenario.crossroads-farm.forces': 'En fransk brigade mod en lige så stærk prøjsisk',
  'ba.scenario.bornhoved': 'Bornhøved, 7. december 1813',
  'ba.scenario.bornhoved.about':
    'Den danske bagtrop holder to levende hegn og en landsby mod svensk kavaleri, til trænet er i sikkerhed, og trækker sig så tilbage mod nord. Point: for Danmark enheder, der slipper ud mod nord fra træk 6; for Sverige landsbyen, fanger og kanoner; for begge slagne enheder hos modstanderen. For at vinde skal Danmark redde en god del af bagtroppen.',
  'ba.scenario.bornhoved.date': '7. december 1813, kl. 15',
  'ba.scenario.bornhoved.place': 'Holsten, vejen til Kiel',
  'ba.scenario.bornhoved.forces': 'En dansk bagtrop af alle våbenarter mod svensk kavaleri',
  'ba.scenario.hougoumont': 'Hougoumont, 18. juni 1815',
  'ba.scenario.hougoumont.about':
    'Fransk infanteri angriber besætningen i slot, have, skov og frugtplantage. Point: for Frankrig slot, gårdbygninger, skov og frugtplantage, som de allierede holder fra begyndelsen, og højdedraget bagved; for begge slagne enheder hos modstanderen, erobrede kanoner og modstanderens tab. I 1815 nåede Frankrig ikke meget mere end skoven; det vinder ved at nå længere.',
  'ba.scenario.hougoumont.date': '18. juni 1815, kl. 11.30',
  'ba.scenario.hougoumont.place': 'Waterloo, Brabant',
  'ba.scenario.hougoumont.forces':
    'Elleve franske bataljoner og tre batterier mod otte bataljoner og to batterier; senere kommer fire franske og tre allierede bataljoner til',
  "face.Bull's battery": 'Bull’s battery',
  "face.Sandham's battery": 'Sandham’s battery',
  'face.von Dahlen': 'Dahlen',
  'ba.scenario.sehested': 'Sehested, 10. december 1813',
  'ba.scenario.sehested.about':
    'Det danske korps skal åbne vejen mod vest gennem landsbyen, som Wallmodens tropper holder. Point: for Danmark enheder, der når landsbyen, kommer forbi den eller ud mod vest; for begge landsbyens huse, slagne enheder hos modstanderen og erobrede kanoner. Den dag brød danskerne igennem; for at vinde skal de være nogle point foran.',
  'ba.scenario.sehested.date': '10. december 1813, kl. 9',
  'ba.scenario.sehested.place': 'Ved Ejderen, mellem Kiel og Rendsborg',
  'ba.scenario.sehested.forces': 'Tolv danske enheder mod tolv af Wallmodens enheder',
  'ba.scenario.plancenoit': 'Plancenoit, 18. juni 1815',
  'ba.scenario.plancenoit.about':
    'Bülows prøjsere angriber landsbyen i ryggen på franskmændene. Point: for Prøjsen kirken og husene, som franskmændene holder fra begyndelsen, og bataljoner, der bryder igennem mod vest; for begge slagne enheder hos modstanderen, erobrede kanoner og modstanderens tab. Prøjsen vinder ved at få fodfæste i landsbyen uden at miste for meget.',
  'ba.scenario.plancenoit.date': '18. juni 1815, kl. 17',
  'ba.scenario.plancenoit.place': 'Waterloo, Brabant',
  'ba.scenario.plancenoit.forces': 'Enogtyve prøjsiske enheder mod sytten franske',
  'ba.scenario.own': 'Dit eget scenarie',
  'ba.scenario.own.about':
    'Åbn en scenariefil, eller tegn en; uden fil spiller du gården ved korsvejen.',
  'ba.scenario.own.date': 'Dato fra din fil',
  'ba.scenario.own.place': 'Sted fra din fil',
  'ba.scenario.own.forces': 'Styrker fra din fil',
}
