import { type AccessCase, type AccessDeclaration, kindNames, kindsAlike, placesOf } from '../model/declaration.ts';

/** A declaration in words, for a field's description. */
function describeAccess(declaration: AccessDeclaration): string {
  const chain = declaration.onchain ? ' Public on the chain.' : '';
  const alike = kindsAlike(declaration).map(({ kinds, ...of }) => `${kindNames(kinds)}: ${describeCase(of)}`);
  return `${alike.length > 0 ? `By kind. ${alike.join(' ')}` : describeCase(declaration)}${chain}`;
}

function describeCase(of: AccessCase): string {
  const readers = of.readers.length > 0 ? of.readers.join(', ') : 'nobody';
  return `Readers: ${readers}. Held: ${placesOf(of).join(', ')} (${of.class}). Deletion: ${of.deletion}.`;
}

/** A field's description with its access in words. */
export const withAccess = (description: string | null | undefined, declaration: AccessDeclaration): string =>
  [description, describeAccess(declaration)].filter(Boolean).join('\n\n');
