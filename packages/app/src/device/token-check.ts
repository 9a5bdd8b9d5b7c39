// Checks the decimals of a page's token at the device's own node. This file is loaded with the first transaction.
import { contractToken, tokenDecimals } from '@income-series/client';
import type { TransactionCall } from '@income-series/client/calls';
import type { ActionToken } from '../format/money.ts';
import type { PersonSession } from '../gateway/session.ts';
import { kindOfChain } from '../wallets/wallet.ts';
import { readOwnNode } from './own-node.ts';

/** The refusal of amounts that are in other units than the page writes. */
class TokenError extends Error {
  override readonly name = 'TokenError';
}

/** The contracts that move money, each of which names its token. */
const MOVES_MONEY: ReadonlySet<string> = new Set(['hub', 'raise', 'windows', 'router']);

/** The token that a call names itself: of its approval, or of its instruction; undefined if it names none. */
const namedToken = ({ functionName, contracts, to, accounts }: TransactionCall): string | undefined =>
  functionName === 'approve' && contracts.includes('token') ? to : accounts.find(({ name }) => name === 'token')?.value;

/** What a device knows of the token of an action. */
export interface TokenCheck {
  /**
   * Requires that calls move the token whose decimals were read. Returns a warning if no own node confirms it, else null.
   * @throws TokenError
   */
  readonly requireToken: (calls: readonly TransactionCall[]) => Promise<string | null>;
}

/**
 * Requires that the token in which the page writes amounts has the decimals that it writes them with, as the wallet's own node says, or
 * the device's on Solana. It comes before anything is sealed or built, because each figure of a page depends on them.
 * @throws TokenError
 */
export async function checkToken(
  person: PersonSession,
  { symbol, decimals, address }: ActionToken,
): Promise<TokenCheck> {
  if (decimals === null || !address) return { requireToken: async () => null };
  const { chain } = person;
  const name = symbol ?? 'the payment token';
  const node = await readOwnNode(person, chain).catch(() => null);
  const ownDecimals = node === null ? null : await tokenDecimals({ chain, token: address }, node).catch(() => null);
  if (ownDecimals !== null && ownDecimals !== decimals)
    throw new TokenError(
      `The gateway says that ${name} has ${decimals} decimals, and your own node says ${ownDecimals}. Amounts on this page are not what they seem, so nothing was signed or sent.`,
    );
  /** Compares a contract's own token with the page's. */
  const matchTokenOf = async (contract: string): Promise<AddressMatch> =>
    node === null
      ? 'unknown'
      : matchAddresses(await contractToken({ chain, contract }, node).catch(() => null), address);

  return {
    async requireToken(calls) {
      const named = calls.flatMap((call) => namedToken(call) ?? []).map((token) => matchAddresses(token, address));
      const payers = calls.filter(({ contracts }) => contracts.some((contract) => MOVES_MONEY.has(contract)));
      const matches = [...named, ...(await Promise.all(payers.map(({ to }) => matchTokenOf(to))))];
      if (matches.includes('different'))
        throw new TokenError(
          `The transaction moves another token than ${name}, in which this page writes amounts. Nothing was signed or sent.`,
        );
      return matches.length > 0 && (ownDecimals === null || matches.includes('unknown'))
        ? uncheckedWarning(name, chain)
        : null;
    },
  };
}

/** The comparison of two addresses; `unknown` if the first is null. */
type AddressMatch = 'same' | 'different' | 'unknown';

/** Compares two addresses. Hex may differ in case, Base58 may not. */
function matchAddresses(one: string | null, other: string): AddressMatch {
  if (one === null) return 'unknown';
  const isSame = one === other || (other.startsWith('0x') && one.toLowerCase() === other.toLowerCase());
  return isSame ? 'same' : 'different';
}

/** The warning that no node of the person confirms the decimals of the page's amounts. */
const uncheckedWarning = (name: string, chain: string): string => {
  const advice =
    kindOfChain(chain) === 'solana'
      ? 'Name your Solana node on the page Device, or compare them with those that the wallet shows.'
      : 'Compare them with those that the wallet shows.';
  return `No node of yours says how many decimals ${name} has, so the amounts here are the gateway’s word. ${advice}`;
};
