import type { ApiLocale } from '@muro/api';

export const sizeText = (locale: ApiLocale, { width, height }: { readonly width: number; readonly height: number }) =>
  `${width.toLocaleString(locale)} x ${height.toLocaleString(locale)} cm`;

export const dateText = (locale: ApiLocale, moment: Date) => moment.toLocaleDateString(locale, { dateStyle: 'long' });
