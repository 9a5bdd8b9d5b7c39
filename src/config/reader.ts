import type { z } from 'zod';
import { ConfigError } from './config-error.ts';
import type { Given, Variable } from './env.ts';

/** Reads variables one by one and gathers every problem, so that one start names them all. */
export function createReader(given: Given) {
  const error = new ConfigError();
  const optional = <T>(name: Variable, parser: z.ZodType<T>): T | undefined => {
    const text = given[name];
    if (text === undefined) return undefined;
    const parsed = parser.safeParse(text);
    if (parsed.success) return parsed.data;
    error.add(name, parsed.error.issues[0]?.message ?? 'is not valid');
    return undefined;
  };
  const required = <T>(name: Variable, parser: z.ZodType<T>, why: string): T => {
    if (given[name] === undefined) error.add(name, why);
    return optional(name, parser) as T; // undefined only together with a problem: finish() throws then
  };
  const finish = <T>(config: T): T => {
    error.throwIfAny();
    return config;
  };
  return { given, error, optional, required, finish };
}

export type Reader = ReturnType<typeof createReader>;
