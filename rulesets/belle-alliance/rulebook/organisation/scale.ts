import { printed } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** Ground, time and figures in scale, the dice, and what players bring to a battle. */
export const scale = {
  'BA-1.1.7-01': printed(
    '1.1.7 Målestok',
    'An infantry or cavalry figure stands for 20 men.',
    'Eine Figur der Infanterie oder Kavallerie steht für 20 Mann.',
    'En infanteri- eller kavalerifigur svarer til 20 mand.',
  ),
  'BA-1.1.7-02': printed(
    '1.1.7 Målestok',
    'A gun model stands for one to four guns with one gunner figure for each, and lost gunners stand for lost guns.',
    'Ein Geschützmodell steht für ein bis vier Geschütze mit je einer Kanonierfigur; verlorene Kanoniere stehen für verlorenes Gerät.',
    'En figurpjece svarer til en til fire pjecer med en artillerist for hver, og tab af artillerister svarer til tabt materiel.',
  ),
  'BA-1.1.7-03': printed(
    '1.1.7 Målestok',
    'One cm is 10 m, a level is 10 m high and a turn lasts 15 minutes.',
    'Ein cm sind 10 m, eine Stufe ist 10 m hoch, und ein Zug dauert 15 Minuten.',
    'En cm er 10 m, en afsats er 10 m høj, og et træk varer 15 minutter.',
  ),
  'BA-1.1.7-04': printed(
    '1.1.7 Målestok',
    'Distances run from the edges of the bases: infantry 15 by 15 mm, cavalry 20 by 45, artillery 50 by 75 and a limber as much again.',
    'Abstände zählen vom Rand der Standplatten: Infanterie 15 mal 15 mm, Kavallerie 20 mal 45, Artillerie 50 mal 75 und eine Protze noch einmal so viel.',
    'Afstande måles fra brikkernes kant: infanteri 15 gange 15 mm, kavaleri 20 gange 45, artilleri 50 gange 75 og en prods det samme igen.',
  ),
  'BA-1.1.8-01': printed(
    '1.1.8 Terninger',
    'Rolls are made with three six-sided dice.',
    'Gewürfelt wird mit drei sechsseitigen Würfeln.',
    'Der kastes med tre sekssidede terninger.',
  ),
  'BA-1.1.8-02': {
    ...printed(
      '1.1.8 Terninger',
      'What is added and taken off is agreed before the roll and not discussed after it.',
      'Zuschläge und Abzüge werden vor dem Wurf vereinbart und danach nicht mehr besprochen.',
      'Tillæg og fradrag aftales før kastet og drøftes ikke bagefter.',
    ),
    status: 'advisory',
    reason: {
      en: 'The program works them out itself and lists each one beside the roll, so there is nothing to agree on.',
      de: 'Das Programm berechnet sie selbst und führt jeden beim Wurf auf; zu vereinbaren ist nichts.',
      da: 'Programmet beregner dem selv og viser hvert enkelt ved kastet, så der er intet at aftale.',
    },
  },
  'BA-1.1.9-01': printed(
    '1.1.9 Grundlag',
    'Before the battle a scenario sets tasks, units with their valeur, special ground and the map, and where wanted trained shots, wagons with ammunition and the quality of chiefs.',
    'Vor der Schlacht legt ein Szenario Aufgaben, Einheiten mit Valeur, besonderes Gelände und die Karte fest, bei Bedarf auch geübte Schützen, Munitionswagen und die Güte der Chefs.',
    'Før slaget fastlægger et scenarie opgaver, enheder med valeur, særligt terræn og kortet, og hvor det ønskes trænede skytter, vogne med ammunition og chefernes kvalitet.',
  ),
  'BA-1.1.9-02': {
    ...printed(
      '1.1.9 Grundlag',
      'An umpire is recommended; his decisions override the rules.',
      'Ein Schiedsrichter wird empfohlen; seine Entscheidungen gehen den Regeln vor.',
      'En dommer anbefales; hans afgørelser går forud for reglerne.',
    ),
    status: 'omitted',
    reason: {
      en: 'Here the program is the umpire; it keeps to the rules, the same for all, and overrides none.',
      de: 'Hier ist das Programm der Schiedsrichter; es hält sich für alle gleich an die Regeln und setzt keine außer Kraft.',
      da: 'Her er programmet dommer; det følger reglerne ens for alle og tilsidesætter ingen.',
    },
  },
} satisfies Record<string, RuleRow>
