/** Two fleets' tracks on a plotting board. */
export const cover =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 270" fill="none"><rect width="480" height="270" fill="var(--paper-deep)"/><path stroke="var(--accent)" stroke-width="2" stroke-dasharray="6 5" d="M60 230Q170 190 230 130"/><path stroke="var(--ink)" stroke-width="2" stroke-dasharray="6 5" d="M420 60Q360 110 300 120"/></svg>'
