export interface LeaseHeartbeat {
  /** Aborted when another worker holds the lease, or when it could not be renewed for as long as it lasts. */
  readonly signal: AbortSignal;
  end(): void;
}

/** Renews a lease three times in its lifetime, on a monotonic clock. @param renew  returns false if another worker holds the lease */
export function startLeaseHeartbeat(renew: () => Promise<boolean>, leaseMs: number): LeaseHeartbeat {
  const lost = new AbortController();
  let renewedAt = performance.now();
  let isPending = false;
  const attempt = async () => {
    isPending = true;
    const startedAt = performance.now();
    const isOurs = await renew().catch(() => null); // null: the database is unavailable, so no other worker can take the lease either
    isPending = false;
    if (isOurs) renewedAt = startedAt;
    if (isOurs === false) lost.abort();
  };
  const timer = setInterval(() => {
    if (performance.now() - renewedAt > leaseMs) lost.abort();
    if (!isPending) void attempt(); // at most one renewal is pending
  }, leaseMs / 3).unref();
  return { signal: lost.signal, end: () => clearInterval(timer) };
}
