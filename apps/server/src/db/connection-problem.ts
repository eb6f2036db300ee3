import { QueryFault } from './query-fault.ts';

/** Thrown if PostgreSQL cannot be used as configured; the message is a sentence for the operator and contains no password. */
export class ConnectionProblem extends Error {}

/**
 * Returns the cause of a failed first query if the operator can fix it; undefined for any other error. The codes are SQLSTATE (appendix A
 * of PostgreSQL's manual) and those of the system.
 */
export function connectionProblemOf(error: unknown, url: string): ConnectionProblem | undefined {
  if (!(error instanceof QueryFault)) return undefined;
  const { place, user, database } = partsOf(url);
  const sentences: Readonly<Record<string, string>> = {
    '28P01': `PostgreSQL at ${place} refuses the password of the user ${user}: check user and password in DATABASE_URL.`,
    '28000': `PostgreSQL at ${place} refuses the user ${user}: create the user, or allow it in pg_hba.conf, or correct DATABASE_URL.`,
    '3D000': `PostgreSQL at ${place} has no database ${database}: create it (createdb -O ${user} ${database}), or correct DATABASE_URL.`,
    '42501': `The user ${user} may create no tables in the database ${database} at ${place}: make it the owner of the database.`,
    '53300': `PostgreSQL at ${place} has no free connection: raise its max_connections, or stop other programs that use it.`,
    '57P03': `PostgreSQL at ${place} is starting or stopping: start Muro again in a moment.`,
    ENOTFOUND: `There is no host for PostgreSQL at ${place}: check DATABASE_URL and the name server.`,
    EAI_AGAIN: `The name server does not answer for PostgreSQL at ${place}: try again, or check the network.`,
  };
  const silent = `PostgreSQL does not answer at ${place} (${error.code || 'timeout'}): is it running, and is DATABASE_URL right?`;
  const isSilent =
    ['ECONNREFUSED', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOENT'].includes(error.code) || /timeout/.test(error.message);
  const sentence = sentences[error.code] ?? (isSilent ? silent : undefined);
  return sentence === undefined ? undefined : new ConnectionProblem(sentence);
}

function partsOf(url: string): { readonly place: string; readonly user: string; readonly database: string } {
  const { hostname, port, username, pathname, searchParams } = new URL(url);
  return {
    place: searchParams.get('host') ?? `${hostname}:${port || 5432}`,
    user: decodeURIComponent(username) || 'of this process',
    database: decodeURIComponent(pathname.slice(1)) || 'of its own name',
  };
}
