import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { Mishap } from './common/mishap.tsx'
import { keepForOffline } from './offline/register.ts'
import { fetchAhead } from './pages.ts'
import { watchRoute } from './route.ts'
import './style/index.css'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no place for the application.')
watchRoute()
keepForOffline()
fetchAhead()
const page = createRoot(root, {
  onUncaughtError(error) {
    console.error(error)
    setTimeout(() => page.render(<Mishap error={error} />))
  },
})
page.render(
  <StrictMode>
    <App />
  </StrictMode>,
)
