export const doctrineEnglish = {}
