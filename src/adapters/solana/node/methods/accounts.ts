import { getAddressDecoder } from '@solana/kit';
import { TOKEN_PROGRAM } from '../../addresses.ts';
import { accountView, filterOf, keyedView } from '../account-view.ts';
import type { Account } from '../block.ts';
import type { Chain } from '../chain.ts';
import { addressOf, commitmentOf, configOf, listOf } from '../params.ts';
import { RpcError } from '../rpc-error.ts';
import { checkedTip, inContext, type Methods } from './context.ts';

const MAX_ACCOUNTS = 100;
const TOKEN_ACCOUNT = 165;
const MINT = 82;
const base58Address = (bytes: Uint8Array) => getAddressDecoder().decode(bytes);
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
        const account = tokenAccount(chain.account(addressOf(at), commitment), TOKEN_ACCOUNT);
        const mint = mintOf(chain, account, commitment);
        return tokenAmount(Buffer.from(account.data).readBigUInt64LE(64), mint);
      }),
    getTokenSupply: ([at, config]) =>
      inContext(chain, configOf(config), (commitment) => {
        const mint = tokenAccount(chain.account(addressOf(at), commitment), MINT);
        return tokenAmount(Buffer.from(mint.data).readBigUInt64LE(36), mint);
      }),
    getTokenAccountsByOwner: ([owner, which, options]) => {
      const config = { ...BASE64, ...configOf(options) };
      return inContext(chain, config, (commitment) =>
        ownedTokens(chain, addressOf(owner), { which, config, commitment }),
      );
    },
  };
}

function tokenAccount(account: Account | null, size: number): Account {
  if (account?.owner === TOKEN_PROGRAM && account.data.length === size) return account;
  throw RpcError.params(size === MINT ? 'could not find mint' : 'could not find account');
}

const mintOf = (chain: Chain, { data }: Account, commitment: ReturnType<typeof commitmentOf>): Account =>
  tokenAccount(chain.account(base58Address(data.subarray(0, 32)), commitment), MINT);

function tokenAmount(amount: bigint, { data }: Account) {
  const decimals = data[44] ?? 0;
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
  if (programId !== undefined && addressOf(programId) !== TOKEN_PROGRAM) return [];
  const wanted = mint === undefined ? null : addressOf(mint);
  return [...chain.ownedBy(TOKEN_PROGRAM, asked.commitment)]
    .filter(([, { data }]) => {
      if (data.length !== TOKEN_ACCOUNT || base58Address(data.subarray(32, 64)) !== owner) return false;
      return wanted === null || base58Address(data.subarray(0, 32)) === wanted;
    })
    .map(([at, account]) => keyedView(at, account, configOf(asked.config)));
}
