import { EnvFileError } from '@muro/shop';
import { SettingError } from './setting-error.ts';
import { StartError } from './start-error.ts';

const CONFIGURATION_ERRORS = [EnvFileError, SettingError, StartError];

/** True if the operator has to correct a setting or the environment: the message says enough, without a stack trace. */
export function isConfigurationError(error: unknown): error is Error {
  return CONFIGURATION_ERRORS.some((kind) => error instanceof kind);
}
