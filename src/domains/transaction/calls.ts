import { AppError } from '../../core/errors/app-error.ts';
import { BUILDERS_OWN, type CallAccess, OPENING } from './call-access.ts';
import type { ContractCall, ContractCalls, PreviewLine, TransactionKind } from './model.ts';
import { line } from './preview.ts';

/** What every kind of call says of itself. */
export interface CallDeclaration<Call> {
  readonly access: CallAccess;
  /** What the wallet's owner reads before signing; as confidential as the bytes. */
  readonly preview: (call: Call) => readonly PreviewLine[];
  /** The sentence of a kind that is no function of the contracts. */
  readonly meaning?: string;
}

/** Of every kind of call. A noun that does not say how the bytes of one are kept, and who reads them, does not compile. */
export type CallDeclarations<Calls = ContractCalls> = { readonly [K in keyof Calls]: CallDeclaration<Calls[K]> };

/** A call with nothing to read but its name. */
export const NOTHING_TO_READ = { access: BUILDERS_OWN, preview: () => [] } satisfies CallDeclaration<unknown>;

/** The opening of a sealed bid or order. */
export const REVEAL: CallDeclaration<{ readonly price: bigint; readonly quantity: bigint }> = {
  access: OPENING,
  preview: ({ price, quantity }) => [
    line('Price', price, 'token'),
    line('Quantity', quantity, 'units'),
    line('Becomes public', 'price, quantity and salt', 'text'),
  ],
};

const declared = new Map<string, CallDeclaration<never>>();

/** Takes what all modules say; `modules.ts` calls it once, before anything reads it. */
export function registerCalls(all: readonly Partial<CallDeclarations>[]): void {
  for (const calls of all) {
    for (const [kind, declaration] of Object.entries(calls)) declared.set(kind, declaration as CallDeclaration<never>);
  }
}

/** Every kind of call, in the order of the modules. */
export const callKinds = (): readonly TransactionKind[] => [...declared.keys()] as TransactionKind[];

/** @throws INTERNAL for a kind that no module declares */
function declarationOf(kind: string): CallDeclaration<never> {
  const declaration = declared.get(kind);
  if (declaration === undefined) throw new AppError('INTERNAL');
  return declaration;
}

/** How the bytes of a kind of call are kept, and who reads them. @throws INTERNAL for a kind that is none */
export const accessOf = (kind: string): CallAccess => declarationOf(kind).access;

/** What a transaction of a kind calls, as a sentence. @throws INTERNAL for a kind that is none */
export const meaningOf = (kind: string): string => declarationOf(kind).meaning ?? `Calls the contracts’ \`${kind}\`.`;

/** What the wallet's owner reads before signing. */
export const previewOf = (call: ContractCall): readonly PreviewLine[] =>
  declarationOf(call.kind).preview(call as never);
