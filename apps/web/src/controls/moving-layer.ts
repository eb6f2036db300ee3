/** An element that is moved many times a second. */
export interface MovingLayer {
  /** @param transform  CSS transform */
  moveTo(transform: string): void;
  /** Restores the element's own style. */
  release(): void;
}

/** Longer than any drag, ms. */
const HOLD_MS = 1e9;

/**
 * Moves an element through a paused animation. The browser passes the new position of an animated element directly to its compositor; a
 * style change would reorder the layers of the whole page, which takes longer the more tiles and slots there are. A paused animation costs
 * nothing at rest.
 */
export function createMovingLayer(element: HTMLElement, transform: string): MovingLayer {
  const effect = new KeyframeEffect(element, keyframeOf(transform), { duration: HOLD_MS, fill: 'both' });
  const animation = new Animation(effect);
  animation.pause();
  return {
    moveTo: (next) => effect.setKeyframes(keyframeOf(next)),
    release: () => animation.cancel(),
  };
}

/** Returns one keyframe, at the animation's current time: half the work of two equal ones. */
function keyframeOf(transform: string): Keyframe[] {
  return [{ transform, offset: 0 }];
}
