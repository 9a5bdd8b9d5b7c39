// What a built transaction asks of the program, by the names of the program's interface.
import {
  type Address,
  getBase64Encoder,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
} from '@solana/kit';
import { parseTransferCheckedInstruction } from '@solana-program/token';
import * as program from '../../../../src/adapters/solana/generated/instructions/index.ts';
import type { SolanaRequest } from '../../../../src/domains/transaction/index.ts';
import { PROGRAM } from '../../../contracts/solana/support/chain.ts';
import { TOKEN_PROGRAM } from '../../../contracts/solana/support/world.ts';

export interface Called {
  readonly args: Readonly<Record<string, unknown>>;
  readonly accounts: ReadonlyMap<string, Address>;
}

type Parse = (instruction: object) => {
  readonly accounts: Readonly<Record<string, { readonly address: Address } | undefined>>;
  readonly data: Readonly<Record<string, unknown>>;
};

const interfaceOf: ReadonlyMap<string, unknown> = new Map(Object.entries(program));

/** The decoder of each instruction, by the number that its data begins with. */
const PARSERS: ReadonlyMap<number, Parse> = new Map(
  [...interfaceOf].flatMap(([name, value]): (readonly [number, Parse])[] => {
    if (!name.endsWith('_NUMBER')) return [];
    const words = name.slice(0, -'_NUMBER'.length).split('_');
    const pascal = words.map((word) => `${word[0]}${word.slice(1).toLowerCase()}`).join('');
    return [[Number(value), interfaceOf.get(`parse${pascal}Instruction`) as Parse]];
  }),
);

/** Each instruction of the program in a request's bytes. An amount that is paid before one is among its arguments. */
export function calledIn({ transaction }: Pick<SolanaRequest, 'transaction'>): readonly Called[] {
  const { messageBytes } = getTransactionDecoder().decode(getBase64Encoder().encode(transaction));
  const message = getCompiledTransactionMessageDecoder().decode(messageBytes);
  if (!('staticAccounts' in message) || !('instructions' in message)) throw new Error('it is of version 0');
  const all = message.staticAccounts;
  let paid: { readonly amount?: bigint } = {};
  return message.instructions.flatMap(({ programAddressIndex, accountIndices = [], data = new Uint8Array() }) => {
    const accounts = accountIndices.map((index) => ({ address: all[index] as Address, role: 0 }));
    if (all[programAddressIndex] === TOKEN_PROGRAM) {
      paid = parseTransferCheckedInstruction({ programAddress: TOKEN_PROGRAM, accounts, data }).data;
      return [];
    }
    if (all[programAddressIndex] !== PROGRAM) return [];
    const parse = PARSERS.get(data[0] as number) as Parse;
    const parsed = parse({ programAddress: PROGRAM, accounts, data });
    const named = Object.entries(parsed.accounts).flatMap(([name, meta]): (readonly [string, Address])[] =>
      meta === undefined ? [] : [[name, meta.address]],
    );
    const { amount } = paid;
    paid = {};
    const args = amount === undefined ? parsed.data : { ...parsed.data, amount };
    return [{ args, accounts: new Map(named) }];
  });
}
