import { randomUUID } from 'node:crypto';
import type { BidOpening } from '@income-series/protocol/bid';
import type { Bytes32, EvmAddress } from '@income-series/protocol/hex';
import { WINDOW_COMMIT, WINDOW_REVEAL } from '@income-series/protocol/policy';
import { createWallet, type EvmWallet } from '../../../src/adapters/evm/wallet.ts';
import { mutationDocument } from '../../../src/apps/demo/steps/actor.ts';
import { commitOrder, revealOrder, type SealableOrder } from '../../../src/apps/demo/steps/sealed.ts';
import { type Answer, newWallet } from '../../support/gateway.ts';
import { type Built, builtBy, builtTransactions, type Name, type Product } from './product.ts';

/** Somebody with a wallet who is signed in, and sends what the gateway builds. */
export interface Trader {
  readonly address: EvmAddress;
  readonly token: string;
  ask(document: string, variables?: object): Promise<Answer>;
  /** Runs a building mutation for the own wallet; answers it or its refusal. */
  build(mutation: string, input: object): Promise<Built>;
  /** Runs it, sends what was built and indexes it. @throws where it was refused */
  act(mutation: string, input: object): Promise<Built>;
}

function traderOf(product: Product, wallet: EvmWallet, token: string): Trader {
  const { address } = wallet;
  const trader: Trader = {
    address,
    token,
    ask: (document, variables = {}) => product.gateway.ask(document, variables, token),
    async build(mutation, input) {
      const answer = await trader.ask(
        mutationDocument(
          mutation,
          builtBy(mutation),
          '... on Error { code message path } ... on SimulationRefusal { errorName }',
        ),
        { input: { idempotencyKey: randomUUID(), wallet: address, ...input } },
      );
      if (!answer.data?.[mutation]) throw new Error(JSON.stringify(answer.errors));
      return answer.data[mutation] as unknown as Built;
    },
    async act(mutation, input) {
      const built = await trader.build(mutation, input);
      const calls = builtTransactions(built).flatMap(({ sendCalls }) => sendCalls.calls);
      for (const { to, data } of calls) await wallet.send({ to, data });
      await product.index();
      return built;
    },
  };
  return trader;
}

/** One of the product's people as a trader. */
export const asTrader = (product: Product, name: Name): Trader =>
  traderOf(product, product.wallet(name), product.token(name));

/** A new verified wallet with money and gas, signed in, whose money the windows may take. */
export async function createTrader(product: Product, seriesKey: Bytes32): Promise<Trader> {
  const { anvil, owner } = product.devnet;
  const fresh = newWallet();
  const wallet = createWallet({ rpcUrl: anvil.url, chainId: anvil.chainId, key: { privateKey: fresh.privateKey } });
  await owner.fund(wallet.address, 1n);
  await owner.mintTokens(wallet.address, 10n ** 12n);
  await owner.verifyWallets([wallet.address]);
  const trader = traderOf(product, wallet, await product.gateway.signIn(fresh));
  await trader.act('buildApprovePaymentToken', { seriesKey, spender: 'WINDOWS', amount: `${10n ** 12n}` });
  return trader;
}

export interface Order extends SealableOrder {
  readonly by: Trader;
  readonly reveals?: boolean;
}

const actorOf = ({ address, act }: Trader) => ({ address, transact: act });

/** Seals and commits the orders. The openings are in the same order. */
export async function commitOrders(seriesKey: Bytes32, orders: readonly Order[]): Promise<readonly BidOpening[]> {
  const openings: BidOpening[] = [];
  for (const { by, reveals: _, ...order } of orders) openings.push(await commitOrder(actorOf(by), seriesKey, order));
  return openings;
}

/** From an open window to the end of its reveal phase. */
export async function trade(product: Product, seriesKey: Bytes32, orders: readonly Order[]): Promise<void> {
  const openings = await commitOrders(seriesKey, orders);
  await product.devnet.anvil.clock.advance(WINDOW_COMMIT);
  for (const [i, { by, reveals = true }] of orders.entries()) {
    if (reveals) await revealOrder(actorOf(by), seriesKey, openings[i] as BidOpening);
  }
  await product.devnet.anvil.clock.advance(WINDOW_REVEAL);
  await product.index();
}

/** Settles to the end, as anyone may. */
export async function settle(product: Product, seriesKey: Bytes32, by: Trader, maxOrders = 200): Promise<void> {
  while ((await product.gateway.chain.window(seriesKey)).value.phase === 'SETTLE') {
    await by.act('buildSettleWindow', { seriesKey, maxOrders });
  }
}
