import '../style/start.css'

/** Drawn by `npm run starts`. */
export { default as starts } from './starts.json'
