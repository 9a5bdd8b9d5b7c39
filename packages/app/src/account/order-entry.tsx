import { useSealedDraft } from '../device/sealed-draft.ts';
import { formatTime, formatUnits, type Token } from '../formats.ts';
import type { OrderPlaceQuery } from '../generated/operations.ts';
import { useReader } from '../reader.ts';
import { SelectField } from '../ui/index.ts';
import { SealedForm, type SealedFormProps } from './sealed-form.tsx';
import type { SealedWish, WishPlace } from './sealing.ts';
import { useBalance } from './wallet-balance.ts';
import { EMPTY_DRAFT, type SealedRules } from './wish-draft.ts';

type Window = NonNullable<OrderPlaceQuery['window']>;

export interface OrderEntryProps {
  readonly series: NonNullable<OrderPlaceQuery['series']>;
  readonly window: Window;
  readonly token: Token;
  /** The global id of the account. */
  readonly account: string;
  /** The units that the wallet can sell. */
  readonly freeUnits: bigint;
}

/** The most units that the contract takes in an order. */
const MOST_UNITS = (1n << 48n) - 1n;

/** The meaning of sealing, shown before anything is sealed. */
const Sealing = ({ window }: Pick<OrderEntryProps, 'window'>) => (
  <section aria-labelledby="sealing">
    <h2 id="sealing">What sealing means</h2>
    <ul>
      <li>
        The chain gets the deposit and a hash. Price and units stay in this browser, and sealed at the service, which
        cannot read them.
      </li>
      <li>
        From {formatTime(window.commitEndsAt)} until {formatTime(window.revealEndsAt)} you reveal the order. Everybody
        then sees it.
      </li>
      <li>All trade at one price, which is never worse than yours. The side that wants more units shares them.</li>
      <li>
        An order that is not revealed trades nothing. Its deposit stays locked until the next window finds its price: 30
        days or more.
      </li>
      <li>Everybody sees the deposit, and by it the side. A larger one hides how much you trade.</li>
    </ul>
  </section>
);

const SIDES = { BUY: 'Buy units', SELL: 'Sell units' };

const fieldsOf = (side: SealedWish['side'], { token, freeUnits }: SealedRules): SealedFormProps['fields'] =>
  side === 'BUY'
    ? {
        quantity: { label: 'Units', description: 'The most units that you buy.' },
        price: {
          label: 'Most that you pay for a unit',
          description: 'You pay the price of the window, which is at most this.',
          unit: token.symbol,
        },
        deposit: {
          label: 'Deposit, if it is to be more than it has to be',
          description: 'Leave it empty to deposit price times units.',
          unit: token.symbol,
        },
      }
    : {
        quantity: { label: 'Units', description: `At most ${formatUnits(freeUnits)}. They earn until they are sold.` },
        price: {
          label: 'Least that you take for a unit',
          description: 'You get the price of the window, which is at least this.',
          unit: token.symbol,
        },
        deposit: {
          label: 'Deposit, if it is to be more than it has to be',
          description: 'Leave it empty to deposit the units that you sell.',
          unit: 'units',
        },
      };

/** The form of an order in a window: its side, units and price. */
export function OrderEntry({ series, window, token, account, freeUnits }: OrderEntryProps) {
  const { wallet } = useReader();
  const form = useSealedDraft(`order ${series.chain} ${series.key} ${window.number}`, EMPTY_DRAFT);
  const { side } = form.draft;
  const tooCheap = 'Enter a price above 0.';
  const rules = { token, leastPrice: 1n, tooCheap, mostUnits: MOST_UNITS, balance: useBalance(series), freeUnits };
  const place = { chain: series.chain, seriesKey: series.key, wallet: wallet?.address, window: window.number };
  return (
    <SealedForm
      what="order"
      form={form}
      rules={rules}
      fields={fieldsOf(side, rules)}
      place={place as WishPlace}
      account={account}
      choices={
        <SelectField
          id="order-side"
          label="What you want to do"
          value={side}
          choices={SIDES}
          onChange={(next) => form.change({ side: next as SealedWish['side'], deposit: '' })}
        />
      }
    >
      <Sealing window={window} />
    </SealedForm>
  );
}
