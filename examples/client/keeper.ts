// Sends what is due in raises: anyone may. The service has keepers too; the second to come is refused, and pays nothing.
import { keyed, RefusedError } from '@income-series/client';
import * as operations from '@income-series/client/operations';
import { type Sender, send } from './send.ts';

/** Sends a step where it is due. What would fail is refused before it is sent. */
async function step(keeper: Sender, build: () => Promise<{ readonly transaction: operations.BuiltFragment }>) {
  try {
    const { transaction } = await build();
    await send(keeper, transaction);
    return 1;
  } catch (error) {
    if (error instanceof RefusedError && error.code === 'SIMULATION_FAILED') return 0;
    throw error;
  }
}

/** Goes through all raises once; answers how many steps it sent. Run it as an issuer: others do not see whose the bids are. */
export async function keep(keeper: Sender): Promise<number> {
  const { gateway, wallet } = keeper;
  let sent = 0;
  for await (const series of gateway.rows(operations.SeriesListDocument, {}, (data) => data.seriesList)) {
    const call = {
      chain: series.chain,
      seriesKey: series.key,
      wallet: wallet.account.address.toLowerCase() as `0x${string}`,
    };
    const { phase } = series.auction ?? {};
    const settle = () => gateway.act(operations.BuildSettleStepDocument, keyed({ ...call, maxBids: 50 }));
    if (phase === 'REVEAL' || phase === 'SETTLE') sent += await step(keeper, settle);
    if (phase === 'GATE') sent += await step(keeper, () => gateway.act(operations.BuildPassGateDocument, keyed(call)));
    if (phase !== 'DONE') continue;
    const where = { chain: series.chain, seriesKey: series.key };
    for await (const bid of gateway.rows(operations.SeriesBidsDocument, where, (data) => data.series?.bids)) {
      const input = keyed({ ...call, bidder: bid.wallet });
      sent += await step(keeper, () => gateway.act(operations.BuildDeliverBidDocument, input));
    }
  }
  return sent;
}
