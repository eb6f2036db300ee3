import type { Departures, LeftFiles } from '../ports/departures.ts';
import { proven, type Sealed, type Self, type SettingsPorts } from './account-settings.ts';
import { done, type Result } from './result.ts';

export interface LeavePorts extends SettingsPorts {
  readonly departures: Departures;
  readonly leftFiles: LeftFiles;
}

export type Left = { readonly kind: 'left' | 'wrong' } | { readonly kind: 'under-way'; readonly orders: readonly number[] };

/** Deletes the account of who knows its password. What is not printed yet keeps it: the shop owes it to them. */
export async function leaveAccount(ports: LeavePorts, self: Self, input: Sealed): Promise<Result<Left>> {
  const known = await proven(ports, self, input);
  if (!known.ok) return known;
  if (!known.value) return done({ kind: 'wrong' });
  const outcome = await ports.departures.leave(self.user.id, self.locale);
  if (outcome.kind === 'under-way') return done(outcome);
  await ports.leftFiles.wipe(outcome.traces);
  return done({ kind: 'left' });
}
