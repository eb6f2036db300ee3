import { useSyncExternalStore } from 'react';
import { inUsualText, USUAL_TEXT_PX } from './viewport.ts';

/** The window, CSS px, and how wide it is for its text. */
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

/** How large the person has text, of 1. */
export function useTextScale(): number {
  return useSyncExternalStore(subscribe, () => size.rootTextPx / USUAL_TEXT_PX);
}

/** Whether the window is narrower than so many px are at the usual size of text. */
export function useIsNarrower(limitPx: number): boolean {
  return useSyncExternalStore(subscribe, () => inUsualText(size.widthPx, size.rootTextPx) < limitPx);
}

/** The same for its height. */
export function useIsLower(limitPx: number): boolean {
  return useSyncExternalStore(subscribe, () => inUsualText(size.heightPx, size.rootTextPx) < limitPx);
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => void listeners.delete(notify);
}

/** Looked at once for each change: whoever draws reads what was found. */
function measure(): void {
  ruler ??= newRuler();
  size = { widthPx: window.innerWidth, heightPx: window.innerHeight, rootTextPx: ruler.offsetWidth || USUAL_TEXT_PX };
  for (const notify of listeners) notify();
}

/** An element as wide as the text is high: nothing else tells that somebody changed the size of the text. */
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
