export const showEnglish = {}
