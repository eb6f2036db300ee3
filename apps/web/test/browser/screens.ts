import { inject } from 'vitest';

interface Screen {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly isTouch: boolean;
}

const SCREENS = {
  desk: { name: 'on a desk', width: 1280, height: 800, isTouch: false },
  phone: { name: 'on a phone', width: 390, height: 844, isTouch: true },
} as const satisfies Record<string, Screen>;

declare module 'vitest' {
  interface ProvidedContext {
    screen: keyof typeof SCREENS;
  }
}

/** The screen size of this page in the test run. */
export const SCREEN: Screen = SCREENS[inject('screen')];
