import type { z } from 'zod';
import { furtherVariable } from './chain-variables.ts';
import { ConfigError } from './config-error.ts';
import type { VariableValues } from './env.ts';
import { CHAIN_VARIABLES, type DefaultedVariable, defaultOf, type Variable } from './variables.ts';

/** Creates a reader of variables, which collects all problems, so that one start reports them together. */
export function createReader(values: VariableValues) {
  return readerOf(values, new ConfigError(), (name) => name);
}

/** Creates a reader that reads a further chain's variables under the names of the first chain's; problems have the real names. */
export function readerOfChain({ values, problems }: VariableReader, chainId: number): VariableReader {
  const nameOf = (name: Variable) => furtherVariable(chainId, name);
  const chainValues = Object.fromEntries(CHAIN_VARIABLES.map((name) => [name, values[nameOf(name)]]));
  return readerOf({ PROFILE: values.PROFILE, KEEPER_KEY: values.KEEPER_KEY, ...chainValues }, problems, nameOf);
}

/** Creates a reader that adds to `problems`, under the name that `nameOf` gives a variable. */
function readerOf(values: VariableValues, problems: ConfigError, nameOf: (name: Variable) => string) {
  const error = { add: (name: Variable, problem: string) => problems.add(nameOf(name), problem) };
  const optional = <T>(name: Variable, parser: z.ZodType<T>): T | undefined => {
    const text = values[name];
    if (text === undefined) return undefined;
    const parsed = parser.safeParse(text);
    if (parsed.success) return parsed.data;
    error.add(name, parsed.error.issues[0]?.message ?? 'is not valid');
    return undefined;
  };
  const withDefault = <T>(name: DefaultedVariable, parser: z.ZodType<T>): T =>
    optional(name, parser) ?? parser.parse(defaultOf(name));
  const required = <T>(name: Variable, parser: z.ZodType<T>, why: string): T => {
    if (values[name] === undefined) error.add(name, why);
    return optional(name, parser) as T; // undefined only together with a problem, and finish() then throws
  };
  const finish = <T>(config: T): T => {
    problems.throwIfAny();
    return config;
  };
  return { values, error, nameOf, problems, optional, withDefault, required, finish };
}

export type VariableReader = ReturnType<typeof readerOf>;
