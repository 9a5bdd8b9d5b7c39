import { currencyCode } from '@income-series/protocol/currency';
import { printPeriod } from '@income-series/protocol/period';
import { INDEXING_RULES } from '@income-series/protocol/terms';
import type {
  ContractFigures,
  ContractToken,
  CurveContractFigures,
  ParticipationFigures,
  SeriesFigures,
  TemplateKind,
} from '../../domains/contracts/model/ports.ts';

/** A printed figure; `code` selects the font for addresses and hashes. */
export interface FigureText {
  readonly text: string;
  readonly code: boolean;
}

/** Printers by figure name. The names are the placeholders of the kind's template. */
type Printers<Figures> = {
  readonly [Name in Exclude<keyof Figures, 'kind'>]: (figures: Figures) => FigureText;
};

const asText = (text: string): FigureText => ({ text, code: false });
const asCode = (text: string): FigureText => ({ text, code: true });

/**
 * Replaces the characters that the fonts lack (anything but printable Latin-1) by their numbers, as `\u{20ae}`. A backslash becomes
 * `\u{5c}`, so that two different texts are never printed alike.
 */
const escapeForFont = (text: string): string =>
  text.replaceAll(
    /[^\x20-\x5b\x5d-\x7e\u00a1-\u00ac\u00ae-\u00ff]/gu,
    (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`,
  );

const groupDigits = (digits: string): string => digits.replaceAll(/\B(?=(\d{3})+$)/g, ',');

/** Prints base units as whole tokens with all decimals: 1250000000 with 6 decimals is `1,250.000000 USDC`. */
export function printMoney(amount: bigint, { symbol, decimals }: ContractToken): string {
  const digits = amount.toString().padStart(decimals + 1, '0');
  const integer = groupDigits(digits.slice(0, digits.length - decimals));
  const fraction = decimals === 0 ? '' : `.${digits.slice(-decimals)}`;
  return `${integer}${fraction} ${escapeForFont(symbol)}`;
}

/** Prints basis points as a percentage: 1250 is `12.50%`. */
export const printBps = (bps: number): string =>
  `${groupDigits(String(Math.floor(bps / 100)))}.${String(bps % 100).padStart(2, '0')}%`;

/** Prints Unix seconds as `2027-01-31T12:00:00Z`. */
export const printTime = (seconds: bigint): string =>
  new Date(Number(seconds) * 1000).toISOString().replace(/\.\d{3}Z$/, 'Z');

const printUnits = (units: bigint): string => `${groupDigits(units.toString())} ${units === 1n ? 'unit' : 'units'}`;

function printCurrency(number: number): string {
  const iso = `ISO 4217 number ${String(number).padStart(3, '0')}`;
  const letters = currencyCode(number);
  return letters === null ? iso : `${letters} (${iso})`;
}

function printIndexing(rule: number): string {
  if (rule === INDEXING_RULES.NONE) return 'None';
  return rule === INDEXING_RULES.ANNUAL ? 'Annual' : `Rule ${rule}`;
}

const printToken = ({ symbol, decimals }: ContractToken): string => `${escapeForFont(symbol)}, ${decimals} decimals`;

/** The printers of figures that all series have. */
const DRAFTED: Printers<Omit<Pick<SeriesFigures, keyof SeriesFigures & keyof CurveContractFigures>, 'kind'>> = {
  chain: ({ chain }) => asText(escapeForFont(chain)),
  token: ({ token }) => asText(printToken(token)),
  issuer: ({ issuer }) => asCode(issuer),
  seriesKey: ({ seriesKey }) => asCode(seriesKey),
  termsCommitment: ({ termsCommitment }) => asCode(termsCommitment),
  currencyCode: (figures) => asText(printCurrency(figures.currencyCode)),
  indexingRule: ({ indexingRule }) => asText(printIndexing(indexingRule)),
  unitsOffered: ({ unitsOffered }) => asText(printUnits(unitsOffered)),
  cap: ({ cap, token }) => asText(printMoney(cap, token)),
  firstPeriod: ({ firstPeriod }) => asText(printPeriod(firstPeriod)),
  lastPeriod: ({ lastPeriod }) => asText(printPeriod(lastPeriod)),
};

const SERIES: Printers<SeriesFigures> = {
  ...DRAFTED,
  reservePrice: ({ reservePrice, token }) => asText(printMoney(reservePrice, token)),
  maxUnitsPerBid: ({ maxUnitsPerBid }) => asText(printUnits(maxUnitsPerBid)),
  minRaise: ({ minRaise, token }) => asText(printMoney(minRaise, token)),
  minHolders: ({ minHolders }) => asText(groupDigits(String(minHolders))),
  concentrationBps: ({ concentrationBps }) => asText(`${printBps(concentrationBps)} of the units offered`),
  commitEndsAt: ({ commitEndsAt }) => asText(printTime(commitEndsAt)),
  revealEndsAt: ({ revealEndsAt }) => asText(printTime(revealEndsAt)),
  gateEndsAt: ({ gateEndsAt }) => asText(printTime(gateEndsAt)),
  routed: ({ routed }) => asText(routed ? 'Yes' : 'No'),
};

/** Prints an amount of base lamports, which are millionths of a unit, in units: 2000000000 is `2,000.000000 units`. */
const printLamports = (lamports: bigint): string => printMoney(lamports, { symbol: 'units', decimals: 6 });

const CURVE: Printers<CurveContractFigures> = {
  ...DRAFTED,
  virtualQuote: ({ virtualQuote, token }) => asText(printMoney(virtualQuote, token)),
  virtualBase: ({ virtualBase }) => asText(printLamports(virtualBase)),
  threshold: ({ threshold, token }) => asText(printMoney(threshold, token)),
  deadline: ({ deadline }) => asText(printTime(deadline)),
  feeBps: ({ feeBps }) => asText(`${printBps(feeBps)} of the money of each trade`),
  treasuryBps: ({ treasuryBps }) => asText(`${printBps(treasuryBps)} of what is raised`),
};

const PARTICIPATION: Printers<ParticipationFigures> = {
  chain: ({ chain }) => asText(escapeForFont(chain)),
  token: ({ token }) => asText(printToken(token)),
  wallet: ({ wallet }) => asCode(wallet),
};

/** The names of each kind's figures, which are the placeholders of its template. */
export const FIGURE_NAMES: Readonly<Record<TemplateKind, readonly string[]>> = {
  SERIES: Object.keys(SERIES),
  CURVE: Object.keys(CURVE),
  PARTICIPATION: Object.keys(PARTICIPATION),
};

function print<Figures>(printers: Printers<Figures>, figures: Figures): Map<string, FigureText> {
  const entries = Object.entries(printers) as [string, (figures: Figures) => FigureText][];
  return new Map(entries.map(([name, printer]) => [name, printer(figures)]));
}

/** Prints all figures of a contract, by placeholder. */
export function printFigures(figures: ContractFigures): ReadonlyMap<string, FigureText> {
  if (figures.kind === 'SERIES') return print(SERIES, figures);
  return figures.kind === 'CURVE' ? print(CURVE, figures) : print(PARTICIPATION, figures);
}
