import { parseUrl } from '@income-series/protocol/url';
import { BAD_PORT, SEVERAL_HOSTS } from './url-problem.ts';

/** A parameter of a connection string. */
interface Parameter {
  /** The setting in words, for the page of the configuration. */
  readonly meaning: string;
  /** The values that the driver understands; undefined: any text. */
  readonly values?: readonly string[];
  /** The reason why the driver cannot use a value, in the words of a URL's own part. */
  readonly problem?: (value: string) => string | undefined;
}

/**
 * The parameters of a connection string that the service honours. The driver passes over others, or lets them change a connection
 * in ways that the service does not expect.
 */
export const DATABASE_PARAMETERS: Readonly<Record<string, Parameter>> = {
  sslmode: {
    meaning: 'TLS; every mode from `prefer` to `verify-full` checks the certificate and the name',
    values: ['disable', 'prefer', 'require', 'verify-ca', 'verify-full', 'no-verify'],
  },
  sslrootcert: { meaning: 'a file with the CA' },
  sslcert: { meaning: 'a file with a certificate of the client' },
  sslkey: { meaning: 'a file with its key' },
  sslnegotiation: { meaning: 'how TLS begins', values: ['postgres', 'direct'] },
  ssl: { meaning: 'TLS, without `sslmode`', values: ['true', '1', '0', 'no-verify'] },
  uselibpqcompat: { meaning: 'the modes of `sslmode` as `psql` has them', values: ['true', 'false'] },
  host: {
    meaning: 'the host, or the folder of a Unix socket, in place of that before the path',
    problem: (value) => (value.includes(',') ? SEVERAL_HOSTS : undefined),
  },
  port: {
    meaning: 'its port',
    problem: (value) => (/^\d{1,5}$/.test(value) && Number(value) <= 65_535 ? undefined : BAD_PORT),
  },
  user: { meaning: 'the user, in place of that before the host' },
  password: { meaning: 'the password' },
  application_name: { meaning: 'the name in `pg_stat_activity`, of all connections' },
};

/** Matches a name that a parameter of some driver may have, which is no part of a password. */
const NAME = /^[a-z][a-z_.]{1,40}$/i;

/** Names parameters in a sentence. A name of another form is not repeated, because it may be a part of a password. */
const listed = (names: readonly string[]): string =>
  names.map((name) => (NAME.test(name) ? name : 'one without a usual name')).join(', ');

/**
 * Finds a setting of a connection string that the service would not honour; undefined if there is none. The sentence names parameters,
 * never their values.
 */
export function parameterProblem(text: string): string | undefined {
  const url = parseUrl(text);
  if (url === null) return undefined; // refused as a URL
  const names = [...url.searchParams.keys()];
  const unknown = names.filter((name) => !Object.hasOwn(DATABASE_PARAMETERS, name));
  // A `?` or `#` that is not encoded ends the password, whose rest is then taken for parameters.
  const isCut = url.hash !== '' || (unknown.length > 0 && url.search.includes('@'));
  if (isCut) return 'has a ? or # that is not written %3F or %23';
  if (unknown.length > 0) return `has parameters that are not honoured: ${listed(unknown)}`;
  const repeated = names.filter((name, i) => names.indexOf(name) < i);
  if (repeated.length > 0) return `has parameters twice: ${listed(repeated)}`;
  const isUnderstood = (name: string) =>
    DATABASE_PARAMETERS[name]?.values?.includes(url.searchParams.get(name) ?? '') ?? true;
  const wrong = names.filter((name) => !isUnderstood(name));
  if (wrong.length > 0) return `has parameters whose values are not known: ${listed(wrong)}`;
  return names.flatMap((name) => DATABASE_PARAMETERS[name]?.problem?.(url.searchParams.get(name) ?? '') ?? [])[0];
}
