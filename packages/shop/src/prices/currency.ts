import { z } from 'zod';

const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

const aCode = 'must be the code of a currency, in three capital letters, such as "EUR"';

/** ISO 4217 code of an existing currency. */
export const currency = z.string({ error: aCode }).refine((code) => CURRENCIES.has(code), { error: aCode });
