/** An element that is moved many times a second. */
export interface MovingLayer {
  /** @param transform  as in CSS */
  moveTo(transform: string): void;
  /** Gives the element back to its style. */
  release(): void;
}

/** Longer than anybody holds a photo, ms. */
const HOLD_MS = 1e9;

/**
 * Moves an element through an animation that stands still. The browser hands the new place of an animated element to its
 * compositor as it is; a changed style would have the layers of the whole page put in order anew, which takes longer the
 * more tiles and slots there are. A paused animation costs nothing while nothing moves.
 */
export function createMovingLayer(element: HTMLElement, transform: string): MovingLayer {
  const effect = new KeyframeEffect(element, held(transform), { duration: HOLD_MS, fill: 'both' });
  const animation = new Animation(effect);
  animation.pause();
  return {
    moveTo: (next) => effect.setKeyframes(held(next)),
    release: () => animation.cancel(),
  };
}

/** One keyframe, at the moment where the animation stands: half the work for the browser of two equal ones. */
function held(transform: string): Keyframe[] {
  return [{ transform, offset: 0 }];
}
