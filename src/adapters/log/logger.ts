import { type DestinationStream, type Logger, type LoggerOptions, levels, pino, stdTimeFunctions } from 'pino';
import { censor, safeMessage } from './censor.ts';
import { type Output, standardOutput } from './output.ts';
import { isPlainWord, scrubText } from './sensitive.ts';

export type { Logger } from 'pino';

export interface LogOptions {
  level: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent';
  /** The name of the process in every line. */
  name?: string;
  /** Default: standard output, in batches. Warnings and errors are written immediately if the destination can `flush`. */
  destination?: DestinationStream & Partial<Pick<Output, 'flush'>>;
  /** Returns properties that are added to every line, such as trace ids. */
  context?: () => Readonly<Record<string, string>>;
}

/** The lowest severity of lines that are written immediately. */
const URGENT_SEVERITY = levels.values.warn ?? 0;

/**
 * Creates the service's log of JSON lines. Private figures, credentials and values of foreign errors never appear in it, because
 * objects, bindings, messages and their values are censored before pino gets them.
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
        if (severity >= URGENT_SEVERITY) destination.flush?.();
      },
    },
  };
  return censorBindings(pino(options, destination));
}

/** Censors the bindings of child loggers, because pino passes them around its hooks. Children inherit these methods. */
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

/** Censors the arguments of a log call: (error), (object, message, ...values) or (message, ...values). */
function censorArguments([first, ...rest]: readonly unknown[]): unknown[] {
  if (first instanceof Error) {
    return [{ err: censor(first) }, ...(rest.length > 0 ? censorMessage(rest) : [safeMessage(first)])];
  }
  if (typeof first === 'object' && first !== null) return [censor(first), ...censorMessage(rest)];
  return censorMessage([first, ...rest]);
}

/** Fills the placeholders of a message with censored values, so that pino formats nothing itself. */
function censorMessage([template, ...values]: readonly unknown[]): string[] {
  if (template === undefined) return [];
  if (values.length === 0 && typeof template === 'string' && isPlainWord(template)) return [template];
  let next = 0;
  const text = String(template).replace(/%[sdifjoOc%]/g, (place) => {
    if (place === '%%') return '%';
    if (next >= values.length) return place;
    const value = censor(values[next++]);
    return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  });
  return [scrubText(text).replaceAll('%', '%%')];
}
