import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { keepForOffline } from './offline/offline.tsx'
import { App } from './pages/app.tsx'
import { fetchAhead } from './pages/fetch-pages.ts'
import { PageBroken } from './shared/error-boundary.tsx'
import { watchRoute } from './shared/routes.ts'
import './style/index.css'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no place for the application.')
watchRoute()
keepForOffline()
fetchAhead()
const page = createRoot(root, {
  onUncaughtError(error) {
    console.error(error)
    setTimeout(() => page.render(<PageBroken error={error} />))
  },
})
page.render(
  <StrictMode>
    <App />
  </StrictMode>,
)
