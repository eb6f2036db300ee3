import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';
import { isShown } from './locators.ts';

type Words = string | RegExp;

const plain = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();
const textOf = (element: Element): string => plain((element as HTMLElement).innerText ?? element.textContent);

/**
 * Polling assertions on what a person sees of `locator`.
 *
 *     await seen(page.getByRole('dialog')).toBeVisible()
 *     await seen(slot(1)).not.toBeFocused()
 */
export function seen(locator: Locator, message?: string) {
  return { ...looks(locator, false, message), not: looks(locator, true, message) };
}

function looks(locator: Locator, isNot: boolean, message = locator.selector) {
  const poll = <T>(read: () => T) => {
    const expectation = expect.poll(read, { message });
    return isNot ? expectation.not : expectation;
  };
  const one = <T>(read: (element: HTMLElement | SVGElement) => T) => poll(() => read(locator.element()));
  const words = (read: (element: HTMLElement | SVGElement) => string, wanted: Words) =>
    typeof wanted === 'string' ? one(read).toBe(plain(wanted)) : one(read).toMatch(wanted);
  const native = () => (isNot ? expect.element(locator).not : expect.element(locator));
  return {
    toBeVisible: () => poll(() => isShown(locator.query())).toBe(true),
    toBeHidden: () => poll(() => isShown(locator.query())).toBe(false),
    toHaveCount: (count: number) => poll(() => locator.elements().length).toBe(count),
    toBeAttached: () => poll(() => locator.query() !== null).toBe(true),
    toBeFocused: () => poll(() => document.activeElement !== null && document.activeElement === locator.query()).toBe(true),
    toBeEnabled: () => native().toBeEnabled(),
    toBeDisabled: () => native().toBeDisabled(),
    toBeChecked: () => native().toBeChecked(),
    toHaveAccessibleName: (name: Words) => native().toHaveAccessibleName(name),
    toHaveAccessibleDescription: (description: Words) => native().toHaveAccessibleDescription(description),
    toHaveValue: (value: string) => one((element) => (element as HTMLInputElement).value).toBe(value),
    toBeEmpty: () => one(textOf).toBe(''),
    /** Compares the text of one element, or of several. */
    toHaveText: (text: Words | readonly Words[]) =>
      Array.isArray(text) ? poll(() => locator.elements().map(textOf)).toEqual(text.map(expected)) : words(textOf, text as Words),
    toContainText: (text: Words) => (typeof text === 'string' ? one(textOf).toContain(plain(text)) : one(textOf).toMatch(text)),
    toHaveAttribute: (name: string, value?: Words) => {
      if (value === undefined) return one((element) => element.hasAttribute(name)).toBe(true);
      const read = (element: Element) => element.getAttribute(name) ?? '(none)';
      return typeof value === 'string' ? one(read).toBe(value) : one(read).toMatch(value);
    },
    toHaveCSS: (property: string, value: Words) => words((element) => getComputedStyle(element).getPropertyValue(property), value),
    /** Expects this share of the element within the window; by default, any part. */
    toBeInViewport: ({ ratio = 0 }: { readonly ratio?: number } = {}) =>
      one((element) => {
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

const expected = (text: Words) => (typeof text === 'string' ? plain(text) : expect.stringMatching(text));

const hash = () => expect.poll(() => window.location.hash, { message: 'the address' });
/** Waits until the URL fragment, such as '#/editar', matches. */
export const address = (wanted: RegExp) => hash().toMatch(wanted);
export const notAddress = (wanted: RegExp) => hash().not.toMatch(wanted);

/** Waits until the window's title matches. */
export const title = (wanted: string | RegExp) =>
  expect.poll(() => document.title, { message: 'the title' })[typeof wanted === 'string' ? 'toBe' : 'toMatch'](wanted as string);

/** Enters an address by hand: '#/editar/4711'. */
export const typed = (hash: string): void => window.location.assign(hash);
