/** URLs of all files in the font packages that `FONT_WEIGHTS` of the domain names, by path. */
const FILES: Readonly<Record<string, string>> = import.meta.glob(
  [
    '../../../../node_modules/@fontsource/{crimson-text,mclaren,indie-flower,rasa,jost,comic-relief}/files/*-400-normal.woff',
    '../../../../node_modules/@fontsource/{noto-serif,noto-naskh-arabic,noto-serif-hebrew,noto-sans-symbols-2}/files/*-400-normal.woff',
    '../../../../node_modules/@fontsource/montserrat/files/*-{500,700}-normal.woff',
    '../../../../node_modules/@fontsource/nunito/files/*-600-normal.woff',
    '../../../../node_modules/@fontsource/{roboto,noto-sans,noto-sans-arabic,noto-sans-hebrew,noto-sans-symbols,noto-emoji}/files/*-{400,500,600,700}-normal.woff',
    '!**/noto-emoji-emoji-*',
    '!**/noto-{sans,naskh}-arabic-{latin,latin-ext,math,symbols}-*',
    '!**/noto-{sans,serif}-hebrew-{latin,latin-ext,cyrillic-ext,greek-ext}-*',
    '!**/noto-sans-symbols-{latin,latin-ext}-*',
    '!**/noto-sans-symbols-2-{latin,latin-ext,braille,mayan-numerals}-*',
  ],
  { query: '?url', import: 'default', eager: true },
);

/** URLs of the font files, by the domain's file name. */
export const MORE_FONT_ADDRESSES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(FILES).map(([path, address]) => [path.slice(path.indexOf('@fontsource/') + '@fontsource/'.length), address]),
);
