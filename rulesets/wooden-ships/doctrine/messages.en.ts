export const doctrineEnglish = {
  'ws.because.rake': 'rakes the enemy',
}
