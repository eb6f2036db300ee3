/* Names of the files and folders of a shop. */

export const SHOP_FILE = 'shop.jsonc';

/** Returns the path of a text, such as `terms/de.md`. */
export const textFile = (text: string, locale: string): string => `${text}/${locale}.md`;
