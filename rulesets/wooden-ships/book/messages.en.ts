export const bookEnglish = {}
