import { openBackup, printPeriod } from '@income-series/client';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { readDevice } from '../../device/device.ts';
import { formatDateTime, formatPeriod } from '../../format/time.ts';
import { useAnswer } from '../../gateway/answers.ts';
import { useChains } from '../../gateway/chains.ts';
import { useReader } from '../../gateway/session.ts';
import { SealedOffersDocument, SeriesTitleDocument } from '../../generated/documents/account.ts';
import type { SealedOffersQuery } from '../../generated/operations.ts';
import { Failure } from '../../ui/failure.tsx';
import { Reading } from '../../ui/reading.tsx';
import { SeriesName } from '../../ui/series-name.tsx';

/** A sealed bid or order that is still to be revealed. */
interface Offer {
  readonly id: string;
  readonly name: string;
  readonly commitment: string | null;
  readonly revealEndsAt: string | null;
  readonly series: { readonly key: string; readonly chain: string; readonly title: string | null };
}

/** The phases in which what is sealed can still be revealed, now or later. */
const BEFORE_THE_END: ReadonlySet<string | undefined> = new Set(['COMMIT', 'REVEAL']);

/** The account’s bids and orders that wait to be revealed. */
function waitingOffers({ myBids, myOrders }: SealedOffersQuery): readonly Offer[] {
  const bids = (myBids?.nodes ?? []).flatMap(({ id, commitment, validity, series }) =>
    validity === 'SEALED' && BEFORE_THE_END.has(series.auction?.phase)
      ? [{ id, commitment, series, name: 'Sealed bid', revealEndsAt: series.auction?.revealEndsAt ?? null }]
      : [],
  );
  const orders = (myOrders?.nodes ?? []).flatMap(({ id, commitment, validity, series, window }) =>
    validity === 'SEALED' && BEFORE_THE_END.has(window.phase)
      ? [{ id, commitment, series, name: `Sealed order, window ${window.number}`, revealEndsAt: window.revealEndsAt }]
      : [],
  );
  return [...bids, ...orders];
}

type Backups = NonNullable<SealedOffersQuery['myBidBackups']>['nodes'];

/** The commitments whose backups open with this device’s secret. */
async function openCommitments(backups: Backups): Promise<ReadonlySet<string>> {
  const device = await readDevice();
  if (device === null) return new Set();
  const opened = await Promise.all(
    backups.map((saved) =>
      openBackup(device.secret, saved).then(
        () => saved.commitment,
        () => null,
      ),
    ),
  );
  return new Set(opened.filter((commitment) => commitment !== null));
}

function OfferRow({ offer: { name, revealEndsAt, series } }: { readonly offer: Offer }) {
  const { chain, key, title } = series;
  return (
    <tr>
      <th scope="row">
        <Link to="/series/$chain/$key" params={{ chain, key }}>
          <SeriesName title={title} of={key} />
        </Link>
      </th>
      <td>{name}</td>
      <td>{formatDateTime(revealEndsAt)}</td>
    </tr>
  );
}

function OfferTable({ data }: { readonly data: SealedOffersQuery }) {
  const backups = data.myBidBackups?.nodes ?? [];
  const { data: openable, error } = useQuery({
    queryKey: ['opened backups', backups.map(({ commitment }) => commitment)],
    queryFn: () => openCommitments(backups),
  });
  if (error) return <Failure error={error} />;
  if (openable === undefined) return <p role="status">Reading …</p>;
  const waiting = waitingOffers(data);
  const revealable = waiting.filter(({ commitment }) => commitment !== null && openable.has(commitment));
  const elsewhere = waiting.length - revealable.length;
  return (
    <>
      {revealable.length === 0 ? (
        <p className="empty">No sealed bid or order waits for this device.</p>
      ) : (
        <div className="wide">
          <table>
            <caption>This device alone, or another with its device file, can reveal them.</caption>
            <thead>
              <tr>
                <th scope="col">Series</th>
                <th scope="col">What is sealed</th>
                <th scope="col">To reveal until</th>
              </tr>
            </thead>
            <tbody>
              {revealable.map((offer) => (
                <OfferRow key={offer.id} offer={offer} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {elsewhere > 0 && (
        <p className="warning">
          {elsewhere === 1 ? 'One bid or order was' : `${elsewhere} bids and orders were`} sealed elsewhere, so this
          device cannot reveal {elsewhere === 1 ? 'it' : 'them'}. Take over the device that sealed{' '}
          {elsewhere === 1 ? 'it' : 'them'}.
        </p>
      )}
    </>
  );
}

/** The sealed bids and orders that this device reveals. They are read from the account, so its person is signed in. */
export function SealedOffers() {
  const { isSelf } = useReader();
  const query = useAnswer(SealedOffersDocument, {}, { enabled: isSelf });
  if (!isSelf) return <p className="empty">Sign in to see the sealed bids and orders that this device can reveal.</p>;
  return <Reading query={query}>{({ data }) => <OfferTable data={data} />}</Reading>;
}

/** A series of this device’s openings: its title, from the chain that has it. */
function OpenedSeries({ of }: { readonly of: `0x${string}` }) {
  const { gateway, key } = useReader();
  const chains = useChains();
  const { data } = useQuery({
    queryKey: [key, 'SeriesTitle', of, chains],
    queryFn: async () => {
      for (const chain of chains) {
        const { data: answer } = await gateway.answer(SeriesTitleDocument, { chain, key: of });
        if (answer?.series) return { chain, title: answer.series.title };
      }
      return null;
    },
  });
  if (!data) return <SeriesName of={of} />;
  return (
    <Link to="/series/$chain/$key" params={{ chain: data.chain, key: of }}>
      <SeriesName title={data.title} of={of} />
    </Link>
  );
}

/** The reports whose openings are on this device, by series. Figures stay unread here. */
export function Openings() {
  const { data, error } = useQuery({
    queryKey: ['openings'],
    queryFn: async () => {
      const quarters = new Map<`0x${string}`, string[]>();
      for (const { seriesKey, period } of (await (await readDevice())?.store.all()) ?? [])
        quarters.set(seriesKey, [...(quarters.get(seriesKey) ?? []), formatPeriod(printPeriod(period))]);
      return [...quarters];
    },
  });
  if (error) return <Failure error={error} />;
  if (data === undefined) return <p role="status">Reading …</p>;
  if (data.length === 0) return <p className="empty">No report depends on this device.</p>;
  return (
    <div className="wide">
      <table>
        <caption>The next report of a year needs those before it.</caption>
        <thead>
          <tr>
            <th scope="col">Series</th>
            <th scope="col">Reported quarters</th>
          </tr>
        </thead>
        <tbody>
          {data.map(([seriesKey, quarters]) => (
            <tr key={seriesKey}>
              <th scope="row">
                <OpenedSeries of={seriesKey} />
              </th>
              <td>{quarters.join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
