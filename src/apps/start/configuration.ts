import type { Logger } from '../../adapters/log/logger.ts';
import { ConfigError } from '../../config/config-error.ts';
import { readVariables, type VariableValues } from '../../config/env.ts';
import { mendOf } from '../../config/mends.ts';
import { readStartTargets } from '../../config/targets.ts';
import { refusal, StartRefused } from '../../core/errors/start-refused.ts';
import { findRefusals } from './preflight.ts';

/** The exit code of a refused start. */
const REFUSED_EXIT_CODE = 2;

/**
 * Reads the configuration of a program, with warnings for the log. `serves` is true for a program with an HTTP port. If the
 * configuration is invalid, database, chains and ports are checked too, so that one start reports every problem.
 * @throws StartRefused
 */
export async function readConfiguration<T>(
  load: (values: VariableValues) => T,
  { serves }: { readonly serves: boolean },
  env?: Readonly<Record<string, string | undefined>>,
): Promise<{ readonly config: T; readonly warnings: readonly string[] }> {
  const { values, error, warnings } = readVariables(env);
  let config: T | undefined;
  try {
    config = load(values);
  } catch (cause) {
    if (!(cause instanceof ConfigError)) throw cause;
    for (const { variable, problem } of cause.problems) error.add(variable, problem);
  }
  if (config !== undefined && error.problems.length === 0) return { config, warnings };
  const problems = error.problems.map(({ variable, problem }) =>
    refusal('CONFIGURATION', variable, { problem, mend: mendOf({ variable, problem }) }),
  );
  const targets = readStartTargets(values);
  const { refusals } = await findRefusals(targets, { serves, http: serves ? targets.http : undefined });
  throw new StartRefused([...problems, ...refusals]);
}

/** Prints the refusals of a start on stderr and in one log line, and sets the exit code. */
export function reportRefusal({ message, refusals }: StartRefused, log: Logger): void {
  process.stderr.write(`${message}\n`);
  log.fatal({ refusals }, 'the start is refused');
  process.exitCode = REFUSED_EXIT_CODE;
}
