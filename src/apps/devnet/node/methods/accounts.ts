import {
  getMintDecoder,
  getMintSize,
  getTokenDecoder,
  getTokenSize,
  type Mint,
  TOKEN_PROGRAM_ADDRESS,
  type Token,
} from '@solana-program/token';
import { accountView, filterOf, keyedView } from '../account-view.ts';
import type { Account } from '../block.ts';
import type { Chain } from '../chain.ts';
import { addressOf, commitmentOf, configOf, listOf } from '../params.ts';
import { RpcError } from '../rpc-error.ts';
import { checkedTip, inContext, type Methods } from './context.ts';

const MAX_ACCOUNTS = 100;
const BASE64 = { encoding: 'base64' };

/** What is asked of accounts. */
export function accountMethods(chain: Chain): Methods {
  return {
    getBalance: ([at, config]) =>
      inContext(chain, configOf(config), (commitment) => chain.account(addressOf(at), commitment)?.lamports ?? 0),
    getAccountInfo: ([at, config]) =>
      inContext(chain, configOf(config), (commitment) =>
        accountView(chain.account(addressOf(at), commitment), configOf(config)),
      ),
    getMultipleAccounts: ([list, config]) =>
      inContext(chain, configOf(config), (commitment) =>
        listOf(list, MAX_ACCOUNTS).map((at) => accountView(chain.account(addressOf(at), commitment), configOf(config))),
      ),
    getProgramAccounts: ([program, options]) => {
      const config = configOf(options);
      const fits = filterOf(config.filters);
      const owned = [...chain.ownedBy(addressOf(program), commitmentOf(config))];
      const found = owned
        .filter(([, account]) => fits(account))
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([at, account]) => keyedView(at, account, config));
      if (config.withContext === true) return inContext(chain, config, () => found);
      checkedTip(chain, config, commitmentOf(config));
      return found;
    },
    getTokenAccountBalance: ([at, config]) =>
      inContext(chain, configOf(config), (commitment) => {
        const { amount, mint } = tokensIn(chain.account(addressOf(at), commitment));
        return tokenAmount(amount, mintIn(chain.account(mint, commitment)));
      }),
    getTokenSupply: ([at, config]) =>
      inContext(chain, configOf(config), (commitment) => {
        const mint = mintIn(chain.account(addressOf(at), commitment));
        return tokenAmount(mint.supply, mint);
      }),
    getTokenAccountsByOwner: ([owner, which, options]) => {
      const config = { ...BASE64, ...configOf(options) };
      return inContext(chain, config, (commitment) =>
        ownedTokens(chain, addressOf(owner), { which, config, commitment }),
      );
    },
  };
}

const isOfToken = (account: Account | null, bytes: number): account is Account =>
  account?.owner === TOKEN_PROGRAM_ADDRESS && account.data.length === bytes;

function tokensIn(account: Account | null): Token {
  if (isOfToken(account, getTokenSize())) return getTokenDecoder().decode(account.data);
  throw RpcError.params('could not find account');
}

function mintIn(account: Account | null): Mint {
  if (isOfToken(account, getMintSize())) return getMintDecoder().decode(account.data);
  throw RpcError.params('could not find mint');
}

function tokenAmount(amount: bigint, { decimals }: Mint) {
  const digits = amount.toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const part = digits.slice(digits.length - decimals).replace(/0+$/, '');
  const uiAmountString = part === '' ? whole : `${whole}.${part}`;
  return { amount: amount.toString(), decimals, uiAmount: Number(uiAmountString), uiAmountString };
}

function ownedTokens(
  chain: Chain,
  owner: string,
  asked: { which: unknown; config: object; commitment: ReturnType<typeof commitmentOf> },
) {
  const { mint, programId } = configOf(asked.which);
  if (mint === undefined && programId === undefined) throw RpcError.params('a mint or a programId is missing');
  if (programId !== undefined && addressOf(programId) !== TOKEN_PROGRAM_ADDRESS) return [];
  const wanted = mint === undefined ? null : addressOf(mint);
  return [...chain.ownedBy(TOKEN_PROGRAM_ADDRESS, asked.commitment)]
    .filter(([, account]) => {
      if (!isOfToken(account, getTokenSize())) return false;
      const tokens = tokensIn(account);
      return tokens.owner === owner && (wanted === null || tokens.mint === wanted);
    })
    .map(([at, account]) => keyedView(at, account, configOf(asked.config)));
}
