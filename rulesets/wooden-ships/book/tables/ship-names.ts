import type { NationId } from './ships.ts'

/** Names of ships of at least so many guns, and of fewer than the list before it asks for. */
export interface RatedNames {
  guns: number
  names: readonly string[]
}

const rated = (guns: number, names: string): RatedNames => ({ guns, names: names.split(', ') })

/** Ships of the years 1790 to 1830, each under about the guns that it was rated for; ours, for fleets that are built for points. */
export const shipNames: Partial<Record<NationId, readonly RatedNames[]>> = {
  british: [
    rated(
      100,
      'Royal Sovereign, Ville de Paris, Royal George, Victory, Hibernia, Caledonia, Britannia, Queen Charlotte, San Josef',
    ),
    rated(
      90,
      'Dreadnought, Prince George, Barfleur, Prince of Wales, Glory, Impregnable, St George, London, Windsor Castle, Princess Royal',
    ),
    rated(80, 'Foudroyant, Caesar, Gibraltar, Malta, Canopus, Tonnant'),
    rated(
      70,
      'Goliath, Zealous, Orion, Vanguard, Theseus, Audacious, Majestic, Culloden, Captain, Excellent, Irresistible, Ramillies, Monarch, Elephant, Ganges, Repulse, Warrior, Illustrious, Centaur, Bellerophon',
    ),
    rated(
      60,
      'Agamemnon, Africa, Polyphemus, Ardent, Nassau, Raisonnable, Ruby, Diadem, Lion, Monmouth, Veteran, Director',
    ),
    rated(
      0,
      'Phoebe, Naiad, Euryalus, Sirius, Amphion, Shannon, Lively, Amazon, Blanche, Seahorse, Arethusa, Undaunted, Nymphe, Melampus, Penelope, Flora, Hussar, Aurora, Active, Doris',
    ),
  ],
  french: [
    rated(
      80,
      'Franklin, Guillaume Tell, Indivisible, Formidable, Bucentaure, Neptune, Indomptable, Sans-Pareil, Couronne, Robuste, Alexandre, Juste',
    ),
    rated(
      70,
      'Tonnerre, Conquérant, Spartiate, Aquilon, Peuple Souverain, Mercure, Heureux, Timoléon, Généreux, Jemmapes, Tourville, Trajan, Patriote, Marengo, Cassard, Régulus, Aigle, Pluton, Mont-Blanc, Duguay-Trouin',
    ),
    rated(
      0,
      'Pomone, Forte, Virginie, Cornélie, Hortense, Hermione, Rhin, Thémis, Sémillante, Immortalité, Loire, Clorinde, Vengeance, Résistance, Engageante, Prudente, Sirène, Cybèle, Néréide, Vénus',
    ),
  ],
  spanish: [
    rated(120, 'Santísima Trinidad'),
    rated(
      110,
      'San José, Salvador del Mundo, Mexicano, Conde de Regla, Santa Ana, Príncipe de Asturias, Real Carlos, San Hermenegildo, Reina Luisa',
    ),
    rated(100, 'Rayo'),
    rated(80, 'San Nicolás, San Rafael, Argonauta, Neptuno, San Vicente, San Carlos, Fénix'),
    rated(
      0,
      'San Ysidro, San Antonio, Glorioso, Atlante, Terrible, Firme, Pelayo, San Pablo, Conquistador, Oriente, Soberano, Bahama, Monarca, Montañés, San Agustín, San Ildefonso, San Juan Nepomuceno, Vencedor, San Telmo, Gallardo',
    ),
  ],
  american: [
    rated(
      0,
      'Constellation, Congress, Chesapeake, Philadelphia, New York, Macedonian, Essex, President, United States, Guerriere, Java, Constitution, Columbia, Potomac, Brandywine, Hudson, Raritan, Santee, Sabine, Savannah',
    ),
  ],
}
