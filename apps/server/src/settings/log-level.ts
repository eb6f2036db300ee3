import { SettingError } from './setting-error.ts';

/** Most verbose first. */
const LOG_LEVELS = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** @throws {SettingError} for an unknown level */
export function readLogLevel(text = 'info'): LogLevel {
  const level = LOG_LEVELS.find((logLevel) => logLevel === text);
  if (!level) throw new SettingError('MURO_LOG_LEVEL', text, `one of ${LOG_LEVELS.join(', ')}`);
  return level;
}
