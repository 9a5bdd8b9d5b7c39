import type { VariableReader } from './reader.ts';
import type { CompiledMode } from './types.ts';
import * as value from './values.ts';

/** How stored reads are answered. */
export const compiledReads = ({ optional }: VariableReader): CompiledMode => ({
  enabled: (optional('COMPILED', value.oneOf(['on', 'off'])) ?? 'on') === 'on',
  checked: optional('COMPILED_CHECK', value.share) ?? 0,
});
