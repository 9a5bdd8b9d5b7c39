// Numbers and names of refusals, from the program's source.
import { refusals } from '../../../../contracts/solana/idl/source.ts';

export { refusals };

const names = new Map(refusals.map(({ number, name }) => [number, name]));

export const refusalName = (number: number): string => names.get(number) ?? `Custom(${number})`;
