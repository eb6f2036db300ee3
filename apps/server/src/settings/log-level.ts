import { SettingError } from './setting-error.ts';

/** From the most to the least that is logged. */
const LOG_LEVELS = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** @throws {SettingError} for a word that is no level */
export function readLogLevel(text = 'info'): LogLevel {
  const level = LOG_LEVELS.find((known) => known === text);
  if (!level) throw new SettingError('MURO_LOG_LEVEL', text, `one of ${LOG_LEVELS.join(', ')}`);
  return level;
}
