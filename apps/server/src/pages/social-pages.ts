import { type ApiLocale, PATHS } from '@muro/api';
import { SOCIAL_TEXTS as SAY } from '@muro/texts/all';
import { html, page } from './page.ts';

/** The end of a sign-in at the photo service: its script tells the designer and closes the window. */
export function socialDonePage(locale: ApiLocale, isSignedIn: boolean): string {
  const title = isSignedIn ? SAY.doneTitle[locale] : SAY.cancelledTitle[locale];
  const body = html`<p>${isSignedIn ? SAY.doneText[locale] : SAY.cancelledText[locale]}</p>`;
  return page({ locale, title, body, script: '/pages/social-done.js', isWindow: true });
}

/** The stand-in's sign-in: it says what it is, and every name will do. */
export function demoSignInPage(locale: ApiLocale, name: string, state: string): string {
  const query = `${new URLSearchParams({ state, lang: locale })}`;
  const body = html`<p>${SAY.demoText[locale]}</p>
<form class="sign-in" method="post" action="${PATHS.socialDemo}?${query}">
<label>${SAY.demoName[locale]}<input name="username" value="Luna" maxlength="40" required autofocus autocomplete="off"></label>
<p><button>${SAY.demoEnter[locale]}</button></p>
</form>
<p><a class="way" href="${PATHS.socialDone}?${new URLSearchParams({ error: 'access_denied', lang: locale }).toString()}">${SAY.demoCancel[locale]}</a></p>`;
  return page({ locale, title: name, body, isWindow: true });
}
