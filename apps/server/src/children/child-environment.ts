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
 * The environment of a child process or thread: an allow-list, because it works on foreign bytes. Passwords of the database, the
 * bucket and the mail relay, the operator token and the shop's secret are for the server alone.
 */
export function childEnvironment(env: NodeJS.ProcessEnv = process.env): Record<string, string> {
  const allowed = ALLOWED.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]] as const]));
  // Decoders on several threads otherwise keep the memory of each for themselves.
  return { ...Object.fromEntries(allowed), MALLOC_ARENA_MAX: '2' };
}
