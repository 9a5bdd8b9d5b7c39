import { nearName } from '../core/near-name.ts';
import { type FurtherVariable, furtherChainOf, furtherChains, furtherVariable } from './chain-variables.ts';
import { ConfigError } from './config-error.ts';
import { CONTRACTS_FILE_VARIABLES, type ContractsFileValues, readContractsFile } from './contracts-file.ts';
import { MAX_FILE_KIB, readTextFile } from './read-file.ts';
import { CHAIN_VARIABLES, isSecret, VARIABLES, type Variable } from './variables.ts';

/** The values of variables by name. An empty variable is absent. */
export type VariableValues = Readonly<Partial<Record<Variable | FurtherVariable, string>>>;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the variables of the environment.
 * @throws ConfigError naming a variable that is set twice, an unreadable file, or an unknown name with one of our prefixes
 */
export function readEnvironment(env: Environment = process.env): VariableValues {
  const { values, error } = readVariables(env);
  error.throwIfAny();
  return values;
}

const NO_FILE = `names no readable file of at most ${MAX_FILE_KIB} KiB`;

/** The names that belong to the service; an unknown one among them is refused. */
const OWN_NAMES =
  /^(CONFIRMATIONS$|RATE_LIMIT|TRUSTED_|COUNTRIES_|(DATABASE_DIRECT|DATABASE_READ|EVM|SOLANA|SESSION|VAULT|CURSOR|VERIFIER|RELAYER|KEEPER|DEPLOYER|SMTP|MAIL|EMAIL_CODE|IDENTITY|PROVING|METRICS)_)/;

/** Reads the variables of the environment, and collects problems (`error`) and likely misspellings (`warnings`). */
export function readVariables(env: Environment = process.env): {
  readonly values: VariableValues;
  readonly error: ConfigError;
  readonly warnings: readonly string[];
} {
  const error = new ConfigError();
  const values: Partial<Record<Variable | FurtherVariable, string>> = {};
  const further = furtherOf(env.CHAINS?.trim());
  const variables = [
    ...VARIABLES.map((name) => ({ name, isFile: isSecret(name) })),
    ...(further ?? []).flatMap((id) =>
      CHAIN_VARIABLES.map((name) => ({ name: furtherVariable(id, name), isFile: isSecret(name) })),
    ),
  ];
  const knownNames = new Set<string>(
    variables.flatMap(({ name, isFile }) => (isFile ? [name, `${name}_FILE`] : [name])),
  );
  refuseUnknown(env, knownNames, further, error);
  for (const { name, isFile } of variables) {
    const direct = env[name]?.trim() || undefined;
    const path = isFile ? env[`${name}_FILE`]?.trim() || undefined : undefined;
    if (direct !== undefined && path !== undefined) error.add(name, `is given twice, also as ${name}_FILE`);
    const value =
      direct ??
      (path === undefined
        ? undefined
        : readContents(path, () => {
            error.add(`${name}_FILE`, NO_FILE);
            error.excuse([name]);
          }));
    if (value) values[name] = value;
  }
  addContracts(values, error);
  for (const id of further ?? []) addContracts(values, error, id);
  if (values.PROFILE === 'production' && env.NODE_TLS_REJECT_UNAUTHORIZED === '0') {
    error.add('NODE_TLS_REJECT_UNAUTHORIZED', 'must not be 0 in production: no certificate would be verified');
  }
  const misspellings = findMisspellings(env, knownNames);
  if (values.PROFILE === 'production')
    for (const { name, suggestion } of misspellings) error.add(name, `is not a known variable; ${suggestion} is`);
  const warnings = misspellings.map(({ name, suggestion }) => `${name} is not a known variable; ${suggestion} is.`);
  return { values, error, warnings };
}

/** Finds unknown names that are similar to a known name, and returns each with that name. */
function findMisspellings(env: Environment, knownNames: ReadonlySet<string>) {
  return Object.keys(env).flatMap((name) => {
    if (knownNames.has(name) || OWN_NAMES.test(name)) return [];
    const suggestion = nearName(name, knownNames);
    return suggestion === undefined ? [] : [{ name, suggestion }];
  });
}

/** The ids of the chains after the first; undefined if CHAINS is invalid, which the configuration reports. */
function furtherOf(text: string | undefined): readonly number[] | undefined {
  return text ? furtherChains.safeParse(text).data : [];
}

/** Adds a problem for each name that belongs to the service and is not known. */
function refuseUnknown(
  env: Environment,
  knownNames: ReadonlySet<string>,
  further: readonly number[] | undefined,
  error: ConfigError,
): void {
  for (const name of Object.keys(env)) {
    if (!OWN_NAMES.test(name) || knownNames.has(name)) continue;
    const chain = furtherChainOf(name);
    if (chain === undefined || further?.includes(chain)) error.add(name, 'is not a known variable');
    else if (further !== undefined) error.add(name, 'is of a chain that CHAINS does not name after the first');
  }
}

/**
 * Adds the variables of the contracts file of the first chain, or of the further chain `chainId`. A variable may also be set in
 * the environment, to the same value.
 */
function addContracts(
  values: Partial<Record<Variable | FurtherVariable, string>>,
  error: ConfigError,
  chainId?: number,
): void {
  const own = (name: Variable) => (chainId === undefined ? name : furtherVariable(chainId, name));
  const variable = own('EVM_CONTRACTS_FILE');
  if (values[variable] === undefined) return;
  const contracts = readContracts(values[variable], (problem) => error.add(variable, problem));
  if (contracts === undefined) {
    error.excuse(CONTRACTS_FILE_VARIABLES.map(own).filter((name) => values[name] === undefined));
    return;
  }
  const { EVM_CHAIN_ID: fileChainId, ...fileValues } = contracts;
  if (chainId !== undefined && fileChainId !== undefined && fileChainId !== `${chainId}`)
    error.add(variable, 'names the file of another chain');
  const isFirst = chainId === undefined && fileChainId !== undefined;
  const all = Object.entries(isFirst ? { EVM_CHAIN_ID: fileChainId, ...fileValues } : fileValues);
  for (const [name, value] of all as [Variable, string][]) {
    const setValue = values[own(name)];
    if (setValue !== undefined && setValue.toLowerCase() !== value.toLowerCase())
      error.add(own(name), `is given twice, also in ${variable}`);
    values[own(name)] = value;
  }
}

/** Reads a contracts file; undefined after a problem was reported. */
function readContracts(path: string, onProblem: (problem: string) => void): ContractsFileValues | undefined {
  try {
    const contracts = readContractsFile(path);
    if (contracts === undefined) onProblem('names a file that sets more than contracts');
    return contracts;
  } catch {
    onProblem(NO_FILE);
    return undefined;
  }
}

/** Reads the value in a file; undefined after the error was reported. */
function readContents(path: string, onError: () => void): string | undefined {
  try {
    return readTextFile(path).trim();
  } catch {
    onError();
    return undefined;
  }
}
