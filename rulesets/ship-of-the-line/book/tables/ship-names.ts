import type { NationId } from './ship.ts'

/**
 * The book names no ships; these are ours (SOL-012): ships of the line that fought for their nation in
 * one action, or in the American case were built after it had none. England, France and Spain at
 * Trafalgar, 21 October 1805; the Netherlands at Camperdown, 11 October 1797; Denmark at Copenhagen,
 * 2 April 1801; the United States: the seventy-fours launched from 1814 to 1820.
 */
export const shipNames: Record<NationId, readonly string[]> = {
  england: ['HMS Victory', 'HMS Royal Sovereign', 'HMS Temeraire', 'HMS Mars', 'HMS Bellerophon'],
  france: ['Bucentaure', 'Redoutable', 'Formidable', 'Indomptable', 'Algésiras'],
  spain: [
    'Santísima Trinidad',
    'Príncipe de Asturias',
    'Santa Ana',
    'San Juan Nepomuceno',
    'Montañés',
  ],
  netherlands: ['Vrijheid', 'Jupiter', 'Brutus', 'Staten Generaal', 'Wassenaar'],
  denmark: ['Dannebrog', 'Sjælland', 'Holsten', 'Indfødsretten', 'Prøvesten'],
  usa: ['USS Independence', 'USS Washington', 'USS Franklin', 'USS Columbus', 'USS Ohio'],
}
