import type { Camera } from './camera.ts'
import type { Framing } from './framing.ts'
import type { Ground } from './ground.ts'
import type { Scene } from './scene.ts'
import type { View } from './view.ts'

/** How the chart is laid before the player when it is first seen. */
export interface Opening {
  /** Once the window is known the pieces are in view, and the rose is put where it is seen at first. */
  lay(scene: Scene | null): void
}

/** `from` is where the camera stands at first; else the pieces are in view, and `laid` is told. */
export function createOpening(
  view: View,
  framing: Framing,
  ground: Ground,
  from: Camera | null,
  laid: () => void,
): Opening {
  return {
    lay(scene) {
      if (framing.hasFitted()) return
      framing.fit('pieces')
      if (!scene || !framing.hasFitted()) return
      ground.layRose(scene.picture)
      if (from) view.look(from)
      else laid()
    },
  }
}
