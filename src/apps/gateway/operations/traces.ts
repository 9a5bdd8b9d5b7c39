import type { Plugin } from 'graphql-yoga';
import type { Tracer } from '../../../core/tracing.ts';

/**
 * Yoga plugin: wraps parsing, validation and execution in trace spans. Cached documents have no spans of parsing and
 * validation, or short ones. Spans contain nothing of the document.
 */
export const useTraces = (tracer: Tracer): Plugin => ({
  onParse({ parseFn, setParseFn }) {
    setParseFn((...args: Parameters<typeof parseFn>) =>
      tracer.child(
        () => ({ name: 'graphql.parse' }),
        () => parseFn(...args),
      ),
    );
  },
  onValidate({ validateFn, setValidationFn }) {
    setValidationFn((...args: Parameters<typeof validateFn>) =>
      tracer.child(
        () => ({ name: 'graphql.validate' }),
        () => validateFn(...args),
      ),
    );
  },
  onExecute({ executeFn, setExecuteFn }) {
    setExecuteFn((args: Parameters<typeof executeFn>[0]) =>
      tracer.child(
        () => ({ name: 'graphql.execute' }),
        () => executeFn(args),
      ),
    );
  },
});
