/** Variables that a decoder, a painter or the embedded database may need: places, language, time zone, and the loader's search path. */
const ALLOWED = [
  'PATH',
  'HOME',
  'TMPDIR',
  'TMP',
  'TEMP',
  'TZ',
  'LANG',
  'LANGUAGE',
  'LC_ALL',
  'LC_CTYPE',
  'LD_LIBRARY_PATH',
  'DYLD_LIBRARY_PATH',
  'FONTCONFIG_FILE',
  'FONTCONFIG_PATH',
  'XDG_CACHE_HOME',
  'SystemRoot',
  'windir',
];

/**
 * Returns the environment of a child process or thread. It is an allow-list, because children process untrusted bytes: the passwords of the
 * database, the bucket and the mail relay, the operator token and the shop's secret stay in the server.
 */
export function childEnvironment(env: NodeJS.ProcessEnv = process.env): Record<string, string> {
  const allowed = ALLOWED.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]] as const]));
  // Limits glibc to two malloc arenas; otherwise each decoder thread retains an arena of its own.
  return { ...Object.fromEntries(allowed), MALLOC_ARENA_MAX: '2' };
}
