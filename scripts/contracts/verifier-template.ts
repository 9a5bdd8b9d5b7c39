import { createHash } from 'node:crypto';

/** A coordinate of a point of the verification key, as snarkjs's template writes it. */
const COORDINATE = /^( *uint256 constant ((?:alpha|beta|delta|IC)\w+) *=) *\d+ *;$/gm;

/** 32 bytes in the place of a coordinate, without a leading zero, because the compiler would shorten the number. */
const placeholderOf = (name: string): string => `a5${createHash('sha256').update(name).digest('hex').slice(2)}`;

/** The verifier's source with a number of 32 bytes in the place of each coordinate, and those numbers by name. */
export function templateSource(source: string): { source: string; placeholders: ReadonlyMap<string, string> } {
  const placeholders = new Map<string, string>();
  const replaced = source.replace(COORDINATE, (_, declaration: string, name: string) => {
    placeholders.set(name, placeholderOf(name));
    return `${declaration} 0x${placeholderOf(name)};`;
  });
  return { source: replaced, placeholders };
}

/** The text of the module: creation code with `{name}` in each coordinate's place. @throws unless each placeholder is in it once */
export function templateModule(bytecode: string, placeholders: ReadonlyMap<string, string>): string {
  let code = bytecode;
  for (const [name, value] of placeholders) {
    if (code.split(`7f${value}`).length !== 2) throw new Error(`the compiled verifier does not hold ${name} once`);
    code = code.replace(value, `{${name}}`);
  }
  return [
    '// Generated from the source of Groth16Verifier by scripts/contracts-build.ts. Do not edit.',
    '',
    '/** Creation code of a verifier, with `{name}` for the 32 bytes of each coordinate of its verification key. */',
    `export const template = '0x${code}';`,
    '',
  ].join('\n');
}
