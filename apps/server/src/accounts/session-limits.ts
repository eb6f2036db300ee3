/**
 * How long a session lasts: until half an hour without a request (the editor's heartbeat is one), and twelve hours in any case.
 * The cookie is kept as long as the second, so that a browser that was closed or fell over comes back signed in within the first.
 */
export const SESSION_LIMITS_MS = { idle: 30 * 60_000, absolute: 12 * 3_600_000 } as const;
