import {
  type BuiltInLabel,
  createAccessModel,
  type AccessDeclaration as Declaration,
  type Labels,
  subject,
} from '../../access/index.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { ERRORS, type ErrorCode } from '../../core/errors/codes.ts';
import { holdersPositions } from '../../core/holder.ts';
import { type ChainAddress, onChains } from '../../core/on-chain.ts';
import { TABLES } from '../../generated/columns.ts';
import { activeKeyOfAttestor, backerOfSeries, holderOfSeries, issuerOfSeries } from './relations.ts';
import type { RelationSources } from './sources.ts';
import type { Viewer } from './viewer.ts';

const account = { own: ({ accountId }: Viewer) => accountId };
const ofChains = (list: readonly ChainAddress[]) => list.map(({ chain, address }) => ({ scope: chain, key: address }));
const wallet = { own: ({ wallets }: Viewer) => ofChains(wallets) };
const hasWallet = ({ wallets }: Viewer) => wallets.length > 0;

/**
 * What a viewer is to a row. A label is a relation, never a role (but for `admin`): `issuer` is the issuer of this row's
 * series. An attestor's key is compared with the viewer as of the last indexed block; sealed fields ask the chain too.
 */
const LABELS = {
  owner: { possible: ({ accountId }) => accountId !== null, by: { account, wallet } },
  issuer: {
    possible: hasWallet,
    by: {
      series: { load: issuerOfSeries, where: ({ wallets }) => onChains('issuer', wallets) },
      wallet,
    },
  },
  holder: {
    possible: hasWallet,
    by: {
      series: { load: holderOfSeries, where: ({ wallets }) => ({ positions: { some: holdersPositions(wallets) } }) },
      wallet,
    },
  },
  backer: { possible: hasWallet, by: { series: { load: backerOfSeries } } },
  attestor: {
    possible: ({ signerKeys }) => signerKeys.length > 0,
    by: {
      signerKey: { own: ({ signerKeys }) => ofChains(signerKeys), loadSealed: activeKeyOfAttestor },
      chain: { own: ({ signerChains }) => signerChains },
    },
  },
  admin: { role: ({ isAdmin }) => isAdmin },
} as const satisfies Labels<string, Viewer, RelationSources>;

/** `public`: everybody. `operators` read logs; the API grants it to nobody. */
export type ReaderLabel = keyof typeof LABELS | BuiltInLabel;
export type AccessDeclaration = Declaration<ReaderLabel>;

/** What this product declares to the engine. */
export const accessModel = createAccessModel<keyof typeof LABELS, Viewer, RelationSources>({
  labels: LABELS,
  kinds: { series: { model: 'Series', type: 'Series', carries: ['issuer'] } },
  errors: {
    create: (code, fault) => new AppError(code as ErrorCode, fault),
    message: (code) => ERRORS[code as ErrorCode].message,
    codeOf: (failure) => (failure instanceof AppError ? failure.code : 'DATABASE_UNAVAILABLE'),
    refusalCode: (error) => (error instanceof AppError ? error.code : null),
  },
  scope: { column: 'chain', separator: '/' },
  tables: TABLES,
});

/** Every label, in order. */
export const READER_LABELS = accessModel.labels.names as readonly ReaderLabel[];

/** What is named together with its chain: in the column `chain` of the same row. */
const OF_CHAIN = { scope: 'chain' } as const;

/** The row's series: issuer, holder, backer. One batched statement a label. */
export const bySeries = subject('series', OF_CHAIN);
/** The row's account: owner. No statement. */
export const byAccount = subject('account');
/**
 * The row's wallet: owner, holder (the row's own), issuer (where the row carries the issuer's wallet). No statement.
 */
export const byWallet = subject('wallet', OF_CHAIN);
/**
 * The attestor key the row is addressed to: attestor, while the viewer's account holds it and it is active. No
 * statement: as of the last indexed block; a sealed field asks the chain too.
 */
export const bySignerKey = subject('signerKey', OF_CHAIN);
/** The row's chain: attestor, for the holder of any key that is active there. No statement. */
export const byChain = subject('chain');
