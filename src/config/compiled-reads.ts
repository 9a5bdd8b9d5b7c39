import type { VariableReader } from './reader.ts';
import type { CompiledMode } from './types.ts';
import * as value from './values.ts';

/** How stored reads are answered. */
export const compiledReads = ({ withDefault }: VariableReader): CompiledMode => ({
  enabled: withDefault('COMPILED', value.oneOf(['on', 'off'])) === 'on',
  checked: withDefault('COMPILED_CHECK', value.share),
});
