/** Scopes of operator tokens; every call under `/api/shop/` needs one of them. */
export const OPERATOR_SCOPES = [
  'orders:read',
  'orders:write',
  'prints:read',
  'accounts:write',
  'checkout:read',
  'checkout:write',
  'backups:read',
  'verify:read',
  'verify:write',
  'stores:read',
  'stores:write',
  'tokens:read',
  'tokens:write',
] as const;
export type OperatorScope = (typeof OPERATOR_SCOPES)[number];

/** Longest lifetime of an operator token, days. */
export const MAX_TOKEN_DAYS = 366;
