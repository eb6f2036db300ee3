export type { App } from './en/app.ts';
export type { Order } from './en/order.ts';
export type { Overview } from './en/overview.ts';
export type { Pages } from './en/pages.ts';
export type { Short } from './en/short.ts';
export * from './load.ts';
export * from './locales.ts';
export * from './shared/core.ts';
export type { LanguageProfile, RouteKey } from './shared/language-profile.ts';
