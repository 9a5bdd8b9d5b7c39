import { useParams } from '@tanstack/react-router';
import { useAnswer } from '../answer.ts';
import { formatChain, formatMoney, formatTime, formatUnits, formatWord } from '../formats.ts';
import { CurveDeskDocument } from '../generated/operations.ts';
import { READ_EVERY_MS, useChainClock } from '../market/chain-clock.ts';
import { SeriesTitle } from '../market/series-title.tsx';
import { tokenOf } from '../market/token.ts';
import { useReader } from '../reader.ts';
import { SignInAsk } from '../session/sign-in-ask.tsx';
import { Fact } from '../ui/index.ts';
import type { CurveDesk } from './curve-desk.ts';
import { CurveStakes } from './curve-stakes.tsx';
import { CurveTrades } from './curve-trades.tsx';
import { useSigner } from './signer.ts';

/** The wallet's units of the series, and what it is owed. */
function Standing({ desk: { series, position, token } }: { readonly desk: CurveDesk }) {
  const { looseUnits, stakedUnits, pendingPayout, tender } = position;
  return (
    <dl className="facts">
      <Fact name="In your wallet, not earning">{formatUnits(looseUnits, series)} units</Fact>
      <Fact name="Staked, earning">{formatUnits(stakedUnits, series)} units</Fact>
      <Fact name="Accrued and not paid yet">{formatMoney(pendingPayout, token)}</Fact>
      {tender && (
        <Fact
          name={
            <>
              Tendered in round {tender.round}, {formatWord(tender.state ?? '')}
            </>
          }
        >
          {formatUnits(tender.tenderedUnits, series)} units
          {tender.state === 'SETTLED' &&
            `, ${formatUnits(tender.acceptedUnits, series)} accepted for ${formatMoney(tender.payment, token)}`}
        </Fact>
      )}
    </dl>
  );
}

/** The screen on which a reader buys, sells, stakes and tenders units of a curve series. */
export function CurvePage() {
  const { chain, key } = useParams({ from: '/account/curve/$chain/$key' });
  const { wallet } = useReader();
  const signer = useSigner();
  const isHere = wallet?.chain === chain;
  const variables = { chain, seriesKey: key as `0x${string}`, wallet: (wallet?.address ?? '') as `0x${string}` };
  const clock = useChainClock();
  const { data, error } = useAnswer(CurveDeskDocument, variables, { enabled: isHere, everyMs: READ_EVERY_MS });
  if (!isHere)
    return (
      <>
        <h1>Units of a curve</h1>
        <SignInAsk
          reason={`Sign in with a wallet on ${formatChain(chain)} to trade this series, or to stake units of it.`}
        />
      </>
    );
  if (error) return <p role="alert">{error.message}</p>;
  if (!data) return <p role="status">Reading the curve …</p>;
  const { series, curvePosition: position, beforeYouBuy } = data;
  const curve = series?.curve;
  const token = series && tokenOf(series);
  if (!series || !curve || !token) return <h1>There is no such series on a curve</h1>;
  if (!position) return <p>The chain does not say what the wallet has. Try again in a moment.</p>;
  const desk: CurveDesk = {
    series,
    curve,
    token,
    position,
    wallet: wallet.address,
    now: clock(chain) ?? 0,
  };
  const opens = Date.parse(curve.opensAt);
  const isTraded = series.state === 'CURVE' && desk.now >= opens && desk.now < Date.parse(curve.endsAt);
  return (
    <>
      <h1>
        {isTraded ? 'Buy or sell' : 'Your units of'} <SeriesTitle title={series.title} seriesKey={series.key} />
      </h1>
      <Standing desk={desk} />
      {series.state === 'CURVE' && desk.now < opens && <p>The sale begins at {formatTime(curve.opensAt)}.</p>}
      {isTraded && signer && <CurveTrades desk={desk} notice={beforeYouBuy} />}
      {signer && <CurveStakes desk={desk} />}
    </>
  );
}
