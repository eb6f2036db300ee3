/** Long passwords that everybody tries first. Shorter ones fall to the minimum length. */
const COMMON = new Set(
  `12345678 123456789 1234567890 87654321 11111111 00000000 12341234 11223344 123123123 147258369 987654321 1q2w3e4r 1q2w3e4r5t 1qaz2wsx
  abcd1234 abc12345 abcdefgh asdfghjk asdfasdf baseball football princess sunshine superman starwars trustno1 whatever welcome1 iloveyou
  password password1 password12 password123 passw0rd p@ssw0rd letmein1 qwertyui qwertyuiop qwerty12 qwerty123 qazwsxedc zaq12wsx changeme
  computer internet michelle jennifer samantha pokemon1 football1 monkey123 dragon123 master123 admin123 administrator
  contraseña contrasena tequiero teamomucho mariposa estrella barcelona realmadrid passwort hallo123 schatz123 fussball wachtwoord welkom01
  motdepasse azertyui azertyuiop azerty123 doudou123 soleil123 juventus ciaociao amoremio 123qweasd qwer1234 a1b2c3d4 aaaaaaaa`
    .split(/\s+/)
    .filter(Boolean),
);

/** Whether a password is among the first that anyone would guess, for anyone or for this person. */
export function isGuessable(password: string, { username, email }: { username: string; email: string }): boolean {
  const lower = password.toLowerCase();
  if (COMMON.has(lower)) return true;
  const own = [username, email, email.split('@')[0] ?? '', 'muro'].map((word) => word.toLowerCase()).filter((word) => word.length > 2);
  return own.some((word) => lower.includes(word) && lower.replaceAll(word, '').length < 4);
}
