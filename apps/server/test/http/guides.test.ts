import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { API_ERROR_KEYS, ERROR_STATUS, OPERATOR_SCOPES, PATHS, UPKEEP_TASKS } from '@muro/api';
import { collectDefaultMetrics } from 'prom-client';
import { describe, expect, it } from 'vitest';
import { codeIn, readGuide, readGuides, tableKeys } from '../../../../test-support/guides.ts';
import { measureTokenEnds } from '../../src/accounts/access/report-ending-tokens.ts';
import { createMetrics } from '../../src/monitoring/metrics.ts';

/** Error values of a sign-in, which answers 200. */
const SIGN_IN_ERRORS = ['wrongcredentials', 'codeneeded', 'wrongcode', 'expired'];

const sorted = (names: Iterable<string>) => [...new Set(names)].sort();
const keysOf = (path: string) => tableKeys(readGuide(path).text);

describe('the guides of programs and operators', () => {
  it('have a row for each error code of the API, with its status', () => {
    const { text } = readGuide('docs/integrate/api.md');
    const codes = tableKeys(text).filter((key) => /^[A-Z_]+$|^[a-z]+$/.test(key));
    expect(sorted(codes)).toEqual(sorted([...API_ERROR_KEYS, ...SIGN_IN_ERRORS]));
    const rows = text.split('\n').filter((line) => /^\| `(?:ERROR|PHOTO|GENERATOR)_/.test(line));
    const wrongRows = rows.filter((row) => {
      const [, names = '', status] = row.split('|');
      return [...names.matchAll(/`(\w+)`/g)].some(([, name]) => ERROR_STATUS[name as keyof typeof ERROR_STATUS] !== Number(status));
    });
    expect(wrongRows).toEqual([]);
  });

  it('name no error code and no address that the server does not have', () => {
    const paths = Object.values(PATHS).map((path) => new RegExp(`^${path.replace(/:[a-z]+/g, '[^/]+')}$`));
    const unknownNames = readGuides().flatMap(({ path, text }) => [
      ...[...text.matchAll(/\bERROR_[A-Z_]+\b/g)].flatMap(([key]) =>
        API_ERROR_KEYS.some((apiErrorKey) => apiErrorKey === key) ? [] : [`${path}: ${key}`],
      ),
      ...codeIn(text).flatMap((code) => {
        const [, address] = /^(?:(?:GET|POST) )?(\/(?:api|account|social)\/[\w/{}.-]*)(?:\?.*)?$/.exec(code) ?? [];
        return address === undefined || address === '/api/shop/' || paths.some((candidate) => candidate.test(address))
          ? []
          : [`${path}: ${code}`];
      }),
    ]);
    expect(unknownNames).toEqual([]);
  });

  it('describe each metric, and no unknown one', async () => {
    const { registry } = createMetrics();
    measureTokenEnds(registry, { list: async () => [] } as never);
    const ownMetrics = registry.getMetricsAsArray().map(({ name }) => name);
    collectDefaultMetrics({ register: registry });
    const all = registry.getMetricsAsArray().map(({ name }) => name);
    registry.clear();
    const keys = keysOf('docs/operate/monitoring.md').filter((key) => /^(?:muro|nodejs|process)_\w+$/.test(key));
    expect(sorted(keys.filter((key) => key.startsWith('muro_')))).toEqual(sorted(ownMetrics));
    expect(keys.filter((key) => !all.includes(key))).toEqual([]);
    const named = readGuides().flatMap(({ text }) => text.match(/\bmuro_[a-z]+(?:_[a-z]+)*_(?:total|seconds|failing)\b/g) ?? []);
    expect(sorted(named).filter((name) => !ownMetrics.includes(name))).toEqual([]);
  });

  it('describe each daily task, each security event and each scope', () => {
    const monitoring = keysOf('docs/operate/monitoring.md').filter((key) => /^[a-z]+(?:-[a-z]+)*$/.test(key));
    expect(sorted(monitoring)).toEqual(sorted(UPKEEP_TASKS));
    const source = readFileSync(join(import.meta.dirname, '../../src/accounts/access/log-security-event.ts'), 'utf8');
    const [, union = ''] = /type SecurityEvent =([^;]*);/.exec(source) ?? [];
    const events = keysOf('docs/operate/security.md').filter((key) => /^[a-z]+-[a-z-]+$/.test(key));
    expect(sorted(events)).toEqual(sorted([...union.matchAll(/'([a-z-]+)'/g)].map(([, event = '']) => event)));
    const scopes = keysOf('docs/operate/operator-tokens.md').filter((key) => /^[a-z]+:[a-z]+$/.test(key));
    expect(sorted(scopes)).toEqual(sorted(OPERATOR_SCOPES));
  });
});
