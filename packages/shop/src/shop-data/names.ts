/* What the files and folders of a shop are called. */

export const SHOP_FILE = 'shop.jsonc';

/** `terms/de.md` */
export const textFile = (text: string, locale: string): string => `${text}/${locale}.md`;
