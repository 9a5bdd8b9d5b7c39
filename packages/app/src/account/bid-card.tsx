import { Link } from '@tanstack/react-router';
import { useSecrets } from '../device/use-secrets.ts';
import { formatUnits, shortKey } from '../formats.ts';
import type { OwnBidFragment } from '../generated/operations.ts';
import { tokenOf } from '../market/token.ts';
import { useReader } from '../reader.ts';
import { useTransactions } from '../transactions/use-transactions.tsx';
import { Button, ErrorSummary, Fact, Mark, Money, Status } from '../ui/index.ts';
import { describeBid } from './bid-words.ts';
import type { BidPlace } from './sealed-bids.ts';
import { SeriesName } from './series-name.tsx';
import { useSigner } from './signer.ts';
import { useTask } from './task.ts';

export interface BidCardProps {
  readonly bid: OwnBidFragment;
  /** The global id of the account that bid. */
  readonly account: string | undefined;
  /** The time of the chain's last block, in milliseconds. */
  readonly now: number;
}

/** Reveals a bid with a secret of this browser. */
function Reveal({ bid, account }: Pick<BidCardProps, 'bid' | 'account'>) {
  const { gateway } = useReader();
  const wallet = useSigner();
  const { data: secrets } = useSecrets(account);
  const { run } = useTransactions();
  const task = useTask();
  const { commitment, series } = bid;
  if (wallet?.address !== bid.wallet || wallet.chain !== series.chain)
    return <p>Sign in with the wallet {shortKey(bid.wallet)} to reveal it.</p>;
  if (commitment === null || secrets === undefined) return null;
  const place = { chain: series.chain, seriesKey: series.key, wallet: bid.wallet } as BidPlace;
  const reveal = () =>
    task.run(async () => {
      const { buildReveal, openSavedBid } = await import('./sealed-bids.ts');
      const opening = await openSavedBid(gateway, secrets, place, commitment);
      const token = tokenOf(series);
      await run('Reveal the bid', (asked) => buildReveal(asked, place, opening), token ? { token } : {});
    });
  return (
    <>
      <ErrorSummary problems={task.problems} />
      {task.problems.length > 0 && (
        <p>
          <Link to="/account/device">Bring the file of the other device</Link>
        </p>
      )}
      <Button kind="main" onPress={() => void reveal()} isDisabled={task.isBusy}>
        Reveal this bid
      </Button>
      <Status>{task.isBusy ? 'The bid is being opened.' : ''}</Status>
    </>
  );
}

/** A bid of the reader: how it stands in words, what it is, and what can be done about it. */
export function BidCard({ bid, account, now }: BidCardProps) {
  const { id, series, deposit, price, quantity } = bid;
  const { state, meaning, step } = describeBid(bid, now);
  const token = tokenOf(series);
  return (
    <article className="card" aria-label={`Bid in ${series.title ?? series.key}`}>
      <h2>
        <SeriesName series={series} />
      </h2>
      <p>
        <strong>{state}.</strong> {meaning}
      </p>
      <dl className="facts">
        <Fact name="Deposit">
          {token ? <Money amount={deposit} token={token} coordinate="Bid.deposit" id={id} /> : '–'}
        </Fact>
        {price !== null && token && (
          <>
            <Fact name="Price of a unit">
              <Money amount={price} token={token} coordinate="Bid.price" id={id} />
            </Fact>
            <Fact name="Units">
              {formatUnits(quantity, series)} <Mark coordinate="Bid.quantity" id={id} />
            </Fact>
          </>
        )}
        <Fact name="Wallet">{shortKey(bid.wallet)}</Fact>
      </dl>
      {step === 'REVEAL' && <Reveal bid={bid} account={account} />}
    </article>
  );
}
