import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Wraps keys with the shop's secret, so that they are safe in a copy of the database. During a rotation the former secret still unwraps.
 */
export interface KeyWrapping {
  wrap(name: string, content: Buffer): string;
  /** Null if no secret opens it. */
  unwrap(name: string, wrapped: string): Buffer | null;
}

/** One key per root, that of the present root first. */
type Keys = readonly [present: Buffer, ...former: Buffer[]];

/** Keys for signatures, 32 bytes each: the present one signs, the others are still accepted. */
export interface SigningKeys {
  keysFor(use: string): Keys;
}

const derived = (root: string | Buffer, use: string): Buffer => Buffer.from(hkdfSync('sha256', root, '', `muro ${use}`, 32));

/** @param secrets  at least one, the present one first */
export function createWrapping(secrets: readonly string[]): KeyWrapping {
  const [present, ...formerKeys] = secrets.map((secret) => derived(secret, 'wrapping'));
  if (present === undefined) throw new RangeError('Expected at least one secret to wrap keys with but received none');
  return {
    wrap(name, content) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', present, iv).setAAD(Buffer.from(name));
      return Buffer.concat([iv, cipher.update(content), cipher.final(), cipher.getAuthTag()]).toString('base64');
    },
    unwrap(name, wrapped) {
      for (const key of [present, ...formerKeys]) {
        const content = opened(key, name, Buffer.from(wrapped, 'base64'));
        if (content) return content;
      }
      return null;
    },
  };
}

function opened(key: Buffer, name: string, bytes: Buffer): Buffer | null {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(name)).setAuthTag(bytes.subarray(-TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]);
  } catch {
    return null;
  }
}

/** @param roots  at least one, the present one first */
export function createSigningKeys(roots: readonly (string | Buffer)[]): SigningKeys {
  const [present, ...formerRoots] = roots;
  if (present === undefined) throw new RangeError('Expected at least one root for signing keys but received none');
  return { keysFor: (use) => [derived(present, use), ...formerRoots.map((root) => derived(root, use))] };
}
