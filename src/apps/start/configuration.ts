import type { Logger } from '../../adapters/log/logger.ts';
import { ConfigError } from '../../config/config-error.ts';
import { readVariables, type VariableValues } from '../../config/env.ts';
import { mendOf } from '../../config/mends.ts';
import { startTargets } from '../../config/targets.ts';
import { refusal, StartRefused } from '../../core/errors/start-refused.ts';
import { findRefusals } from './preflight.ts';

/** What ends a start that is refused: neither a failure (1) nor a signal. */
const REFUSED_EXIT_CODE = 2;

/**
 * The configuration of a program. Where it is not usable, whatever else it names is looked at too, so that one start
 * names every problem; `warnings` are for the log. @throws StartRefused
 */
export async function readConfiguration<T>(
  load: (given: VariableValues) => T,
  serves: boolean,
): Promise<{ readonly config: T; readonly warnings: readonly string[] }> {
  const { values: given, error, warnings } = readVariables();
  let config: T | undefined;
  try {
    config = load(given);
  } catch (thrown) {
    if (!(thrown instanceof ConfigError)) throw thrown;
    for (const { variable, problem } of thrown.problems) error.add(variable, problem);
  }
  if (config !== undefined && error.problems.length === 0) return { config, warnings };
  const problems = error.problems.map(({ variable, problem }) =>
    refusal('CONFIGURATION', variable, { problem, mend: mendOf({ variable, problem }) }),
  );
  const targets = startTargets(given);
  const { refusals } = await findRefusals(targets, { serves, http: serves ? targets.http : undefined });
  throw new StartRefused([...problems, ...refusals]);
}

/** The whole list: as text on standard error, and as one line of the log. */
export function sayRefused({ message, refusals }: StartRefused, log: Logger): void {
  process.stderr.write(`${message}\n`);
  log.fatal({ refusals }, 'the start is refused');
  process.exitCode = REFUSED_EXIT_CODE;
}
