import type { Gateway } from '@income-series/client';
import { useState } from 'react';
import { KeepFile } from '../device/keep-file.tsx';
import { requireSecret } from '../device/secrets.ts';
import { useSecrets, useSecretsRefresh } from '../device/use-secrets.ts';
import { formatMoney, formatTime, formatUnits, type Token } from '../formats.ts';
import type { BidPlaceQuery } from '../generated/operations.ts';
import { useReader } from '../reader.ts';
import { useTransactions } from '../transactions/use-transactions.tsx';
import { Button, ErrorSummary, Fact, NumberField } from '../ui/index.ts';
import { type BidDraft, type BidField, readBid } from './bid-form.ts';
import { useDraft } from './draft.ts';
import type { BidPlace } from './sealed-bids.ts';
import { useTask } from './task.ts';
import { useBalance } from './wallet-balance.ts';

type Series = NonNullable<BidPlaceQuery['series']>;

export interface BidEntryProps {
  readonly series: Series;
  readonly auction: NonNullable<Series['auction']>;
  readonly token: Token;
  /** The global id of the account. */
  readonly account: string;
}

const EMPTY: BidDraft = { quantity: '', price: '', deposit: '' };
const idOf = (field: BidField) => `bid-${field}`;
const RISK = 'bid-without-file';

/** The meaning of sealing, shown before anything is sealed. */
const Sealing = ({ auction }: Pick<BidEntryProps, 'auction'>) => (
  <section aria-labelledby="sealing">
    <h2 id="sealing">What sealing means</h2>
    <ul>
      <li>
        The chain gets the deposit and a hash. Price and units stay in this browser, and sealed at the service, which
        cannot read them.
      </li>
      <li>
        From {formatTime(auction.commitEndsAt)} until {formatTime(auction.revealEndsAt)} you reveal the bid. Everybody
        then sees it.
      </li>
      <li>A bid that is not revealed wins nothing, and 5 % of its deposit is kept.</li>
      <li>Everybody sees the deposit. A larger one hides how much you bid, and what is not spent comes back.</li>
    </ul>
  </section>
);

/** The form of a bid: units, price, the deposit that follows, what sealing means, and the file of the device. */
export function BidEntry({ series, auction, token, account }: BidEntryProps) {
  const { wallet } = useReader();
  const { run } = useTransactions();
  const { draft, change, clear } = useDraft(`bid ${series.chain} ${series.key}`, EMPTY);
  const [isAccepted, setAccepted] = useState(false);
  const { data: secrets = [] } = useSecrets(account);
  const refreshSecrets = useSecretsRefresh();
  const balance = useBalance(series);
  const task = useTask();
  const reservePrice = BigInt(auction.reservePrice ?? 0);
  const maxUnits = BigInt(auction.maxUnitsPerBid ?? 0);
  const [latest = null] = secrets;
  const isKept = Boolean(latest?.savedMs);
  const read = readBid(draft, { token, reservePrice, maxUnits, balance });

  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    const faults = Object.entries(read.faults).map(([field, message]) => ({ field: idOf(field as BidField), message }));
    if (!isKept && !isAccepted)
      faults.push({ field: RISK, message: 'Save the file of this device, or bid without it.' });
    const { wish } = read;
    if (faults.length > 0 || wish === null) {
      task.show(faults);
      return;
    }
    const place = { chain: series.chain, seriesKey: series.key, wallet: wallet?.address } as BidPlace;
    void task.run(async () => {
      const secret = await requireSecret(account);
      await refreshSecrets(account);
      const { buildCommit } = await import('./sealed-bids.ts');
      const build = (gateway: Gateway) => buildCommit(gateway, secret, place, wish);
      if (await run('Commit the sealed bid', build, { token })) clear();
    });
  };

  const fieldOf = (field: BidField) => ({
    id: idOf(field),
    value: draft[field],
    onChange: (text: string) => change({ [field]: text }),
    error: task.errorOf(idOf(field)),
  });
  return (
    <>
      <form id="bid" onSubmit={submit} noValidate>
        <ErrorSummary problems={task.problems} />
        <NumberField {...fieldOf('quantity')} label="Units" description={`At most ${formatUnits(maxUnits)}.`} />
        <NumberField
          {...fieldOf('price')}
          label="Most that you pay for a unit"
          description={`At least ${formatMoney(reservePrice, token)}. All winners pay the same price, which is at most theirs.`}
          unit={token.symbol}
        />
        <NumberField
          {...fieldOf('deposit')}
          label="Deposit, if it is to be more than it has to be"
          description="Leave it empty to deposit price times units."
          unit={token.symbol}
        />
        <dl className="facts">
          <Fact name="Deposit">
            {read.wish ? formatMoney(read.wish.deposit, token) : formatMoney(read.least, token)}
          </Fact>
          <Fact name="The wallet has">{balance === null ? 'Its node does not say' : formatMoney(balance, token)}</Fact>
        </dl>
        <p>
          The wallet asks you to allow exactly this deposit, unless it was allowed before, and then to send the bid.
        </p>
      </form>
      <Sealing auction={auction} />
      <section aria-labelledby="keep">
        <h2 id="keep">Keep what reveals it</h2>
        <KeepFile
          account={account}
          device={latest}
          isKept={isKept}
          kept="The file of this device is saved. It reveals this bid on any device."
          reason="A secret in this browser reveals the bid. Save its file first, so that the bid is not lost with the browser."
          risk="I bid without the file: if this browser loses its data, I cannot reveal the bid"
          riskId={RISK}
          isAccepted={isAccepted}
          onAccept={setAccepted}
        />
      </section>
      <Button type="submit" form="bid" kind="main" isDisabled={task.isBusy}>
        Seal and send the bid
      </Button>
    </>
  );
}
