/** Battles that are played from afar. */
export const far = {
  'cli.far.name': 'Dit navn:',
  'cli.far.which': 'Hvilken plads? {seats}',
  'cli.far.sits': '{seat}: {name}',
  'cli.far.you': '{seat}: {name} (dig)',
  'cli.far.free': '{seat}: ledig',
  'cli.far.link': 'Linket til din plads; gem det, så du kan komme tilbage: {link}',
  'cli.far.awaited': 'De andre har ikke taget plads endnu.',
  'cli.far.begins': 'Alle er her. Terningerne bliver forseglet.',
  'cli.far.waits': 'Venter på {seats}.',
  'cli.far.lost': 'Forbindelsen er tabt, prøver igen.',
  'cli.far.regained': 'Forbundet igen.',
  'cli.far.stale': 'Der er sket noget, du ikke havde set. Se efter, og beslut dig så.',
  'cli.far.stands': 'Spillet er gået videre, ordren gælder.',
  'cli.far.gone': 'Taget tilbage: den sidste ordre. Slaget står som før den.',
  'cli.far.notSaved':
    'Serveren gemmer dette slag. Når det er slut, kan alle ved bordet hente filen dér.',
  'cli.far.sat': '{name} spiller {seat}.',
  'cli.far.program': '{name} sluttede med kode {code}, før slaget var slut.',
}
