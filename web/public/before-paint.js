// Runs before anything is painted: the page comes up in the light and the language that were chosen,
// and where it leads past the shelf nothing of the shelf flashes up. A file, since the page has no
// script of its own; plain, since nothing may be waited for.
const page = document.documentElement
if (!/^(?:#\/?)?$/.test(location.hash)) page.dataset.away = ''
try {
  const { light, language } = JSON.parse(localStorage.getItem('grognard.settings') ?? '{}')
  if (['day', 'night'].includes(light)) page.dataset.light = light
  if (['en', 'de', 'da'].includes(language)) page.lang = language
} catch {
  // Nothing was chosen, or it cannot be read: the page finds out for itself.
}
