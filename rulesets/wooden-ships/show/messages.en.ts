export const showEnglish = {
  'unit.hex': 'hexes',
}
