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

/** The kinds of call that modules declare. */
export interface CallCatalogue {
  /** Every kind, in the order of the modules. */
  readonly kinds: readonly TransactionKind[];
  /** How the bytes of a kind of call are kept, and who reads them. @throws INTERNAL for a kind that is none */
  readonly accessOf: (kind: string) => CallAccess;
  /** What a transaction of a kind calls, as a sentence. @throws INTERNAL for a kind that is none */
  readonly meaningOf: (kind: string) => string;
  /** What the wallet's owner reads before signing. @throws INTERNAL for a kind that is none */
  readonly previewOf: (call: ContractCall) => readonly PreviewLine[];
}

/** Puts together what each module declares of its own calls. */
export function createCallCatalogue(modules: readonly Partial<CallDeclarations>[]): CallCatalogue {
  const declarations = new Map(
    modules.flatMap((calls) => Object.entries(calls) as [TransactionKind, CallDeclaration<never>][]),
  );

  function declarationOf(kind: string): CallDeclaration<never> {
    const declaration = declarations.get(kind as TransactionKind);
    if (declaration === undefined) throw new AppError('INTERNAL');
    return declaration;
  }

  return {
    kinds: [...declarations.keys()],
    accessOf: (kind) => declarationOf(kind).access,
    meaningOf: (kind) => declarationOf(kind).meaning ?? `Calls the contracts’ \`${kind}\`.`,
    previewOf: (call) => declarationOf(call.kind).preview(call as never),
  };
}
