import { AppError } from '@income-series/protocol/errors/app-error';
import { ERRORS, type ErrorCode } from '@income-series/protocol/errors/codes';
import {
  type AccessByKind,
  type BuiltInLabel,
  createAccessModel,
  declareByKind as declareByKindOf,
  type LabelDefinitions,
  subject,
  type WrittenDeclaration,
} from 'field-access';
import { holdersPositions } from '../../core/holder.ts';
import { type ChainAddress, onChains } from '../../core/on-chain.ts';
import { TABLES } from '../../generated/columns.ts';
import { CLASSES, EXTRAS, type Extra, type StorageClass } from './classes.ts';
import { activeKeyOfAttestor, backerOfSeries, holderOfSeries, issuerOfSeries } from './relations.ts';
import type { RelationSources } from './sources.ts';
import type { Viewer } from './viewer.ts';

const account = { own: ({ accountId }: Viewer) => accountId };
const toScopedKeys = (list: readonly ChainAddress[]) =>
  list.map(({ chain, address }) => ({ scope: chain, key: address }));
const wallet = { own: ({ wallets }: Viewer) => toScopedKeys(wallets) };
const hasWallet = ({ wallets }: Viewer) => wallets.length > 0;

/**
 * The labels that a viewer can have on a row. A label is a relation to the row, not a role (except `admin`): `issuer` is the
 * issuer of this row's series. An attestor's key counts if it was active at the last indexed block; for sealed fields the
 * chain is read too.
 */
const LABELS = {
  owner: {
    sentence: 'The account that the record belongs to, or the account that linked the record’s wallet.',
    possible: ({ accountId }) => accountId !== null,
    by: { account, wallet },
  },
  issuer: {
    sentence: 'The issuer of the record’s series.',
    possible: hasWallet,
    by: {
      series: { load: issuerOfSeries, where: ({ wallets }) => onChains('issuer', wallets) },
      wallet,
    },
  },
  holder: {
    sentence:
      'A holder of units of the series, now or until it ended, or the holder of this position, as of the last indexed block.',
    possible: hasWallet,
    by: {
      series: { load: holderOfSeries, where: ({ wallets }) => ({ positions: { some: holdersPositions(wallets) } }) },
      wallet,
    },
  },
  backer: {
    sentence:
      'An account with a wallet that the chain’s registry calls verified now, while the series raises or is sold on ' +
      'its curve, or while that wallet has a bid in it or is a holder.',
    possible: hasWallet,
    by: { series: { load: backerOfSeries } },
  },
  attestor: {
    sentence: 'The account that linked the attestor key that the record is addressed to.',
    possible: ({ signerKeys }) => signerKeys.length > 0,
    by: {
      signerKey: { own: ({ signerKeys }) => toScopedKeys(signerKeys), loadSealed: activeKeyOfAttestor },
      chain: { own: ({ signerChains }) => signerChains },
    },
  },
  admin: { sentence: 'An admin, by configuration of the service.', role: ({ isAdmin }) => isAdmin },
} as const satisfies LabelDefinitions<string, Viewer, RelationSources>;

/** A label that a field's `readers` may name. */
export type ReaderLabel = keyof typeof LABELS | BuiltInLabel;
export type AccessDeclaration = WrittenDeclaration<ReaderLabel, StorageClass, Extra>;

/** The access model of this product: its labels, storage classes, flags, errors and tables. */
export const accessModel = createAccessModel({
  labels: LABELS as LabelDefinitions<keyof typeof LABELS, Viewer, RelationSources>,
  classes: CLASSES,
  extras: EXTRAS,
  asks: ['storedIn', 'deletion'],
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

/** Declares access by the row's kind: the value of the column `column` selects the storage class and the readers. */
export const declareByKind = (
  column: string,
  cases: AccessByKind<ReaderLabel, StorageClass>['cases'],
): WrittenDeclaration<ReaderLabel, StorageClass> => declareByKindOf(accessModel, column, cases);

/** The key is unique within a chain only: the column `chain` of the same row completes it. */
const OF_CHAIN = { scope: 'chain' } as const;

/** The series of a row. It gives the labels issuer, holder and backer, at one batched statement a label. */
export const bySeries = subject('series', OF_CHAIN);
/** The account of a row. It gives the label owner, without a statement. */
export const byAccount = subject('account');
/**
 * The wallet of a row. It gives the labels owner, holder (of this row), and issuer if it is the issuer's wallet, without a
 * statement.
 */
export const byWallet = subject('wallet', OF_CHAIN);
/**
 * The attestor key that a row is addressed to. It gives the label attestor while the viewer's account holds the key and the
 * key is active at the last indexed block, without a statement. For a sealed field the chain is read too.
 */
export const bySignerKey = subject('signerKey', OF_CHAIN);
/** The chain of a row. It gives the label attestor to the holder of any key that is active there, without a statement. */
export const byChain = subject('chain');
