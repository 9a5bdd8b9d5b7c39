import { type KeptOpening, openBackup, printPeriod } from '@income-series/client';
import { MyBidBackupsDocument, SeriesReportsDocument } from '@income-series/client/operations';
import { formatPeriod } from '../format/time.ts';
import { shorten } from '../format/words.ts';
import { answerOf } from '../gateway/answers.ts';
import { type PersonSession, session } from '../gateway/session.ts';
import { SeriesOwnerDocument, ViewerWalletsDocument } from '../generated/documents/account.ts';
import type { OpenedExport } from './device.ts';
import { judgeOpenings, type ReportsJudgement } from './export-judgement.ts';

/** The owner of an export’s device, as far as the account of this page can tell. */
export interface ExportOwner {
  /** True if the export’s secret made a bid, order or report of the account, and none of its reports is another’s. */
  readonly isOwn: boolean;
  /** The evidence, in sentences. */
  readonly facts: readonly string[];
}

const counted = (count: number, one: string, more: string) => (count === 1 ? `one ${one}` : `${count} ${more}`);

/** The sealed bids and orders of the account, and how many of them the export's secret opens. */
async function countOffers({ gateway }: PersonSession, secret: Uint8Array) {
  const [counts, pages] = [{ all: 0, opened: 0 }, gateway.rows(MyBidBackupsDocument, {}, (data) => data.myBidBackups)];
  for await (const saved of pages) {
    counts.all += 1;
    counts.opened += await openBackup(secret, saved).then(
      () => 1,
      () => 0,
    );
  }
  return counts;
}

function offersFact({ all, opened }: { readonly all: number; readonly opened: number }): string {
  if (all === 0) return 'You have no sealed bid or order that could tell whose it is.';
  const ownOffers = counted(all, 'sealed bid or order', 'sealed bids and orders');
  if (opened === 0) return `It opens none of yours: you have ${ownOffers}.`;
  return all === 1 ? 'It opens your sealed bid or order.' : `It opens ${opened} of your ${all} sealed bids and orders.`;
}

/** The openings of an export, by series. */
function groupBySeries({ openings }: OpenedExport): ReadonlyMap<`0x${string}`, readonly KeptOpening[]> {
  const series = new Map<`0x${string}`, KeptOpening[]>();
  for (const opening of openings) series.set(opening.seriesKey, [...(series.get(opening.seriesKey) ?? []), opening]);
  return series;
}

const JUDGEMENTS: Readonly<Record<ReportsJudgement, string>> = {
  own: 'your series: its secret made a report that is on the chain, as this gateway says.',
  possible: 'your series, but this gateway has no report on the chain that its secret made.',
  other: 'your series, but not with the secret that is in it: this app did not write it.',
};

interface ReportsFact {
  readonly judgement: ReportsJudgement;
  readonly text: string;
}

/** The commitments of a series’ reports, by quarter. */
async function readCommitments({ gateway }: PersonSession, chain: string, seriesKey: `0x${string}`) {
  const commitments = new Map<string, string | null>();
  const rows = gateway.rows(SeriesReportsDocument, { chain, seriesKey }, (data) => data.series?.reports);
  for await (const report of rows) commitments.set(report.period, report.incomeCommitment);
  return commitments;
}

/** Judges the reports of an export, series by series: whose series it is, and whether the export’s secret made its reports. */
async function judgeReports(
  person: PersonSession,
  chains: readonly string[],
  opened: OpenedExport,
): Promise<readonly ReportsFact[]> {
  const { gateway } = person;
  const { data } = answerOf(await gateway.answer(ViewerWalletsDocument, {}));
  const wallets = new Set((data.viewer?.account?.wallets ?? []).map(({ address }) => address));
  const facts: ReportsFact[] = [];
  for (const [key, openings] of groupBySeries(opened)) {
    const answers = await Promise.all(
      chains.map(async (chain) => ({
        chain,
        series: (await gateway.answer(SeriesOwnerDocument, { chain, key })).data?.series,
      })),
    );
    const { chain, series } = answers.find((answer) => answer.series) ?? {};
    const quarters = new Set(openings.map(({ period }) => formatPeriod(printPeriod(period))));
    const reports = `It has the report of ${[...quarters].join(', ')} of ${series?.title ?? shorten(key)}`;
    if (!chain || !series)
      facts.push({ judgement: 'other', text: `${reports}, a series that this gateway does not know.` });
    else if (!wallets.has(series.issuer))
      facts.push({ judgement: 'other', text: `${reports}, whose issuer is ${shorten(series.issuer)}: not you.` });
    else {
      const judgement = judgeOpenings(opened.secret, openings, await readCommitments(person, chain, key));
      facts.push({ judgement, text: `${reports}, ${JUDGEMENTS[judgement]}` });
    }
  }
  return facts;
}

/**
 * Finds out whose device an export is of: by the bids that its secret opens, and by the reports that its secret made. An export
 * names nobody, so that a person who finds the file learns nothing from it.
 * @throws GatewayError
 */
export async function readOwner(opened: OpenedExport, chains: readonly string[]): Promise<ExportOwner> {
  const person = session.get();
  if (person === null)
    return { isOwn: false, facts: ['Nobody is signed in, so this page cannot tell whose file it is.'] };
  const [offers, reports] = await Promise.all([
    countOffers(person, opened.secret),
    judgeReports(person, chains, opened),
  ]);
  const isOwn = offers.opened > 0 || reports.some(({ judgement }) => judgement === 'own');
  return {
    isOwn: isOwn && reports.every(({ judgement }) => judgement !== 'other'),
    facts: [offersFact(offers), ...(reports.length === 0 ? ['It has no report.'] : reports.map(({ text }) => text))],
  };
}
