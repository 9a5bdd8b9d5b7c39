import { type DestinationStream, type Logger, type LoggerOptions, levels, pino, stdTimeFunctions } from 'pino';
import { censor, safeMessage } from './censor.ts';
import { type Output, standardOutput } from './output.ts';
import { scrubText } from './sensitive.ts';

export type { Logger } from 'pino';

export interface LogOptions {
  level: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent';
  /** Names the process in every line. */
  name?: string;
  /** Defaults to standard output, in batches; lines from a warning on are written at once where it can `flush`. */
  destination?: DestinationStream & Partial<Pick<Output, 'flush'>>;
  /** Added to every line: what it was written during. */
  context?: () => Readonly<Record<string, string>>;
}

const URGENT = levels.values.warn ?? 0;

/**
 * The service's log: JSON lines in which the private keys, credentials and foreign errors' values never appear, whatever
 * is handed to it, at whatever depth. Everything is censored before pino sees it: objects, bindings, messages and the
 * values put into messages.
 */
export function createLogger({ level, name, destination = standardOutput(), context }: LogOptions): Logger {
  const options: LoggerOptions = {
    level,
    base: name === undefined ? {} : { name },
    timestamp: stdTimeFunctions.isoTime,
    ...(context ? { mixin: context } : {}),
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: (censored: unknown) => censored },
    hooks: {
      logMethod(args, method, severity) {
        method.apply(this, censorArguments(args) as Parameters<typeof method>);
        if (severity >= URGENT) destination.flush?.();
      },
    },
  };
  return censorBindings(pino(options, destination));
}

/** pino takes the bindings of a child past every hook and formatter. Children inherit these two methods. */
function censorBindings(log: Logger): Logger {
  const { child, setBindings } = log;
  log.child = function (this: Logger, bindings: object, ...rest: []) {
    return child.call(this, censor(bindings) as Record<string, unknown>, ...rest);
  } as Logger['child'];
  log.setBindings = function (this: Logger, bindings) {
    setBindings.call(this, censor(bindings) as Record<string, unknown>);
  };
  return log;
}

/** (error), (object, message, ...values) or (message, ...values), as pino takes them. */
function censorArguments([first, ...rest]: readonly unknown[]): unknown[] {
  if (first instanceof Error) {
    return [{ err: censor(first) }, ...(rest.length > 0 ? censorMessage(rest) : [safeMessage(first)])];
  }
  if (typeof first === 'object' && first !== null) return [censor(first), ...censorMessage(rest)];
  return censorMessage([first, ...rest]);
}

/** A message is finished here, so that no value escapes the censor by way of a placeholder. */
function censorMessage([template, ...values]: readonly unknown[]): string[] {
  if (template === undefined) return [];
  let next = 0;
  const text = String(template).replace(/%[sdifjoOc%]/g, (place) => {
    if (place === '%%') return '%';
    if (next >= values.length) return place;
    const value = censor(values[next++]);
    return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  });
  return [scrubText(text).replaceAll('%', '%%')];
}
