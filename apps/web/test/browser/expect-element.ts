import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';
import { isShown } from './locators.ts';

type Expected = string | RegExp;

const normalised = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();
const textOf = (element: Element): string => normalised((element as HTMLElement).innerText ?? element.textContent);

/**
 * Polling assertions on an element as a person sees it.
 *
 *     await expectElement(page.getByRole('dialog')).toBeVisible()
 *     await expectElement(slot(1)).not.toBeFocused()
 */
export function expectElement(locator: Locator, message?: string) {
  return { ...assertionsOn(locator, false, message), not: assertionsOn(locator, true, message) };
}

function assertionsOn(locator: Locator, isNegated: boolean, message = locator.selector) {
  const poll = <T>(read: () => T) => {
    const expectation = expect.poll(read, { message });
    return isNegated ? expectation.not : expectation;
  };
  const pollElement = <T>(read: (element: HTMLElement | SVGElement) => T) => poll(() => read(locator.element()));
  const pollText = (read: (element: HTMLElement | SVGElement) => string, wanted: Expected) =>
    typeof wanted === 'string' ? pollElement(read).toBe(normalised(wanted)) : pollElement(read).toMatch(wanted);
  const native = () => (isNegated ? expect.element(locator).not : expect.element(locator));
  return {
    toBeVisible: () => poll(() => isShown(locator.query())).toBe(true),
    toBeHidden: () => poll(() => isShown(locator.query())).toBe(false),
    toHaveCount: (count: number) => poll(() => locator.elements().length).toBe(count),
    toBeAttached: () => poll(() => locator.query() !== null).toBe(true),
    toBeFocused: () => poll(() => document.activeElement !== null && document.activeElement === locator.query()).toBe(true),
    toBeEnabled: () => native().toBeEnabled(),
    toBeDisabled: () => native().toBeDisabled(),
    toBeChecked: () => native().toBeChecked(),
    toHaveAccessibleName: (name: Expected) => native().toHaveAccessibleName(name),
    toHaveAccessibleDescription: (description: Expected) => native().toHaveAccessibleDescription(description),
    toHaveValue: (value: string) => pollElement((element) => (element as HTMLInputElement).value).toBe(value),
    toBeEmpty: () => pollElement(textOf).toBe(''),
    /** Compares the text of one element, or of several. */
    toHaveText: (text: Expected | readonly Expected[]) =>
      Array.isArray(text) ? poll(() => locator.elements().map(textOf)).toEqual(text.map(expected)) : pollText(textOf, text as Expected),
    toContainText: (text: Expected) =>
      typeof text === 'string' ? pollElement(textOf).toContain(normalised(text)) : pollElement(textOf).toMatch(text),
    toHaveAttribute: (name: string, value?: Expected) => {
      if (value === undefined) return pollElement((element) => element.hasAttribute(name)).toBe(true);
      const read = (element: Element) => element.getAttribute(name) ?? '(none)';
      return typeof value === 'string' ? pollElement(read).toBe(value) : pollElement(read).toMatch(value);
    },
    toHaveCSS: (property: string, value: Expected) => pollText((element) => getComputedStyle(element).getPropertyValue(property), value),
    /** Expects this share of the element within the window; by default, any part. */
    toBeInViewport: ({ ratio = 0 }: { readonly ratio?: number } = {}) =>
      pollElement((element) => {
        const share = shareInWindow(element);
        return ratio === 0 ? share > 0 : share >= ratio - ROUNDING;
      }).toBe(true),
  };
}

const ROUNDING = 0.005;

/** Returns the share of the element's area within the window, 0–1. */
function shareInWindow(element: Element): number {
  const { top, left, right, bottom, width, height } = element.getBoundingClientRect();
  const seenWidth = Math.min(right, innerWidth) - Math.max(left, 0);
  const seenHeight = Math.min(bottom, innerHeight) - Math.max(top, 0);
  return width * height === 0 ? 0 : (Math.max(0, seenWidth) * Math.max(0, seenHeight)) / (width * height);
}

const expected = (text: Expected) => (typeof text === 'string' ? normalised(text) : expect.stringMatching(text));

const hash = () => expect.poll(() => window.location.hash, { message: 'the address' });
/** Waits until the URL fragment, such as '#/editar', matches. */
export const expectAddress = (wanted: RegExp) => hash().toMatch(wanted);
export const expectNotAddress = (wanted: RegExp) => hash().not.toMatch(wanted);

/** Waits until the window's title matches. */
export const expectTitle = (wanted: string | RegExp) =>
  expect.poll(() => document.title, { message: 'the title' })[typeof wanted === 'string' ? 'toBe' : 'toMatch'](wanted as string);

/** Changes the URL fragment, as a typed address does: '#/editar/4711'. */
export const enterAddress = (hash: string): void => window.location.assign(hash);
