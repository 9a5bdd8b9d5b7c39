import {
  getMintDecoder,
  getMintSize,
  getTokenDecoder,
  getTokenSize,
  type Mint,
  TOKEN_PROGRAM_ADDRESS,
  type Token,
} from '@solana-program/token';
import { accountView, createFilter, keyedView } from '../account-view.ts';
import type { Account } from '../block.ts';
import type { Chain } from '../chain.ts';
import { readAddress, readCommitment, readConfig, readList } from '../params.ts';
import { RpcError } from '../rpc-error.ts';
import { checkedTip, inContext, type Methods } from './context.ts';

const MAX_ACCOUNTS = 100;
const BASE64 = { encoding: 'base64' };

/** The JSON-RPC methods about accounts. */
export function accountMethods(chain: Chain): Methods {
  return {
    getBalance: ([at, config]) =>
      inContext(chain, readConfig(config), (commitment) => chain.account(readAddress(at), commitment)?.lamports ?? 0),
    getAccountInfo: ([at, config]) =>
      inContext(chain, readConfig(config), (commitment) =>
        accountView(chain.account(readAddress(at), commitment), readConfig(config)),
      ),
    getMultipleAccounts: ([list, config]) =>
      inContext(chain, readConfig(config), (commitment) =>
        readList(list, MAX_ACCOUNTS).map((at) =>
          accountView(chain.account(readAddress(at), commitment), readConfig(config)),
        ),
      ),
    getProgramAccounts: ([program, options]) => {
      const config = readConfig(options);
      const fits = createFilter(config.filters);
      const owned = [...chain.ownedBy(readAddress(program), readCommitment(config))];
      const accounts = owned
        .filter(([, account]) => fits(account))
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([at, account]) => keyedView(at, account, config));
      if (config.withContext === true) return inContext(chain, config, () => accounts);
      checkedTip(chain, config, readCommitment(config));
      return accounts;
    },
    getTokenAccountBalance: ([at, config]) =>
      inContext(chain, readConfig(config), (commitment) => {
        const { amount, mint } = decodeTokens(chain.account(readAddress(at), commitment));
        return tokenAmount(amount, decodeMint(chain.account(mint, commitment)));
      }),
    getTokenSupply: ([at, config]) =>
      inContext(chain, readConfig(config), (commitment) => {
        const mint = decodeMint(chain.account(readAddress(at), commitment));
        return tokenAmount(mint.supply, mint);
      }),
    getTokenAccountsByOwner: ([owner, which, options]) => {
      const config = { ...BASE64, ...readConfig(options) };
      return inContext(chain, config, (commitment) =>
        listOwnedTokens(chain, readAddress(owner), { which, config, commitment }),
      );
    },
  };
}

const isTokenAccount = (account: Account | null, bytes: number): account is Account =>
  account?.owner === TOKEN_PROGRAM_ADDRESS && account.data.length === bytes;

function decodeTokens(account: Account | null): Token {
  if (isTokenAccount(account, getTokenSize())) return getTokenDecoder().decode(account.data);
  throw RpcError.params('could not find account');
}

function decodeMint(account: Account | null): Mint {
  if (isTokenAccount(account, getMintSize())) return getMintDecoder().decode(account.data);
  throw RpcError.params('could not find mint');
}

function tokenAmount(amount: bigint, { decimals }: Mint) {
  const digits = amount.toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const part = digits.slice(digits.length - decimals).replace(/0+$/, '');
  const uiAmountString = part === '' ? whole : `${whole}.${part}`;
  return { amount: amount.toString(), decimals, uiAmount: Number(uiAmountString), uiAmountString };
}

function listOwnedTokens(
  chain: Chain,
  owner: string,
  query: { which: unknown; config: object; commitment: ReturnType<typeof readCommitment> },
) {
  const { mint, programId } = readConfig(query.which);
  if (mint === undefined && programId === undefined) throw RpcError.params('a mint or a programId is missing');
  if (programId !== undefined && readAddress(programId) !== TOKEN_PROGRAM_ADDRESS) return [];
  const wantedMint = mint === undefined ? null : readAddress(mint);
  return [...chain.ownedBy(TOKEN_PROGRAM_ADDRESS, query.commitment)]
    .filter(([, account]) => {
      if (!isTokenAccount(account, getTokenSize())) return false;
      const tokens = decodeTokens(account);
      return tokens.owner === owner && (wantedMint === null || tokens.mint === wantedMint);
    })
    .map(([at, account]) => keyedView(at, account, readConfig(query.config)));
}
