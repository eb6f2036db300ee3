import { PATHS } from '@muro/api';
import { LOCALES, type Locale } from '@muro/texts';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { endSignIn } from '../../src/app/social/end-sign-in.ts';
import { expectPartAccessible } from '../browser/accessible.ts';
import { expectElement } from '../browser/expect-element.ts';
import { openPage } from '../browser/open-page.tsx';

const main = page.getByRole('main');
const STATE = '0123456789abcdef0123456789abcdef';

it.each([
  [{ page: 'designer-closed' }, 'Bis zum nächsten Mal', 'Deine gespeicherten Collagen findest du'],
  [{ page: 'not-found' }, 'Diese Seite gibt es nicht', ''],
  [{ page: 'fault', sentence: 'Diese Collage gibt es nicht (mehr).' }, 'Etwas ist schiefgegangen', 'Diese Collage gibt es nicht (mehr).'],
] as const)('[EXIT-02] %j has its message and links to the designer and to the collages', async (view, title, message) => {
  await openPage(view, 'de');
  await expectElement(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expectElement(main).toContainText(message);
  await expectElement(main.getByRole('link', { name: 'Eine Collage gestalten' })).toHaveAttribute('href', '/htmlapp/?lang=de');
  await expectElement(main.getByRole('link', { name: 'Meine Collagen' })).toHaveAttribute('href', '/ueberblick');
  expect(document.title.startsWith(`${title} – `)).toBe(true);
  await expectPartAccessible('#root');
});

it('[SOCIAL-05] the demo sign-in window accepts any name, can be closed, and has no other links', async () => {
  await openPage({ page: 'social-demo', service: 'Demo album', state: STATE }, 'de');
  await expectElement(page.getByRole('heading', { level: 1 })).toHaveText('Demo album');
  const name = page.getByLabelText('Dein Name');
  await expectElement(name).toBeFocused();
  await expectElement(name).toHaveValue('Luna');
  const form = document.querySelector('form');
  expect(form?.getAttribute('action')).toBe(`${PATHS.socialDemo}?state=${STATE}&lang=de`);
  expect(form && Object.fromEntries(new FormData(form))).toEqual({ username: 'Luna' });
  await expectElement(page.getByRole('link')).toHaveText(['Abbrechen']);
  await expectElement(page.getByRole('link')).toHaveAttribute('href', `${PATHS.socialDone}?error=access_denied&lang=de`);
  await expectPartAccessible('#root');
});

it('[SOCIAL-05] the end of the sign-in sends state and code to the opening window, only at our own origin, and closes', async () => {
  const close = vi.spyOn(window, 'close').mockImplementation(() => undefined);
  const [opener, here] = [window.opener as unknown, window.location.href];
  const postMessage = vi.fn();
  try {
    Object.defineProperty(window, 'opener', { value: { postMessage }, configurable: true, writable: true });
    window.history.replaceState(null, '', `?state=${STATE}&code=abc`);
    endSignIn();
    expect(postMessage.mock.calls).toEqual([[`${STATE}.abc`, window.location.origin]]);
    expect([window.location.search, close.mock.calls.length]).toEqual(['', 1]);
    await openPage({ page: 'social-done', isSignedIn: false }, 'en');
    await expectElement(page.getByRole('heading', { level: 1 })).toHaveText('Not signed in');
    await expect.poll(() => close.mock.calls.length).toBe(2);
    expect(postMessage).toHaveBeenCalledTimes(1);
  } finally {
    Object.defineProperty(window, 'opener', { value: opener, configurable: true, writable: true });
    window.history.replaceState(null, '', here);
    close.mockRestore();
  }
});

it('at 320 px nothing is cut off, in any language', async () => {
  await page.viewport(320, 800);
  const wide: Locale[] = [];
  for (const locale of LOCALES) {
    for (const view of [
      { page: 'designer-closed' },
      { page: 'not-found' },
      { page: 'social-demo', service: 'Demo album', state: STATE },
    ] as const) {
      await openPage(view, locale);
      await expectElement(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (document.documentElement.scrollWidth > 320) wide.push(locale);
    }
  }
  expect(wide).toEqual([]);
});
