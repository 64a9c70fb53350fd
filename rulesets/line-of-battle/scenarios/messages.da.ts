import type { Translated } from '@grognard/umpire'
import type { scenariosEnglish } from './messages.en.ts'

/** The sentences of the scenarios, which the shelf shows before the game is loaded. */
export const scenariosDanish: Translated<typeof scenariosEnglish> = {
  'book.edition': 'Udgave 2008, version 1.3',
  'book.authors': 'www.line-of-battle.de, Bonn, 2003–2008',
  'book.about':
    'Flåder under sejl, fra den enlige skonnert til en linje af tredækkere: vind, bredsider og entring, målt i tommer på åbent hav.',
  'book.begin':
    'Ny her? Begynd med Constitution mod Guerriere: ét skib hver, og du lærer alt om at sejle og skyde.',
  'lob.scenario.constitution': 'Constitution mod Guerriere',
  'lob.scenario.constitution.about': 'En duel i frisk vestenvind. God som første slag.',
  'lob.scenario.constitution.date': '19. august 1812, kl. 17',
  'lob.scenario.constitution.place': 'Nordatlanten, sydøst for Halifax',
  'lob.scenario.constitution.forces': 'En amerikansk fregat mod en britisk',
  'lob.scenario.constitution.a': 'USS Constitution',
  'lob.scenario.constitution.b': 'HMS Guerriere',
  'lob.scenario.trafalgar': 'Trafalgar: luvkolonnen',
  'lob.scenario.trafalgar.about':
    'Nelsons kolonne løber for vinden ned mod den forenede flåde for at bryde dens linje og bliver beskudt langskibs undervejs. Kun briterne har ladet dobbelt. Et forspring på 6 point vinder.',
  'lob.scenario.trafalgar.date': '21. oktober 1805, kl. 12.30',
  'lob.scenario.trafalgar.place': 'Ud for Kap Trafalgar',
  'lob.scenario.trafalgar.forces': 'Seks britiske linjeskibe mod otte franske og spanske',
  'lob.scenario.trafalgar.a': 'Den britiske luvkolonne: HMS Victory og fem andre',
  'lob.scenario.trafalgar.b': 'Otte franske og spanske skibe på linje',
  'lob.scenario.firstOfJune': 'Den glorværdige 1. juni',
  'lob.scenario.firstOfJune.about':
    'Briterne løber i frontlinje for vinden ned mod den franske kølvandslinje: de to centre mødes. Et forspring på 6 point vinder.',
  'lob.scenario.firstOfJune.date': '1. juni 1794, kl. 9.30',
  'lob.scenario.firstOfJune.place': 'Atlanten, langt vest for Ouessant',
  'lob.scenario.firstOfJune.forces': 'Otte linjeskibe på hver side',
  'lob.scenario.firstOfJune.a': 'Det britiske centrum, til luvart',
  'lob.scenario.firstOfJune.b': 'Det franske centrum, i læ',
  'lob.scenario.spy': 'Spionen',
  'lob.scenario.spy.about':
    'Landsæt en trop på en bevogtet ø, hent spionen, og slip væk over sydkanten.',
  'lob.scenario.spy.date': 'En opdigtet træfning',
  'lob.scenario.spy.place': 'En bevogtet ø mellem grunde',
  'lob.scenario.spy.forces': 'En fregat og en brig mod tre af kystvagtens skibe',
  'lob.scenario.spy.a': 'HMS Amphion og HMS Weazle med landgangstroppen',
  'lob.scenario.spy.b': 'Kystvagten: en korvet, en brig og en skonnert',
  'lob.scenario.openBattle': 'Åbent slag',
  'lob.scenario.openBattle.about':
    'Hver flåde stiller op i sin fjerdedel af havet, skråt over for den anden.',
  'lob.scenario.openBattle.date': 'Et vilkårligt år; klokkeslættet afgøres med terninger',
  'lob.scenario.openBattle.place': 'På åbent hav',
  'lob.scenario.openBattle.forces': 'To flåder med lige mange point, udtrukket eller sammensat',
  'lob.scenario.convoy': 'Konvoj',
  'lob.scenario.convoy.about':
    'Handelsskibene skal slippe væk over den kant, de har kurs mod (vores fortolkning); angriberne kommer ind over en kant, de selv vælger.',
  'lob.scenario.convoy.date': 'Et vilkårligt år; klokkeslættet afgøres med terninger',
  'lob.scenario.convoy.place': 'På åbent hav',
  'lob.scenario.convoy.forces': 'Fem handelsskibe med eskorte mod angribere',
  'lob.scenario.convoy.a': 'Handelsskibene og deres eskorte',
  'lob.scenario.convoy.b': 'Angriberne',
  'lob.scenario.puttingToSea': 'Udsejling',
  'lob.scenario.puttingToSea.about':
    'En flåde i havn vælger selv tidspunktet og bryder ud gennem et snævert løb.',
  'lob.scenario.puttingToSea.date': 'Et vilkårligt år; flåden i havn vælger klokkeslættet',
  'lob.scenario.puttingToSea.place': 'En havn med ét løb',
  'lob.scenario.puttingToSea.forces': 'Flåden i havn mod vagteskadren til søs',
  'lob.scenario.puttingToSea.a': 'Flåden i havn',
  'lob.scenario.puttingToSea.b': 'Vagteskadren til søs',
  'lob.scenario.blockadeRunners': 'Blokadebrydere',
  'lob.scenario.blockadeRunners.about': 'Bring to tredjedele af flåden i havn gennem blokaden.',
  'lob.scenario.blockadeRunners.date': 'Et vilkårligt år; klokkeslættet afgøres med terninger',
  'lob.scenario.blockadeRunners.place': 'Et havneindløb',
  'lob.scenario.blockadeRunners.forces': 'Blokadebryderne mod blokadeflåden',
  'lob.scenario.blockadeRunners.a': 'Blokadebryderne',
  'lob.scenario.blockadeRunners.b': 'Blokadeflåden',
  'lob.campaign.flag': 'Fra fregat til flagskib',
  'lob.campaign.flag.about':
    'En amerikansk kaptajn i krigen i 1812: en duel, en konvoj, to gange gennem blokaden og til sidst et eskadreslag.',
  'lob.campaign.road': 'Vejen til Trafalgar',
  'lob.campaign.road.about':
    'En britisk officers vej fra landgangstrop til luvkolonne: spionen, konvojen, blokaden, Trafalgar.',
  'face.Corvette 1': 'Diligente',
  'face.Brig 2': 'Cygne',
  'face.Schooner 3': 'Mouche',
  'lob.scenario.own': 'Dit eget scenarie',
  'lob.scenario.own.about':
    'Åbn en scenariefil, eller tegn en; uden fil spiller du fregat mod fregat.',
  'lob.scenario.own.date': 'Dato fra din fil',
  'lob.scenario.own.place': 'Sted fra din fil',
  'lob.scenario.own.forces': 'Styrker fra din fil',
}
