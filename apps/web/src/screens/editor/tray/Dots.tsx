import { useSyncExternalStore } from 'react';
import styles from './Dots.module.css';

/** One step of the animation, ms. [PSTATE-06] */
const STEP_MS = 750;

/** Three dots that fill one after another. One clock moves all of them: a hundred waiting photos must not cost a hundred animations. */
export function Dots() {
  const step = useSyncExternalStore(subscribe, () => stepNow);
  return (
    <span className={styles.dots} data-step={step} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}

let stepNow = 1;
let clock: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  clock ??= setInterval(tick, STEP_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(clock);
    clock = undefined;
  };
}

function tick(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  stepNow = (stepNow % 3) + 1;
  for (const listener of listeners) listener();
}
