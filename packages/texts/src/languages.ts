/* All languages [L10N-01]. A new language needs a folder here and a line in this file. */
export { profile as de } from './de/profile.ts';
export { profile as en } from './en/profile.ts';
export { profile as es } from './es/profile.ts';
export { profile as fr } from './fr/profile.ts';
export { profile as it } from './it/profile.ts';
export { profile as nl } from './nl/profile.ts';
