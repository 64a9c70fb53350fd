import { printed, rebuilt } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** The four standard scenarios of the book and four of our own. */
export const scenarios = {
  'LOB-S-1': printed(
    'Offene Seeschlacht',
    'Open battle: the fleets deploy ship by ship in opposite quarters, each on one heading, for the usual points.',
    'Offene Seeschlacht: Die Flotten stehen Schiff um Schiff in gegenüberliegenden Vierteln, jede auf einem Kurs, um die üblichen Punkte.',
    'Åbent søslag: flåderne opstilles skib for skib i modstående fjerdedele, hver på én kurs, om de sædvanlige point.',
  ),
  'LOB-S-2': printed(
    'Konvoi',
    'Convoy: A brings out three of five merchantmen (ruling: over the edge the convoy heads for) or sinks B, while B enters over one edge and destroys three of them or all of A.',
    'Konvoi: A bringt drei von fünf Handelsschiffen hinaus (Auslegung: über die Kante, auf die der Konvoi zuhält) oder versenkt B, B kommt über eine Kante und vernichtet drei von ihnen oder ganz A.',
    'Konvoj: A får tre af fem handelsskibe ud (fortolkning: over den kant, konvojen har kurs mod) eller sænker B, mens B kommer ind over én kant og ødelægger tre af dem eller hele A.',
  ),
  'LOB-S-3': printed(
    'Auslaufen',
    'Putting to sea: A leaves harbour through a narrow channel and wins with two thirds off the board or B sunk, B with more than a third of A destroyed.',
    'Auslaufen: A verlässt den Hafen durch eine schmale Fahrrinne und gewinnt, wenn zwei Drittel das Spielfeld verlassen haben oder B versenkt ist, B, wenn mehr als ein Drittel von A vernichtet ist.',
    'Udsejling: A forlader havnen gennem et snævert løb og vinder, når to tredjedele er ude af bordet eller B er sænket, B, når mere end en tredjedel af A er ødelagt.',
  ),
  'LOB-S-4': printed(
    'Blockadebrecher',
    'Blockade runners: A sails past B from one outer third into the harbour in the other, winning with two thirds inside, B with at most one third (ruling: as soon as no more can get there).',
    'Blockadebrecher: A läuft an B vorbei vom einen äußeren Drittel in den Hafen im anderen und gewinnt mit zwei Dritteln darin, B mit höchstens einem Drittel (Auslegung: sobald nicht mehr ankommen können).',
    'Blokadebrydere: A sejler forbi B fra den ene yderste tredjedel ind i havnen i den anden og vinder med to tredjedele inde, B med højst en tredjedel (fortolkning: så snart flere ikke kan nå ind).',
  ),
  'LOB-S-5': rebuilt(
    'Szenarien',
    'Trafalgar 1805: six British ships of the weather column run down on eight of the combined fleet (ruling: only the British have loaded double, and six points more are a victory).',
    'Trafalgar 1805: Sechs britische Schiffe der Luvkolonne laufen auf acht der vereinigten Flotte zu (Auslegung: Nur die Briten haben doppelt geladen, und sechs Punkte mehr sind ein Sieg).',
    'Trafalgar 1805: seks britiske skibe af luvkolonnen løber ned mod otte af den forenede flåde (fortolkning: kun briterne har ladet dobbelt, og seks point mere er en sejr).',
  ),
  'LOB-S-6': rebuilt(
    'Szenarien',
    'The Glorious First of June 1794: eight British ships abreast run down before the wind on eight French in line ahead (ruling: six points more are a victory).',
    'Der Erste Juni 1794: Acht britische Schiffe in Dwarslinie laufen vor dem Wind auf acht französische in Kiellinie zu (Auslegung: Sechs Punkte mehr sind ein Sieg).',
    'Den første juni 1794: otte britiske skibe i frontlinje løber for vinden mod otte franske i kølvandslinje (fortolkning: seks point mere er en sejr).',
  ),
  'LOB-S-7': rebuilt(
    'Szenarien',
    'USS Constitution against HMS Guerriere 1812: a duel of two frigates (ruling: who is left alone on the field has won; else points decide).',
    'USS Constitution gegen HMS Guerriere 1812: ein Duell zweier Fregatten (Auslegung: Wer allein übrig bleibt, hat gewonnen; sonst entscheiden die Punkte).',
    'USS Constitution mod HMS Guerriere 1812: en duel mellem to fregatter (fortolkning: den, der er alene tilbage, har vundet; ellers afgør point).',
  ),
  'LOB-S-8': rebuilt(
    'Landeoperationen',
    'The spy: a frigate and a brig land a party on an island watched by three small ships and take it off again (ruling: what is open at the end has failed).',
    'Der Spion: Eine Fregatte und eine Brigg landen einen Trupp auf einer von drei kleinen Schiffen bewachten Insel und holen ihn wieder ab (Auslegung: was am Ende offen ist, ist gescheitert).',
    'Spionen: en fregat og en brig sætter en trop i land på en ø bevogtet af tre små skibe og henter den igen (fortolkning: hvad der står åbent til sidst, er mislykket).',
  ),
} satisfies Record<string, RuleRow>
