export interface LeaseHeartbeat {
  /** Aborted when somebody else has the lease, or when it could not be renewed for as long as it lasts. */
  readonly signal: AbortSignal;
  end(): void;
}

/** Renews a lease three times in its life, on a clock that never jumps. @param renew  false: somebody else has it */
export function startLeaseHeartbeat(renew: () => Promise<boolean>, leaseMs: number): LeaseHeartbeat {
  const lost = new AbortController();
  let renewedAt = performance.now();
  let isAsking = false;
  const ask = async () => {
    isAsking = true;
    const askedAt = performance.now();
    const isOurs = await renew().catch(() => null); // null: the database is away, and nobody else can ask it either
    isAsking = false;
    if (isOurs) renewedAt = askedAt;
    if (isOurs === false) lost.abort();
  };
  const timer = setInterval(() => {
    if (performance.now() - renewedAt > leaseMs) lost.abort();
    if (!isAsking) void ask(); // a database that is silent is not asked again
  }, leaseMs / 3).unref();
  return { signal: lost.signal, end: () => clearInterval(timer) };
}
