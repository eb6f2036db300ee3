import { type SQL, sql } from 'drizzle-orm';

const FIRST = ['José', 'Ana', 'María', 'Łukasz', 'Anna', 'Peter', 'Jürgen', 'Chloé', 'Marco', 'Sofía'];
/* Half of the orders go to one city and three in five buyers have one mail host, so that these words are common at each size. */
const CITIES = ['Madrid', 'Barcelona', 'Madrid', 'Cádiz', 'Madrid', 'München', 'Madrid', 'Paris', 'Madrid', 'Roma'];
const HOSTS = ['gmail.com', 'gmail.com', 'web.de', 'gmail.com', 'orange.fr'];
/** Name of a fixed number of buyers at every size. */
export const NAMESAKE = 'Zacarías Quintanilla';
/** Number of different surnames and streets. */
const [SURNAMES, STREETS] = [3_000, 700];

const nthOf = (texts: readonly string[]) =>
  sql`(array[${sql.join(
    texts.map((text) => sql`${text}::text`),
    sql`, `,
  )}])[n % ${texts.length}::integer + 1]`;
const wordOf = (number: SQL) => sql`initcap(substr(translate(md5((${number})::text), '0123456789', 'aeiounrlst'), 1, 7))`;

/** Returns the address of order `n`; every `every`-th one has the name `NAMESAKE`. */
export const addressOf = (every: number) => sql`jsonb_build_object(
  'name', case when n % ${every}::integer = 0 then ${NAMESAKE}::text else ${nthOf(FIRST)} || ' ' || ${wordOf(sql`n % ${SURNAMES}::integer`)} end,
  'street', 'Calle ' || ${wordOf(sql`-(n % ${STREETS}::integer)`)} || ' ' || n % 120, 'postcode', lpad((n % 52000)::text, 5, '0'),
  'city', ${nthOf(CITIES)}, 'country', 'ES', 'email', 'u' || n % 100000 || '@' || ${nthOf(HOSTS)})`;
