import type { NationId } from './command.ts'
import type { RateId } from './ships.ts'

const listed = (names: string, prefix = '') => names.split(', ').map(name => `${prefix}${name}`)

const british = (names: string) => listed(names, 'HMS ')
const american = (names: string) => listed(names, 'USS ')

/** Ships of no nation, of whatever rate. */
const classical = listed(
  'Argo, Boreas, Calypso, Dione, Electra, Flora, Galatea, Hermes, Iris, Juno, Kestrel, Leda, Minerva, Nereid, Orpheus, Phoebe, Raven, Sirius, Thetis, Urania',
)

/**
 * Names of ships of the age, for fleets that are drawn; ours, each of a ship of its rate. Ships of 80
 * guns count as French and Spanish second-rates, those of 60 or 64 as Spanish fourth-rates, and large
 * frigates of about 1820 as American ones, since these navies had nothing nearer.
 */
export const shipNames: Record<NationId, Record<RateId, readonly string[]>> = {
  none: {
    line1: classical,
    line2: classical,
    line3: classical,
    line4: classical,
    frigate5: classical,
    frigate6: classical,
    corvette: classical,
    brig: classical,
    cutter: classical,
    schooner: classical,
  },
  england: {
    line1: british(
      'Royal Sovereign, Ville de Paris, Royal George, Victory, Hibernia, Caledonia, Britannia, Queen Charlotte, San Josef',
    ),
    line2: british(
      'Dreadnought, Prince George, Barfleur, Prince of Wales, Glory, Impregnable, St George, London, Windsor Castle, Princess Royal',
    ),
    line3: british(
      'Bellerophon, Goliath, Agamemnon, Captain, Defiance, Elephant, Vanguard, Zealous, Theseus, Swiftsure, Mars, Majestic, Audacious, Culloden, Alexander, Minotaur, Revenge, Powerful, Polyphemus, Orion',
    ),
    line4: british(
      'Leander, Adamant, Isis, Bristol, Portland, Jupiter, Leopard, Centurion, Glatton',
    ),
    frigate5: british(
      'Amphion, Indefatigable, Euryalus, Shannon, Naiad, Phoebe, Endymion, Lively, Amazon, Blanche, Seahorse, Arethusa, Undaunted, Sirius',
    ),
    frigate6: british(
      'Surprise, Carysfort, Pegasus, Hussar, Lapwing, Dido, Circe, Nemesis, Camilla, Ariadne, Eurydice, Volage',
    ),
    corvette: british(
      'Cormorant, Favourite, Hornet, Lark, Hazard, Stork, Rattler, Bittern, Merlin',
    ),
    brig: british(
      'Speedy, Sophie, Childers, Cruizer, Pelican, Frolic, Peacock, Epervier, Reindeer, Avon, Penguin',
    ),
    cutter: british('Entreprenante, Sprightly, Nimble, Pigmy, Cockatrice, Barracouta, Viper'),
    schooner: british(
      'Pickle, Ballahoo, Bream, Cuttle, Haddock, Herring, Mackerel, Whiting, Landrail',
    ),
  },
  france: {
    line1: listed(
      'Océan, Orient, Commerce de Marseille, Majestueux, Républicain, Invincible, Impérial, Montebello, Wagram, Austerlitz',
    ),
    line2: listed(
      'Tonnant, Foudroyant, Franklin, Guillaume Tell, Indivisible, Sans-Pareil, Couronne, Robuste, Alexandre, Friedland',
    ),
    line3: listed(
      'Aigle, Brave, Conquérant, Duguay-Trouin, Éole, Généreux, Heureux, Jemmapes, Lion, Mont-Blanc, Pluton, Régulus, Scipion, Tourville, Vétéran, Wattignies, Fougueux, Intrépide, Berwick, Algésiras',
    ),
    line4: listed('Sagittaire, Flamand, Bordelais, Amphion, Hippopotame, Fier, Utile, Ferme'),
    frigate5: listed(
      'Pomone, Forte, Virginie, Cornélie, Hortense, Hermione, Rhin, Thémis, Sémillante, Immortalité, Loire, Clorinde, Vengeance, Résistance',
    ),
    frigate6: listed(
      'Boudeuse, Terpsichore, Blonde, Engageante, Fortunée, Gracieuse, Lutine, Prompte, Courageuse, Friponne',
    ),
    corvette: listed(
      'Bayonnaise, Bonne Citoyenne, Babet, Brûle-Gueule, Espiègle, Naïade, Diligente, Torche',
    ),
    brig: listed(
      'Palinure, Cygne, Nisus, Observateur, Abeille, Argus, Furet, Phaéton, Voltigeur, Sylphe',
    ),
    cutter: listed('Cerf, Mutin, Pilote, Tapageur, Levrette, Clairvoyant, Renard, Expédition'),
    schooner: listed('Éclair, Supérieure, Découverte, Quid pro Quo, Mouche'),
  },
  spain: {
    line1: listed(
      'Santa Ana, Santísima Trinidad, Príncipe de Asturias, Conde de Regla, Salvador del Mundo, Mexicano, Real Carlos, San Hermenegildo, Reina Luisa, Rayo',
    ),
    line2: listed(
      'Argonauta, Neptuno, San Nicolás, San Rafael, San Vicente, San Carlos, San Fernando, Fénix',
    ),
    line3: listed(
      'Bahama, Firme, Monarca, Montañés, Pelayo, San Agustín, San Ildefonso, San Juan Nepomuceno, Soberano, Terrible, Vencedor, Oriente, Glorioso, Conquistador, San Isidro, Atlante, San Telmo, Gallardo, Dichoso, Intrépido',
    ),
    line4: listed('Miño, Astuto, Castilla, América, España, Asia'),
    frigate5: listed(
      'Medea, Mercedes, Fama, Santa Clara, Santa Sabina, Perla, Diana, Matilde, Ceres, Mahonesa, Ninfa, Santa Teresa',
    ),
    frigate6: listed(
      'Santa Dorotea, Santa Brígida, Tetis, Santa Leocadia, Santa Magdalena, Santa Rosalía, Santa Cecilia, Juno, Palas, Venus',
    ),
    corvette: listed('Descubierta, Atrevida, Indagadora, Sebastiana, Batidora, Paloma, Mercurio'),
    brig: listed('Vencejo, Vivo, Infante, Descubridor, Cazador, Volador, Galgo, Palomo'),
    cutter: listed('Tártaro, Resolución'),
    schooner: listed('Sutil, Mexicana, Sonora, Saturnina, Horcasitas, Extremeña'),
  },
  usa: {
    line1: american('Pennsylvania'),
    line2: american('Ohio, North Carolina, Delaware, Columbus'),
    line3: american('Independence, Franklin, Washington, America'),
    line4: american('Java, Columbia, Potomac, Brandywine, Santee, Cumberland, Savannah, Raritan'),
    frigate5: american(
      'President, United States, Constitution, Constellation, Congress, Chesapeake, Philadelphia, New York, Macedonian, Guerriere',
    ),
    frigate6: american(
      'Essex, Boston, General Greene, Adams, John Adams, Ganges, Portsmouth, Merrimack, Trumbull, Connecticut',
    ),
    corvette: american('Wasp, Hornet, Peacock, Frolic, Maryland, Patapsco, Erie, Ontario'),
    brig: american('Argus, Syren, Rattlesnake, Niagara, Lawrence, Viper, Pickering, Augusta'),
    cutter: american('Scammel, Governor Jay, Diligence, Virginia, South Carolina'),
    schooner: american(
      'Enterprise, Experiment, Vixen, Nautilus, Grampus, Shark, Dolphin, Porpoise',
    ),
  },
}

/** Names of merchantmen. */
export const merchantNames: readonly string[] = [
  'Albion',
  'Betsey',
  'Concord',
  'Diligence',
  'Endeavour',
]
