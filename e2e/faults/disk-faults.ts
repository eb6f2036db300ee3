import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PATHS, pathOf, type RestoreAnswer, type VerifiedFiles } from '@muro/api';
import { type HttpCall, jsonOf } from '../../test-support/http-call.ts';
import type { FaultKind, World } from './fault-kind.ts';
import type { SetUp } from './set-ups.ts';
import { oneOf } from './wait-for-effect.ts';

/** Bit rot: one bit of a photo is flipped. The integrity check must report it, and its content is restored from a backup. */
export function diskKinds({ store }: SetUp): readonly FaultKind[] {
  const inBucket = store ? { skipped: 'no photo lies on a disk beside a bucket' } : {};
  return [{ name: 'disk-flip', weight: 6, ...inBucket, inject: flipPhoto }];
}

async function flipPhoto(world: World): Promise<number> {
  const { setUp, random } = world;
  const photos = world.photos();
  if (photos.length === 0) return 0;
  const name = oneOf(photos, random);
  const path = join(setUp.disk.outside, 'data/photos', name.slice(0, 2), name);
  const bytes = readFileSync(path);
  const flipped = Buffer.from(bytes);
  const offset = Math.floor(random() * bytes.length);
  flipped[offset] = (flipped[offset] as number) ^ (1 << Math.floor(random() * 8));
  writeFileSync(path, flipped);
  if (!(await isNamed(world, name)))
    world.reportViolation(`verify did not name ${name}, of which bit ${offset * 8} or a neighbour was flipped`);
  const answer = await asOperator(world, {
    method: 'PUT',
    path: pathOf(PATHS.shopBlob, { hash: name }),
    headers: { 'content-type': 'application/octet-stream' },
    body: bytes,
  });
  const isRestored = answer.status === 200 && jsonOf<RestoreAnswer>(answer).isAside && readFileSync(path).equals(bytes);
  if (!isRestored)
    world.reportViolation(`${name} did not come back from a backup: ${answer.status} ${answer.bytes.toString('utf8').slice(0, 200)}`);
  return 1;
}

/** True if an integrity check with hashes that starts just before this file reports it as damaged. */
async function isNamed(world: World, name: string): Promise<boolean> {
  const before = (BigInt(`0x${name}`) - 1n).toString(16).padStart(name.length, '0');
  const answer = await asOperator(world, { method: 'GET', path: `${PATHS.verifyFiles}?deep=1&after=${before}` });
  return jsonOf<VerifiedFiles>(answer).faults.some((fault) => fault.name === name && fault.state === 'bytes');
}

const asOperator = ({ calls, setUp }: World, call: HttpCall) =>
  calls.settle({ ...call, headers: { ...call.headers, authorization: `Bearer ${setUp.token}` } });
