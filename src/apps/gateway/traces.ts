import type { Plugin } from 'graphql-yoga';
import type { Tracer } from '../../core/tracing.ts';

/**
 * Spans of what GraphQL does with a request. Parsing and validation of a document that is remembered have none, or short
 * ones; nothing of the document is in them.
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
