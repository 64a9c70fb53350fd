import { printed, ruled } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** Tactical units, and the parts they split into. */
export const parts = {
  'BA-1.2.1-01': printed(
    '1.2.1 Hovedregel',
    'A tactical unit is split only as its arm allows, and only parts of the same unit join again.',
    'Eine taktische Einheit wird nur so geteilt, wie es ihre Waffengattung erlaubt, und nur Teile derselben Einheit vereinigen sich wieder.',
    'En taktisk enhed deles kun, som dens våbenart tillader, og kun dele af samme enhed kan samles igen.',
  ),
  'BA-1.2.2-01': printed(
    '1.2.2 Infanteri',
    'The tactical unit of infantry is the battalion; with more than 40 figures it may split in two.',
    'Die taktische Einheit der Infanterie ist das Bataillon; mit mehr als 40 Figuren darf es sich in zwei Teile teilen.',
    'Infanteriets taktiske enhed er bataljonen; med mere end 40 figurer kan den deles i to.',
  ),
  'BA-1.2.2-02': printed(
    '1.2.2 Infanteri',
    'In town fighting a battalion may split into two or more parts, which are to be joined again afterwards.',
    'Im Ortskampf darf sich ein Bataillon in zwei oder mehr Teile teilen, die danach wieder zusammenfinden sollen.',
    'Ved bykamp kan en bataljon deles i to eller flere dele, der bagefter skal søges samlet.',
  ),
  'BA-1.2.3-01': printed(
    '1.2.3 Kavaleri',
    'The tactical unit of cavalry is the regiment; it may split into parts of whole squadrons (ruling: squadrons are as equal as possible, the larger ones first).',
    'Die taktische Einheit der Kavallerie ist das Regiment; es darf sich in Teile aus ganzen Schwadronen teilen (Auslegung: Schwadronen sind so gleich wie möglich, die größeren zuerst).',
    'Kavaleriets taktiske enhed er regimentet; det kan opdeles i dele af hele eskadroner (fortolkning: eskadroner er så ens som muligt, de største først).',
  ),
  'BA-1.2.4-01': printed(
    '1.2.4 Artilleri',
    'The tactical unit of artillery is the battery; it may split into parts of one or more gun models.',
    'Die taktische Einheit der Artillerie ist die Batterie; sie darf sich in Teile aus einem oder mehreren Geschützmodellen teilen.',
    'Artilleriets taktiske enhed er batteriet; det kan opdeles i dele af en eller flere figurpjecer.',
  ),
  'BA-1.2.4-02': printed(
    '1.2.4 Artilleri',
    'Gunners who leave their guns do not count as split off.',
    'Kanoniere, die ihre Geschütze verlassen, gelten nicht als abgeteilt.',
    'Artillerister, der forlader deres figurpjecer, regnes ikke for delt fra.',
  ),
  'BA-1.2.4-03': printed(
    '1.2.4 Artilleri',
    'Gunners are shared out anew only inside their battery, by a formation change; between split parts they leave their guns and man the others.',
    'Kanoniere werden nur innerhalb ihrer Batterie umverteilt, durch Formationswechsel; zwischen geteilten Teilen verlassen sie ihre Geschütze und bemannen die anderen.',
    'Artillerister omfordeles kun inden for deres batteri, ved formationsændring; mellem opdelte dele forlader de deres figurpjecer og bemander de andre.',
  ),
  'BA-1.2.4-04': printed(
    '1.2.4 Artilleri',
    'A wagon has its driver on its base, and the rules for artillery hold for wagons and drivers.',
    'Ein Wagen hat seinen Kutscher auf der Standplatte, und für Wagen und Kutscher gelten die Regeln der Artillerie.',
    'En trænvogn har sin kusk på brikken, og artilleriets regler gælder for vogne og kuske.',
  ),
  'BA-1.2.5-01': printed(
    '1.2.5 Kæder',
    'A skirmish line that moves away is not split off, though it and its mother unit may be separate targets of fire and attack.',
    'Eine Schützenkette, die sich entfernt, ist nicht abgeteilt; sie und ihre Muttereinheit können aber getrennte Ziele von Feuer und Angriff sein.',
    'En kæde, der bevæger sig bort, er ikke delt fra, men den og moderenheden kan beskydes og angribes hver for sig.',
  ),
  'BA-1.2.5-02': printed(
    '1.2.5 Kæder',
    'When a line or some of its figures are recalled, common values are worked out as when parts join.',
    'Werden eine Schützenkette oder einzelne ihrer Figuren eingezogen, gelten gemeinsame Werte wie beim Vereinigen von Teilen.',
    'Når en kæde eller enkelte figurer inddrages, beregnes fælles forhold som ved samling af dele.',
  ),
  'BA-1.2.6-01': printed(
    '1.2.6 Delte enheder',
    'Each part of a split unit is a tactical unit of its own, with its own valeur, order, supplies and modifiers.',
    'Jeder Teil einer geteilten Einheit ist selbst eine taktische Einheit mit eigener Valeur, Ordnung, Versorgung und eigenen Zuschlägen.',
    'Hver del af en opdelt enhed er en taktisk enhed for sig med egen valeur, orden, forsyning og egne tillæg.',
  ),
  'BA-1.2.6-02': printed(
    '1.2.6 Delte enheder',
    'When parts join, the valeur, order, supplies and modifiers of the larger one hold for the whole.',
    'Vereinigen sich Teile, gelten Valeur, Ordnung, Versorgung und Zuschläge des größeren für das Ganze.',
    'Samles dele, gælder den største dels valeur, orden, forsyning og tillæg for det hele.',
  ),
  'BA-1.2.6-03': ruled(
    '1.2.6 Delte enheder',
    'A part bears its share of the original strength, fractions kept, and joined parts add theirs; of equal parts the worse value of each kind holds.',
    'Ein Teil trägt seinen Anteil an der Anfangsstärke, mit Bruchteilen, und vereinigte Teile zählen sie zusammen; bei gleichen Teilen gilt jeweils der schlechtere Wert.',
    'En del bærer sin andel af den oprindelige styrke, også brøkdele, og samlede dele lægger dem sammen; er delene lige store, gælder den dårligste værdi af hver slags.',
  ),
} satisfies Record<string, RuleRow>
