import { AppError } from '@income-series/protocol/errors/app-error';
import { BUILDERS_OWN, type CallAccess, OPENING } from './call-access.ts';
import type { ContractCall, ContractCalls, PreviewLine, TransactionKind } from './model/index.ts';
import { line } from './preview.ts';

/** The declaration of one kind of call. */
export interface CallDeclaration<Call> {
  readonly access: CallAccess;
  /** The lines that the wallet's owner reads before signing; they are as confidential as the bytes. */
  readonly preview: (call: Call) => readonly PreviewLine[];
  /** The description of a kind that does not have the name of a contract's function. */
  readonly meaning?: string;
}

/** The declarations of all kinds of call. A kind without one does not compile. */
export type CallDeclarations<Calls = ContractCalls> = { readonly [K in keyof Calls]: CallDeclaration<Calls[K]> };

/** The declaration of a call whose preview has no lines. */
export const NOTHING_TO_READ = { access: BUILDERS_OWN, preview: () => [] } satisfies CallDeclaration<unknown>;

/** The declaration of a call that reveals a sealed bid or order. */
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
  /** The storage and the readers of the bytes of a kind of call. @throws INTERNAL for an unknown kind */
  readonly accessOf: (kind: string) => CallAccess;
  /** The description of a kind of call, as a sentence. @throws INTERNAL for an unknown kind */
  readonly meaningOf: (kind: string) => string;
  /** The lines that the wallet's owner reads before signing. @throws INTERNAL for an unknown kind */
  readonly previewOf: (call: ContractCall) => readonly PreviewLine[];
}

/** Merges the calls that the modules declare into one catalogue. */
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
