import { z } from 'zod';

const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

const aCode = 'must be the code of a currency, in three capital letters, such as "EUR"';

/** The code of a currency that there is. */
export const currency = z.string({ error: aCode }).refine((code) => CURRENCIES.has(code), { error: aCode });
