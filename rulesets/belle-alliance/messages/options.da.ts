import type { Catalogue } from '@grognard/umpire/message.ts'

/** Options, scenarios and papers. */
export const optionsDanish: Catalogue = {
  'option.measuring': 'Måling',
  'option.measuring.about':
    'Hvornår afstande må ses: først når ordren er givet, som i bogen, eller når som helst.',
  'option.measuring.afterwards': 'efter ordren',
  'option.measuring.always': 'når som helst',
  'option.retreatDirection': 'Retrætens retning',
  'option.retreatDirection.about':
    'Om en enhed går lige væk fra det, der ramte den, eller ejeren vælger inden for den tilladte vinkel.',
  'option.retreatDirection.straight': 'lige væk',
  'option.retreatDirection.chosen': 'ejeren vælger',
  'option.placing': 'Opstilling',
  'option.placing.about':
    'Om enhederne står, hvor scenariet sætter dem, eller opstilles frit i deres zoner.',
  'option.placing.asPrinted': 'som i scenariet',
  'option.placing.free': 'frit',
  'ba.scenario.crossroads-farm': 'Gården ved korsvejen',
  'ba.scenario.crossroads-farm.about':
    'En øvelseskamp med en brigade på hver side: fire bataljoner, et batteri og et let kavaleriregiment hver, om to gårdbygninger ved en korsvej. Point: de to gårdbygninger, skovene, slåede enheder og tagne kanoner.',
  'ba.scenario.bornhoved': 'Bornhøved, 7. december 1813',
  'ba.scenario.bornhoved.about':
    'Den danske bagtrop holder to hegn og en landsby mod svensk kavaleri, til trænet er væk, og går så bort mod nord. Point: danskere, der slipper væk mod nord fra træk 6; svenskere for landsbyen, fanger og kanoner.',
  'ba.scenario.hougoumont': 'Hougoumont, 18. juni 1815',
  'ba.scenario.hougoumont.about':
    'Fransk infanteri mod besætningen i slottet, haven, skoven og frugthaven. Point: slot, gårdbygninger, skov og frugthave og slåede enheder; de allierede holder det hele til at begynde med, så Frankrig begynder langt bagud og vinder ved at hale ind.',
  'ba.scenario.sehested': 'Sehested, 10. december 1813',
  'ba.scenario.sehested.about':
    'Det danske korps må åbne vejen mod vest gennem landsbyen, som Wallmodens tropper holder. Point: danskere, der slipper igennem mod vest, landsbyens huse, slåede enheder og tagne kanoner.',
  'ba.scenario.plancenoit': 'Plancenoit, 18. juni 1815',
  'ba.scenario.plancenoit.about':
    'Bülows preussere støder ned mod landsbyen i franskmændenes ryg. Point: kirken og husene, som franskmændene holder til at begynde med, preussere, der bryder igennem mod vest, slåede enheder og tagne kanoner.',
  'ba.scenario.own': 'Et eget scenarie',
  'ba.scenario.own.about': 'Medbring en scenariefil; uden en spilles øvelsesterrænet.',
  'paper.scenario': 'Scenariefil',
  'paper.scenario.about': 'Et eget slag: terræn, styrker, ankomster og sejrspoint, i cm.',
  'option.turns': 'Træk',
  'option.turns.about': 'Hvor mange træk slaget varer; 0 som i scenariet.',
}
