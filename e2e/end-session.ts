import type { BrowserContext } from '@playwright/test';

/** Ends the session as it runs out: the browser still knows the account it was signed in to. A sign-out clears both cookies. */
export const endSession = (context: BrowserContext): Promise<void> => context.clearCookies({ name: 'muro_session' });
