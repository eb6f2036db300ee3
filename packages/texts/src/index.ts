export * from './core.ts';
export type { App } from './en/app.ts';
export type { Order } from './en/order.ts';
export type { Overview } from './en/overview.ts';
export type { Pages } from './en/pages.ts';
export type { Short } from './en/short.ts';
export type { LanguageProfile } from './language-profile.ts';
export * from './load.ts';
export * from './locales.ts';
