/** Common passwords of the product's languages that the package's list lacks. */
const MORE_COMMON = new Set(
  `12345678 123456789 1234567890 87654321 11111111 00000000 12341234 11223344 123123123 147258369 987654321 1q2w3e4r 1q2w3e4r5t 1qaz2wsx
  abcd1234 abc12345 abcdefgh asdfghjk asdfasdf baseball football princess sunshine superman starwars trustno1 whatever welcome1 iloveyou
  password password1 password12 password123 passw0rd p@ssw0rd letmein1 qwertyui qwertyuiop qwerty12 qwerty123 qazwsxedc zaq12wsx changeme
  computer internet michelle jennifer samantha pokemon1 football1 monkey123 dragon123 master123 admin123 administrator
  contraseña contrasena tequiero teamomucho mariposa estrella barcelona realmadrid passwort hallo123 schatz123 fussball wachtwoord welkom01
  motdepasse azertyui azertyuiop azerty123 doudou123 soleil123 juventus ciaociao amoremio 123qweasd qwer1234 a1b2c3d4 aaaaaaaa`
    .split(/\s+/)
    .filter(Boolean),
);

/** True if a password is on a list of common ones, or is little more than the user's own name or address. */
export async function isGuessable(password: string, { username, email }: { username: string; email: string }): Promise<boolean> {
  const lower = password.normalize('NFC').toLowerCase();
  const trimmed = lower.trim();
  const common = await commonPasswords();
  if ([lower, trimmed].some((word) => MORE_COMMON.has(word) || common.has(word))) return true;
  const personalWords = [username, email, email.split('@')[0] ?? '', 'muro']
    .map((word) => word.toLowerCase())
    .filter((word) => word.length > 2);
  return personalWords.some((word) => trimmed.includes(word) && trimmed.replaceAll(word, '').length < 4);
}

let loading: Promise<ReadonlySet<string>> | undefined;

/**
 * Returns 49,000 passwords of published breaches, in lower case. Loaded by the first registration, so that an idle server does not hold
 * them in memory.
 */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  loading ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']));
  return loading;
}
