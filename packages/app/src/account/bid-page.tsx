import { useParams } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useAnswer } from '../answer.ts';
import { formatChain, formatTime } from '../formats.ts';
import { BidPlaceDocument, type BidPlaceQuery } from '../generated/operations.ts';
import { READ_EVERY_MS, useChainClock } from '../market/chain-clock.ts';
import { SeriesTitle } from '../market/series-title.tsx';
import { tokenOf } from '../market/token.ts';
import { useReader } from '../reader.ts';
import { Status } from '../ui/index.ts';
import { BidCard } from './bid-card.tsx';
import { useSigner } from './signer.ts';
import { WalletStanding } from './wallet-standing.tsx';

// The form loads after the screen, because most readers of this screen reveal a bid or only look at it.
const BidEntry = lazy(async () => ({ default: (await import('./bid-entry.tsx')).BidEntry }));

type Place = NonNullable<BidPlaceQuery['series']>;

/** The reason why nobody bids here now, in a sentence; null while bids are taken. */
function closedWhy({ auction, curve, chain }: Place, wallet: string | undefined, now: number): string | null {
  if (curve !== null) return 'The units of this series are sold on a curve, without bids.';
  if (auction === null) return 'This series takes no bids.';
  if (auction.phase !== 'COMMIT' || now >= Date.parse(auction.commitEndsAt))
    return `Bidding ended at ${formatTime(auction.commitEndsAt)}.`;
  return wallet === chain ? null : `Sign in with a wallet on ${formatChain(chain)} to bid.`;
}

/** The screen on which a reader bids in a raise, and reveals the bid later. */
export function BidPage() {
  const { chain, key } = useParams({ from: '/account/bid/$chain/$key' });
  const { wallet } = useReader();
  const signer = useSigner();
  const clock = useChainClock();
  const { data, error } = useAnswer(
    BidPlaceDocument,
    { chain, seriesKey: key as `0x${string}` },
    { everyMs: READ_EVERY_MS },
  );
  if (error) return <p role="alert">{error.message}</p>;
  if (!data) return <p role="status">Reading the raise …</p>;
  const { series, viewer } = data;
  if (series === null) return <h1>There is no such series</h1>;
  const account = viewer?.account?.id;
  const now = clock(chain) ?? 0;
  const bids = (data.myBids?.nodes ?? []).filter((bid) => bid.wallet === wallet?.address);
  const token = tokenOf(series);
  const closed = closedWhy(series, signer?.chain, now);
  return (
    <>
      <h1>
        {bids.length > 0 ? 'Your bid for' : 'Bid for'} <SeriesTitle title={series.title} seriesKey={series.key} />
      </h1>
      {bids.map((bid) => (
        <BidCard key={bid.id} bid={bid} account={account} now={now} />
      ))}
      {bids.length === 0 && closed !== null && <p>{closed}</p>}
      {bids.length === 0 && closed === null && (
        <WalletStanding wallets={viewer?.account?.wallets ?? []}>
          {token && account !== undefined && series.auction && (
            <Suspense fallback={<Status>Reading the form …</Status>}>
              <BidEntry series={series} auction={series.auction} token={token} account={account} />
            </Suspense>
          )}
        </WalletStanding>
      )}
    </>
  );
}
