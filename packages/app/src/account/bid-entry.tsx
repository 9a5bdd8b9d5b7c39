import { useSealedDraft } from '../device/sealed-draft.ts';
import { formatMoney, formatTime, formatUnits, type Token } from '../formats.ts';
import type { BidPlaceQuery } from '../generated/operations.ts';
import { useReader } from '../reader.ts';
import { SealedForm } from './sealed-form.tsx';
import type { WishPlace } from './sealing.ts';
import { useBalance } from './wallet-balance.ts';
import { EMPTY_DRAFT } from './wish-draft.ts';

type Series = NonNullable<BidPlaceQuery['series']>;

export interface BidEntryProps {
  readonly series: Series;
  readonly auction: NonNullable<Series['auction']>;
  readonly token: Token;
  /** The global id of the account. */
  readonly account: string;
}

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

/** The form of a bid in a raise. */
export function BidEntry({ series, auction, token, account }: BidEntryProps) {
  const { wallet } = useReader();
  const form = useSealedDraft(`bid ${series.chain} ${series.key}`, EMPTY_DRAFT);
  const leastPrice = BigInt(auction.reservePrice);
  const mostUnits = BigInt(auction.maxUnitsPerBid);
  const balance = useBalance(series);
  const tooCheap = `The least price of this raise is ${formatMoney(leastPrice, token)} for a unit.`;
  return (
    <SealedForm
      what="bid"
      form={form}
      rules={{ token, leastPrice, tooCheap, mostUnits, balance, freeUnits: 0n }}
      fields={{
        quantity: { label: 'Units', description: `At most ${formatUnits(mostUnits)}.` },
        price: {
          label: 'Most that you pay for a unit',
          description: `At least ${formatMoney(leastPrice, token)}. All winners pay the same price, which is at most theirs.`,
          unit: token.symbol,
        },
        deposit: {
          label: 'Deposit, if it is to be more than it has to be',
          description: 'Leave it empty to deposit price times units.',
          unit: token.symbol,
        },
      }}
      place={{ chain: series.chain, seriesKey: series.key, wallet: wallet?.address, window: 0 } as WishPlace}
      account={account}
    >
      <Sealing auction={auction} />
    </SealedForm>
  );
}
