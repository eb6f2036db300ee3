import type { LimitName, Limits } from '../types/accounts.ts';

/** Tokens that a server leases from the shared rate limit at once, so that most requests need no query. */
const BATCH = 10;
/** Time after which unused tokens expire, ms. */
const LEASE_MS = 60_000;
/** Size of the LRU cache of clients. */
const MAX_CLIENTS = 10_000;

interface Leased {
  tokens: number;
  leasedUntilMs: number;
  blockedUntilMs: number;
  leasing: Promise<void> | null;
}

/**
 * Creates a rate limit that all servers share and that needs one database statement per ten requests of a client: a server leases tokens in
 * the database, spends them locally, and remembers until when a client has to wait. A client that alternates between servers may reach the
 * limit up to nine requests per server earlier.
 */
export function createLeasedRateLimit(limits: Limits, nowMs: () => number = () => performance.now()): Pick<Limits, 'take'> {
  const clients = new Map<string, Leased>();
  const lease = async (leased: Leased, name: LimitName, client: string | number): Promise<void> => {
    for (const tokens of [BATCH, 1]) {
      const waitS = await limits.take(name, client, tokens);
      if (waitS !== null) {
        leased.blockedUntilMs = nowMs() + waitS * 1000;
        continue;
      }
      Object.assign(leased, { tokens, leasedUntilMs: nowMs() + LEASE_MS, blockedUntilMs: 0 } satisfies Partial<Leased>);
      return;
    }
  };
  return {
    async take(name, client) {
      const key = `${name}|${client}`;
      const leased = clients.get(key) ?? { tokens: 0, leasedUntilMs: 0, blockedUntilMs: 0, leasing: null };
      clients.delete(key);
      clients.set(key, leased);
      if (clients.size > MAX_CLIENTS) clients.delete(clients.keys().next().value as string);
      for (;;) {
        const now = nowMs();
        if (leased.blockedUntilMs > now) return Math.ceil((leased.blockedUntilMs - now) / 1000);
        if (leased.tokens > 0 && leased.leasedUntilMs > now) {
          leased.tokens--;
          return null;
        }
        leased.leasing ??= lease(leased, name, client).finally(() => {
          leased.leasing = null;
        });
        await leased.leasing;
      }
    },
  };
}
