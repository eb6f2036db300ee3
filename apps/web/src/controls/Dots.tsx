import { useEffect, useRef } from 'react';
import styles from './Dots.module.css';

/** One step of the animation, ms. [PSTATE-06] */
const STEP_MS = 750;

/**
 * Three dots that fill one after another. One timer drives all instances, and only the visible ones: each change of an element costs the
 * browser a style recalculation.
 */
export function Dots() {
  const dots = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (dots.current) return move(dots.current);
    return undefined;
  }, []);
  return (
    <span ref={dots} className={styles.dots} data-step={1} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}

let step = 1;
let clock: ReturnType<typeof setInterval> | undefined;
const moving = new Set<HTMLElement>();

/** Animates the dots until the returned function is called. */
function move(dots: HTMLElement): () => void {
  moving.add(dots);
  clock ??= setInterval(tick, STEP_MS);
  return () => {
    moving.delete(dots);
    if (moving.size > 0) return;
    clearInterval(clock);
    clock = undefined;
  };
}

function tick(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  step = (step % 3) + 1;
  for (const dots of [...moving].filter(isInView)) dots.dataset.step = String(step);
}

function isInView(dots: HTMLElement): boolean {
  const { left, right, top, bottom } = dots.getBoundingClientRect();
  return right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
}
