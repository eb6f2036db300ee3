import type { BrowserContext } from '@playwright/test';

/** Expires the session: the browser still knows the account. Signing out would delete both cookies. */
export const endSession = (context: BrowserContext): Promise<void> => context.clearCookies({ name: 'muro_session' });
