/** Drawn signs of the tools on a field of twenty by twenty, in the ink of the button. */
const SIGNS = {
  zoomIn: 'M4 10H16M10 4V16',
  zoomOut: 'M4 10H16',
  fitPieces: 'M3 6V3H6M14 3H17V6M17 14V17H14M6 17H3V14M10 5L12.5 10V14H7.5V10Z',
  fitSheet: 'M2.5 4H17.5V16H2.5ZM13 13.5L14 11L15 13.5L14 13ZM5 8C7 6.5 8.5 9 10.5 7.5',
  ruler: 'M3 13.5L13.5 3L17 6.5L6.5 17ZM6 10.5L7.5 12M8.5 8L10.5 10M11 5.5L12.5 7',
  arcs: 'M10 17L3.5 6.5A12.5 12.5 0 0 1 16.5 6.5ZM6.8 11.8A6.2 6.2 0 0 1 13.2 11.8',
  sight:
    'M2 10C6 4.5 14 4.5 18 10C14 15.5 6 15.5 2 10ZM7.2 10A2.8 2.8 0 1 0 12.8 10A2.8 2.8 0 1 0 7.2 10',
  tick: 'M3.5 10.5L8 15L16.5 5',
  cross: 'M5 5L15 15M15 5L5 15',
  pencil: 'M4 16L5 12L13.5 3.5L16.5 6.5L8 15ZM11.5 5.5L14.5 8.5M12 17H17',
  eraser: 'M8 16L3.5 11.5L11 4L16.5 9.5L10 16ZM7 7.5L13 13.5M8 16H17',
  fullScreen:
    'M3 8V3H8M12 3H17V8M17 12V17H12M8 17H3V12M7 7L3.5 3.5M13 7L16.5 3.5M13 13L16.5 16.5M7 13L3.5 16.5',
  box: 'M3 7V3H7M10 3H10.5M13 3H17V7M17 10V10.5M17 13V17H13M10 17H9.5M7 17H3V13M3 10V9.5M8 8H12V12H8Z',
  keys: 'M7 7.5A3 3 0 1 1 11.2 10.2C10.2 10.8 10 11.3 10 12.6M10 15.4V16.2',
  left: 'M16 10H4M9 5L4 10L9 15',
  up: 'M10 16V4M5 9L10 4L15 9',
  right: 'M4 10H16M11 5L16 10L11 15',
  down: 'M10 4V16M5 11L10 16L15 11',
  play: 'M6 3.5L16 10L6 16.5Z',
  pause: 'M6.5 4V16M13.5 4V16',
  stepBack: 'M15 4L7 10L15 16ZM4.5 4V16',
  foldRight: 'M7.5 4L13.5 10L7.5 16',
  foldLeft: 'M12.5 4L6.5 10L12.5 16',
  foldUp: 'M4 12.5L10 6.5L16 12.5',
  foldDown: 'M4 7.5L10 13.5L16 7.5',
  names: 'M3 16L8.5 3.5H9.5L15 16M5.2 11H12.8M16.5 16V8.5M16.5 8.5C18 7.5 18.5 9 18.5 9.5',
  marks: 'M6 17.5V3M6 3.5H15.5L12.5 6.5L15.5 9.5H6',
  stepForward: 'M5 4L13 10L5 16ZM15.5 4V16',
} as const

export type Sign = keyof typeof SIGNS

export function Icon({ sign }: { sign: Sign }) {
  return (
    <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
      <path d={SIGNS[sign]} />
    </svg>
  )
}
