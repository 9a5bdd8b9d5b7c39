import type { z } from 'zod';
import { furtherVariable } from './chain-variables.ts';
import { ConfigError } from './config-error.ts';
import type { VariableValues } from './env.ts';
import { CHAIN_VARIABLES, type DefaultedVariable, defaultOf, type Variable } from './variables.ts';

/** Reads variables one by one and gathers every problem, so that one start names them all. */
export function createReader(given: VariableValues) {
  return readerOf(given, new ConfigError(), (name) => name);
}

/** Reads the variables of a further chain by the names that the first chain's have; problems name the chain's own. */
export function readerOfChain({ given, problems }: VariableReader, chainId: number): VariableReader {
  const nameOf = (name: Variable) => furtherVariable(chainId, name);
  const own = Object.fromEntries(CHAIN_VARIABLES.map((name) => [name, given[nameOf(name)]]));
  return readerOf({ PROFILE: given.PROFILE, KEEPER_KEY: given.KEEPER_KEY, ...own }, problems, nameOf);
}

/** `nameOf`: what a variable is called where a problem names it. */
function readerOf(given: VariableValues, problems: ConfigError, nameOf: (name: Variable) => string) {
  const error = { add: (name: Variable, problem: string) => problems.add(nameOf(name), problem) };
  const optional = <T>(name: Variable, parser: z.ZodType<T>): T | undefined => {
    const text = given[name];
    if (text === undefined) return undefined;
    const parsed = parser.safeParse(text);
    if (parsed.success) return parsed.data;
    error.add(name, parsed.error.issues[0]?.message ?? 'is not valid');
    return undefined;
  };
  const withDefault = <T>(name: DefaultedVariable, parser: z.ZodType<T>): T =>
    optional(name, parser) ?? parser.parse(defaultOf(name));
  const required = <T>(name: Variable, parser: z.ZodType<T>, why: string): T => {
    if (given[name] === undefined) error.add(name, why);
    return optional(name, parser) as T; // undefined only together with a problem: finish() throws then
  };
  const finish = <T>(config: T): T => {
    problems.throwIfAny();
    return config;
  };
  return { given, error, nameOf, problems, optional, withDefault, required, finish };
}

export type VariableReader = ReturnType<typeof readerOf>;
