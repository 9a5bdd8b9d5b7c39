import { nearName } from '../core/near-name.ts';
import { type FurtherVariable, furtherChainOf, furtherChains, furtherVariable } from './chain-variables.ts';
import { ConfigError } from './config-error.ts';
import { readContractsFile } from './contracts-file.ts';
import { MAX_FILE_KIB, readTextFile } from './read-file.ts';
import { CHAIN_VARIABLES, isSecret, VARIABLES, type Variable } from './variables.ts';

/** What was given, by name. An empty string counts as not given. */
export type VariableValues = Readonly<Partial<Record<Variable | FurtherVariable, string>>>;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the environment once. @throws ConfigError naming a variable given twice, an unreadable file, or a name that
 * only looks like one of ours.
 */
export function readEnvironment(env: Environment = process.env): VariableValues {
  const { given, error } = readVariables(env);
  error.throwIfAny();
  return given;
}

const OURS =
  /^(CONFIRMATIONS$|RATE_LIMIT|TRUSTED_|COUNTRIES_|(DATABASE_DIRECT|DATABASE_READ|EVM|SOLANA|SESSION|VAULT|CURSOR|VERIFIER|RELAYER|KEEPER|DEPLOYER|SMTP|MAIL|EMAIL_CODE|IDENTITY|PROVING|METRICS)_)/;

/** What the environment gives, what is wrong with it, and what may be. */
export function readVariables(env: Environment = process.env): {
  readonly given: VariableValues;
  readonly error: ConfigError;
  readonly warnings: readonly string[];
} {
  const error = new ConfigError();
  const given: Partial<Record<Variable | FurtherVariable, string>> = {};
  const further = furtherOf(env.CHAINS?.trim());
  const named = [
    ...VARIABLES.map((name) => ({ name, isFile: isSecret(name) })),
    ...(further ?? []).flatMap((id) =>
      CHAIN_VARIABLES.map((name) => ({ name: furtherVariable(id, name), isFile: isSecret(name) })),
    ),
  ];
  const known = new Set<string>(named.flatMap(({ name, isFile }) => (isFile ? [name, `${name}_FILE`] : [name])));
  refuseUnknown(env, known, further, error);
  for (const { name, isFile } of named) {
    const direct = env[name]?.trim() || undefined;
    const path = isFile ? env[`${name}_FILE`]?.trim() || undefined : undefined;
    if (direct !== undefined && path !== undefined) error.add(name, `is given twice, also as ${name}_FILE`);
    const value =
      direct ??
      (path === undefined
        ? undefined
        : contents(path, () => error.add(`${name}_FILE`, `names no readable file of at most ${MAX_FILE_KIB} KiB`)));
    if (value) given[name] = value;
  }
  addContracts(given, error);
  for (const id of further ?? []) addContracts(given, error, id);
  if (given.PROFILE === 'production' && env.NODE_TLS_REJECT_UNAUTHORIZED === '0') {
    error.add('NODE_TLS_REJECT_UNAUTHORIZED', 'must not be 0 in production: no certificate would be verified');
  }
  const misspellings = findMisspellings(env, known);
  if (given.PROFILE === 'production')
    for (const { name, suggestion } of misspellings) error.add(name, `is not a known variable; ${suggestion} is`);
  const warnings = misspellings.map(({ name, suggestion }) => `${name} is not a known variable; ${suggestion} is.`);
  return { given, error, warnings };
}

/** Names that are near a known one. */
function findMisspellings(env: Environment, known: ReadonlySet<string>) {
  return Object.keys(env).flatMap((name) => {
    if (known.has(name) || OURS.test(name)) return [];
    const suggestion = nearName(name, known);
    return suggestion === undefined ? [] : [{ name, suggestion }];
  });
}

/** The chains after the first; undefined where CHAINS is not usable, which the configuration says. */
function furtherOf(text: string | undefined): readonly number[] | undefined {
  return text ? furtherChains.safeParse(text).data : [];
}

function refuseUnknown(
  env: Environment,
  known: ReadonlySet<string>,
  further: readonly number[] | undefined,
  error: ConfigError,
): void {
  for (const name of Object.keys(env)) {
    if (!OURS.test(name) || known.has(name)) continue;
    const chain = furtherChainOf(name);
    if (chain === undefined || further?.includes(chain)) error.add(name, 'is not a known variable');
    else if (further !== undefined) error.add(name, 'is of a chain that CHAINS does not name after the first');
  }
}

/**
 * Adds what the contracts file sets, of the first chain or of the further one of this id. A variable may also be given, with
 * the same value.
 */
function addContracts(
  given: Partial<Record<Variable | FurtherVariable, string>>,
  error: ConfigError,
  chainId?: number,
): void {
  const own = (name: Variable) => (chainId === undefined ? name : furtherVariable(chainId, name));
  const variable = own('EVM_CONTRACTS_FILE');
  if (given[variable] === undefined) return;
  try {
    const { EVM_CHAIN_ID: of, ...values } = readContractsFile(given[variable]);
    if (chainId !== undefined && of !== undefined && of !== `${chainId}`)
      error.add(variable, 'names the file of another chain');
    const all = Object.entries(chainId === undefined && of !== undefined ? { EVM_CHAIN_ID: of, ...values } : values);
    for (const [name, value] of all as [Variable, string][]) {
      const other = given[own(name)]?.toLowerCase() ?? value.toLowerCase();
      if (other !== value.toLowerCase()) error.add(own(name), `is given twice, also in ${variable}`);
      given[own(name)] = value;
    }
  } catch {
    error.add(variable, 'names a file that cannot be read, or that sets more than contracts');
  }
}

function contents(path: string, failed: () => void): string | undefined {
  try {
    return readTextFile(path).trim();
  } catch {
    failed();
    return undefined;
  }
}
