import { describe, expect, it } from 'vitest';
import { productionLock } from './production-lock.mjs';

const lock = {
  'apps/server': { dependencies: { '@muro/shop': '1.0.0', mailer: '2.0.0', bundled: '1.0.0' } },
  'packages/shop': { dependencies: { parser: '1.0.0' } },
  'node_modules/@muro/shop': { link: true },
  'apps/server/node_modules/mailer': { version: '2.0.0', dependencies: { wire: '^1.0.0' } },
  'node_modules/mailer': { version: '1.0.0', dev: true },
  'node_modules/wire': {
    version: '1.4.0',
    optionalDependencies: { 'wire-linux': '1.4.0' },
    peerDependencies: { parser: '*', react: '*' },
    peerDependenciesMeta: { react: { optional: true } },
  },
  'node_modules/wire-linux': { version: '1.4.0', optional: true, devOptional: true },
  'node_modules/parser': { version: '1.0.0', peer: true },
  'node_modules/bundled': { version: '1.0.0' },
  'node_modules/react': { version: '19.0.0', dev: true },
};

describe('the lock of production dependencies', () => {
  it('has what runs, in the versions of the repository, and nothing that only builds or tests', () => {
    const { dependencies, packages } = productionLock(lock, ['apps/server', 'packages/shop'], (name) => name !== 'bundled');
    expect(dependencies).toEqual({ mailer: '2.0.0', parser: '1.0.0' });
    expect(Object.keys(packages).sort()).toEqual(['mailer', 'parser', 'wire', 'wire-linux'].map((name) => `node_modules/${name}`));
    expect(packages['node_modules/mailer'].version).toBe('2.0.0');
    expect(packages['node_modules/wire-linux']).toEqual({ version: '1.4.0', optional: true });
  });

  it('is refused if two versions of a package would need the same place', () => {
    const direct = { ...lock, 'packages/shop': { dependencies: { parser: '1.0.0', mailer: '1.0.0' } } };
    const indirect = { ...lock, 'node_modules/parser': { version: '1.0.0', dependencies: { mailer: '1.0.0' } } };
    for (const lock of [direct, indirect])
      expect(() => productionLock(lock, ['apps/server', 'packages/shop'], () => true)).toThrow(
        'Expected one version of node_modules/mailer',
      );
  });
});
