import { printed, rebuilt } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** The four standard scenarios of the book and four of our own. */
export const scenarios = {
  'LOB-S-1': printed(
    'Offene Seeschlacht',
    'Open battle: the fleets deploy ship by ship in opposite quarters, each on one heading, and fight for the usual points.',
    'Offene Seeschlacht: Die Flotten werden Schiff um Schiff in gegenüberliegenden Vierteln aufgestellt, jede auf einem Kurs, und kämpfen um die üblichen Punkte.',
    'Åbent søslag: flåderne opstilles skib for skib i modstående fjerdedele, hver på én kurs, og kæmper om de sædvanlige point.',
  ),
  'LOB-S-2': printed(
    'Konvoi',
    'Convoy: side A wins by bringing three of its five merchantmen off the board (ruling: by the edge the convoy heads for) or by sinking side B. B enters by one edge and wins by destroying three merchantmen or all of A.',
    'Konvoi: Seite A gewinnt, wenn sie drei ihrer fünf Handelsschiffe vom Spielfeld bringt (Auslegung: über den Rand, auf den der Konvoi zuhält) oder B versenkt; B kommt über einen Rand und gewinnt, wenn sie drei von ihnen oder ganz A vernichtet.',
    'Konvoj: side A vinder ved at få tre af sine fem handelsskibe ud af bordet (fortolkning: over den kant, konvojen har kurs mod) eller ved at sænke side B. B kommer ind over én kant og vinder ved at ødelægge tre handelsskibe eller hele A.',
  ),
  'LOB-S-3': printed(
    'Auslaufen',
    'Putting to sea: side A leaves harbour through a narrow channel and wins when two thirds of its ships are off the board or side B is sunk. B wins when more than a third of A is destroyed.',
    'Auslaufen: A verlässt den Hafen durch eine schmale Fahrrinne und gewinnt, wenn zwei Drittel das Spielfeld verlassen haben oder B versenkt ist, B, wenn mehr als ein Drittel von A vernichtet ist.',
    'Udsejling: side A forlader havnen gennem et snævert løb og vinder, når to tredjedele af dens skibe er ude af bordet, eller side B er sænket. B vinder, når mere end en tredjedel af A er ødelagt.',
  ),
  'LOB-S-4': printed(
    'Blockadebrecher',
    'Blockade runners: side A sails past B from one outer third of the board to the harbour in the other and wins if two thirds of its ships get inside; B wins if at most one third do (ruling: as soon as no more than that can).',
    'Blockadebrecher: A läuft an B vorbei vom einen äußeren Drittel in den Hafen im anderen und gewinnt, wenn zwei Drittel dort ankommen; B gewinnt, wenn es höchstens ein Drittel ist (Auslegung: sobald feststeht, dass mehr nicht ankommen).',
    'Blokadebrydere: side A sejler forbi B fra den ene yderste tredjedel af bordet til havnen i den anden og vinder, hvis to tredjedele af dens skibe når ind; B vinder, hvis højst en tredjedel gør (fortolkning: så snart flere ikke kan nå ind).',
  ),
  'LOB-S-5': rebuilt(
    'Szenarien',
    'Trafalgar 1805: six British ships of the weather column bear down on eight of the Combined Fleet (ruling: only the British guns are double-shotted, and a lead of 6 points is a victory).',
    'Trafalgar 1805: Sechs britische Schiffe der Luvkolonne laufen auf acht der Vereinigten Flotte zu (Auslegung: Nur die Briten haben doppelt geladen, und 6 Punkte Vorsprung sind ein Sieg).',
    'Trafalgar 1805: seks britiske skibe af luvkolonnen løber ned mod otte af den forenede flåde (fortolkning: kun briterne har ladet dobbelt, og et forspring på 6 point er en sejr).',
  ),
  'LOB-S-6': rebuilt(
    'Szenarien',
    'The Glorious First of June 1794: eight British ships abreast bear down before the wind on eight French in line ahead (ruling: a lead of 6 points is a victory).',
    'Der glorreiche 1. Juni 1794: Acht britische Schiffe in Dwarslinie laufen vor dem Wind auf acht französische in Kiellinie zu (Auslegung: 6 Punkte Vorsprung sind ein Sieg).',
    'Den glorværdige 1. juni 1794: otte britiske skibe i frontlinje løber for vinden mod otte franske i kølvandslinje (fortolkning: et forspring på 6 point er en sejr).',
  ),
  'LOB-S-7': rebuilt(
    'Szenarien',
    'USS Constitution against HMS Guerriere 1812: a duel of two frigates (ruling: the ship left alone on the board wins; otherwise points decide).',
    'USS Constitution gegen HMS Guerriere 1812: ein Duell zweier Fregatten (Auslegung: Wer allein auf dem Spielfeld bleibt, gewinnt; sonst entscheiden die Punkte).',
    'USS Constitution mod HMS Guerriere 1812: en duel mellem to fregatter (fortolkning: den, der er alene tilbage på bordet, vinder; ellers afgør point).',
  ),
  'LOB-S-8': rebuilt(
    'Landeoperationen',
    'The spy: a frigate and a brig land a party on an island guarded by three small ships and pick it up again (ruling: whatever is unfinished at the end has failed).',
    'Der Spion: Eine Fregatte und eine Brigg setzen einen Landungstrupp auf einer Insel ab, die drei kleine Schiffe bewachen, und holen ihn wieder ab (Auslegung: Was am Ende offen ist, ist gescheitert).',
    'Spionen: en fregat og en brig sætter en trop i land på en ø bevogtet af tre små skibe og henter den igen (fortolkning: hvad der er uafsluttet til sidst, er mislykket).',
  ),
} satisfies Record<string, RuleRow>
