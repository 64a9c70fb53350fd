export const scenariosEnglish = {}
