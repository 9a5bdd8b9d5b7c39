import type { VariableReader } from './reader.ts';
import type { CompiledMode } from './types.ts';
import * as value from './values.ts';

/** Reads whether stored reads are compiled, and the share of them that resolvers check. */
export const readCompiledMode = ({ withDefault }: VariableReader): CompiledMode => ({
  enabled: withDefault('COMPILED', value.oneOf(['on', 'off'])) === 'on',
  checked: withDefault('COMPILED_CHECK', value.share),
});
