import type { Catalogue } from '../shared/core.ts';

export const visitor = {
  makeCollage: 'Make a collage',
  signInOverview: 'Sign in to see your collages and orders.',
  signInToCollage: 'Sign in to open your collage',
  signInToCollageHint: 'Use the account you made it with.',
  registerForPages: 'With an account you can save your collages and order them on any device.',
  registerHaveOne: 'I already have an account',
} as const satisfies Catalogue;
