import { useSyncExternalStore } from 'react';
import { inUsualText, USUAL_TEXT_PX } from './viewport.ts';

/** Size of the window, CSS px, and its root font size. */
interface WindowSize {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly rootTextPx: number;
}

let size: WindowSize = { widthPx: Number.POSITIVE_INFINITY, heightPx: Number.POSITIVE_INFINITY, rootTextPx: USUAL_TEXT_PX };
let ruler: HTMLElement | null = null;
const listeners = new Set<() => void>();

export function useWindowWidthPx(): number {
  return useSyncExternalStore(subscribe, () => size.widthPx);
}

export function useWindowHeightPx(): number {
  return useSyncExternalStore(subscribe, () => size.heightPx);
}

/** Returns the person's text scale; 1 is the default size. */
export function useTextScale(): number {
  return useSyncExternalStore(subscribe, () => size.rootTextPx / USUAL_TEXT_PX);
}

/** True if the window is narrower than the limit, px at the default text size. */
export function useIsNarrower(limitPx: number): boolean {
  return useSyncExternalStore(subscribe, () => inUsualText(size.widthPx, size.rootTextPx) < limitPx);
}

/** The same for the window's height. */
export function useIsLower(limitPx: number): boolean {
  return useSyncExternalStore(subscribe, () => inUsualText(size.heightPx, size.rootTextPx) < limitPx);
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => void listeners.delete(notify);
}

/** Measures once per change; components read the stored result. */
function measure(): void {
  ruler ??= newRuler();
  size = { widthPx: window.innerWidth, heightPx: window.innerHeight, rootTextPx: ruler.offsetWidth || USUAL_TEXT_PX };
  for (const notify of listeners) notify();
}

/** Creates an element of 1 rem width: a change of the text size is observable only through it. */
function newRuler(): HTMLElement {
  const element = document.createElement('div');
  element.style.cssText = 'position: absolute; top: 0; left: 0; width: 1rem; height: 0; visibility: hidden';
  document.body.append(element);
  new ResizeObserver(measure).observe(element);
  return element;
}

if (typeof window !== 'undefined') {
  window.addEventListener('resize', measure);
  measure();
}
