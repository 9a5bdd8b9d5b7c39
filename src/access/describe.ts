import { type AccessDeclaration, heldIn } from './declaration.ts';

/** A declaration in words, for a field's description. */
function describeAccess(declaration: AccessDeclaration): string {
  const readers = declaration.readers.length > 0 ? declaration.readers.join(', ') : 'nobody';
  const chain = declaration.onchain ? ' Public on the chain.' : '';
  return `Readers: ${readers}. Held: ${heldIn(declaration).join(', ')} (${declaration.class}). Deletion: ${declaration.deletion}.${chain}`;
}

/** A field's description with its access in words. */
export const withAccess = (description: string | null | undefined, declaration: AccessDeclaration): string =>
  [description, describeAccess(declaration)].filter(Boolean).join('\n\n');
