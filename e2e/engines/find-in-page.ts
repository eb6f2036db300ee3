import { ROLES, type Wanted } from './tab.ts';

/** `Wanted` in a serialisable form. */
export interface Search {
  readonly selector: string;
  readonly isText: boolean;
  readonly pattern: string;
}

export function searchOf({ role, name }: Wanted): Search {
  const pattern = typeof name === 'string' ? `^${name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}$` : name.source;
  return { selector: ROLES[role], isText: role === 'text', pattern };
}

/** Runs in the page, so it uses no outer variables: returns the first visible element with the role and the name; null for none. */
export function findInPage({ selector, isText, pattern }: Search): HTMLElement | null {
  const wanted = new RegExp(pattern);
  const textOf = (element: Element | null): string => ((element as HTMLElement | null)?.innerText ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: HTMLElement): string => {
    const names = element
      .getAttribute('aria-labelledby')
      ?.split(/\s+/)
      .map((id) => document.getElementById(id));
    if (names) return names.map((at) => at?.getAttribute('aria-label') ?? textOf(at)).join(' ');
    const [label = null] = (element as HTMLInputElement).labels ?? [];
    return element.getAttribute('aria-label') ?? textOf(label ?? element);
  };
  const isInSight = (element: Element): boolean =>
    element.getClientRects().length > 0 &&
    getComputedStyle(element).visibility === 'visible' &&
    !element.closest('[inert], [aria-hidden=true]');
  const all = [...document.querySelectorAll<HTMLElement>(selector)].filter(isInSight);
  if (!isText) return all.find((element) => wanted.test(nameOf(element))) ?? null;
  // In document order the last match is the innermost of nested elements.
  return all.findLast((element) => wanted.test(textOf(element))) ?? null;
}

/** Runs in the page: returns its text, for errors about missing elements. */
export function wordsInPage(): string {
  return `${location.href}\n${document.body.innerText.replace(/\s*\n\s*/g, ' | ').slice(0, 2000)}`;
}
