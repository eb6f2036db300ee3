import './commands.ts';
import { commands, type Locator, locators } from 'vitest/browser';

/** Position and size in the test's frame, px. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

declare module 'vitest/browser' {
  interface LocatorSelectors {
    getByCss(css: string): Locator;
    /** Focuses the element and presses a key by its Playwright name. */
    press(key: string): Promise<void>;
    focus(): Promise<void>;
    count(): number;
    isVisible(): boolean;
    getAttribute(name: string): Promise<string | null>;
    innerText(): Promise<string>;
    inputValue(): Promise<string>;
    /** Types letter by letter into the element. */
    pressSequentially(text: string): Promise<void>;
    boundingBox(): Promise<Box>;
    scrollIntoViewIfNeeded(): Promise<void>;
    evaluateAll<T, E extends Element = HTMLElement>(read: (elements: E[]) => T): Promise<Awaited<T>>;
    evaluate<T, E extends Element = HTMLElement>(read: (element: E) => T): Promise<Awaited<T>>;
    textContent(): Promise<string | null>;
    isEnabled(): Promise<boolean>;
    blur(): Promise<void>;
  }
}

const ownMethods = {
  getByCss: (css: string) => `css=${css}`,
  async press(this: Locator, key: string) {
    await ownMethods.focus.call(this);
    await commands.pressKey(key);
  },
  async focus(this: Locator) {
    (await this.findElement()).focus();
  },
  count(this: Locator) {
    return this.elements().length;
  },
  isVisible(this: Locator) {
    return isShown(this.query());
  },
  // Wrapped as an async method: a method that returns a string would be turned into a locator.
  async getAttribute(this: Locator, name: string) {
    return (await this.findElement()).getAttribute(name);
  },
  async innerText(this: Locator) {
    return ((await this.findElement()) as HTMLElement).innerText;
  },
  async inputValue(this: Locator) {
    return ((await this.findElement()) as HTMLInputElement).value;
  },
  async pressSequentially(this: Locator, text: string) {
    await ownMethods.focus.call(this);
    await commands.typeText(text);
  },
  async boundingBox(this: Locator): Promise<Box> {
    const { x, y, width, height } = (await this.findElement()).getBoundingClientRect();
    return { x, y, width, height };
  },
  async scrollIntoViewIfNeeded(this: Locator) {
    (await this.findElement()).scrollIntoView({ block: 'nearest', behavior: 'instant' });
  },
  async evaluateAll(this: Locator, read: (elements: Element[]) => unknown) {
    return await read(this.elements());
  },
  // Wrapped as an async method: a method that returns a string would be turned into a locator.
  async textContent(this: Locator) {
    return (await this.findElement()).textContent;
  },
  async isEnabled(this: Locator) {
    return !(await this.findElement()).matches(':disabled, [aria-disabled="true"]');
  },
  async blur(this: Locator) {
    (await this.findElement()).blur();
  },
  async evaluate(this: Locator, read: (element: Element) => unknown) {
    return await read(await this.findElement());
  },
};

locators.extend(ownMethods as unknown as Parameters<typeof locators.extend>[0]);

/** True if a person can see it: it has an area and is not hidden. */
export function isShown(element: Element | null): boolean {
  if (!element?.isConnected) return false;
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
}
