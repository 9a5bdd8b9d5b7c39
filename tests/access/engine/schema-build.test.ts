import {
  dataMap,
  dataMapSections,
  isIn,
  isNotIn,
  printSchemaWithAccess,
  RESPONSE_ONLY,
  type Subject,
  within,
} from 'field-access';
import { describe, expect, it } from 'vitest';
import { type AccessDeclaration, declareByKind } from '../../../src/graphql/access/index.ts';
import type { GatewayBuilder } from '../../../src/graphql/create-builder.ts';
import { keyset } from '../../../src/graphql/lists.ts';
import { schemaOf } from './support.ts';
import { byAccount, bySeries, byWallet, plain, seriesAndPositions } from './types.ts';

/** The error of the build; empty if the schema builds. */
function problems(define: (builder: GatewayBuilder) => void): string {
  try {
    schemaOf(define);
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}

// biome-ignore lint/suspicious/noExplicitAny: these tests say what the types refuse
type Loose = any;
type BidParts = readonly [fields: (t: Loose) => object, access?: object];
const bidFields = (builder: GatewayBuilder, ...[fields, access = {}]: BidParts) =>
  builder.prismaObject('Bid', { select: {}, access, fields: fields as Loose });
/** The same of bids with these fields alone. */
const problemsOfBid = (...bid: BidParts) => problems((builder) => bidFields(builder, ...bid));
const schemaOfBid = (...bid: BidParts) => schemaOf((builder) => bidFields(builder, ...bid));
/** Rows that admins see, without the labels that see them. */
const ROWS_OF_ADMINS = { rows: ({ isAdmin }: Loose) => isAdmin, dependsOnViewer: true };

describe('a schema does not build with', () => {
  it('a field that says no access, and names every such field', () => {
    const message = problems((builder) => {
      bidFields(builder, (t: Loose) => ({
        price: t.expose('price', { type: 'Amount' }),
        bidder: t.exposeString('bidder'),
      }));
    });
    expect(message).toContain('Bid.price: says no access');
    expect(message).toContain('Bid.bidder: says no access');
  });

  it('a field made by a plugin that says no access', () => {
    const message = problems((builder) => {
      const Made = builder
        .objectRef<{ a: string }>('Made')
        .implement({ fields: (t) => ({ a: t.exposeString('a', { access: RESPONSE_ONLY }) }) });
      builder.queryField('made', (t: Loose) =>
        t.field({
          type: Made,
          access: 'traverse',
          errors: { directResult: false, dataField: {} },
          resolve: () => ({ a: '' }),
        }),
      );
    });
    expect(message).toMatch(/QueryMadeSuccess\.data: says no access/);
  });

  it('an instant whose name does not end in At, as a field, an argument or a part of an input', () => {
    const message = problems((builder) => {
      bidFields(builder, (t: Loose) => ({
        committed: t.expose('committedAt', {
          type: 'DateTime',
          nullable: true,
          access: plain('bids.committed_at', 'admin'),
        }),
        committedAt: t.expose('committedAt', {
          type: 'DateTime',
          nullable: true,
          access: plain('bids.committed_at', 'admin'),
        }),
      }));
      const Span = builder.inputType('Span', { fields: (t) => ({ from: t.field({ type: 'DateTime' }) }) });
      builder.queryField('bidsSince', (t: Loose) =>
        t.int({
          nullable: true,
          access: RESPONSE_ONLY,
          args: {
            since: t.arg({ type: 'DateTime' }),
            sinceAt: t.arg({ type: ['DateTime'] }),
            span: t.arg({ type: Span }),
          },
          resolve: () => null,
        }),
      );
    });
    for (const where of ['Bid.committed', 'Query.bidsSince(since:)', 'Span.from'])
      expect(message).toContain(`${where}: is a DateTime, so its name must end in At`);
    expect(message.match(/must end in At/g)).toHaveLength(3);
  });

  it('a value that is only traversed', () => {
    expect(problemsOfBid((t: Loose) => ({ bidder: t.exposeString('bidder', { access: 'traverse' }) }))).toContain(
      'Bid.bidder: is a value, so it needs a declaration of its own',
    );
  });

  it('a reader whose subject the type does not name', () => {
    expect(
      problemsOfBid(
        (t: Loose) => ({
          price: t.expose('price', { type: 'Amount', access: plain('bids.price', 'owner', 'issuer') }),
        }),
        { subjects: { owner: byWallet('bidder') } },
      ),
    ).toContain('Bid.price: Bid names no subject for issuer');
  });

  it('a subject that cannot carry its label, or whose column is not there', () => {
    const message = problemsOfBid(() => ({}), {
      subjects: { backer: byWallet('bidder'), owner: byAccount('accountId') },
    });
    expect(message).toContain('Bid: backer cannot be by wallet');
    expect(message).toContain('Bid: there is no column accountId for owner');
  });

  it('a guarded field that may not be null', () => {
    const guarded = (seenBy?: readonly string[]) =>
      problemsOfBid(
        (t: Loose) => ({
          bidder: t.exposeString('bidder', { nullable: false, access: plain('bids.bidder', 'owner') }),
        }),
        {
          subjects: { owner: byWallet('bidder') },
          ...(seenBy ? { ...ROWS_OF_ADMINS, seenBy } : {}),
        },
      );
    expect(guarded()).toContain('Bid.bidder: is not read by public, who may see the row: declare such readers');
    expect(guarded(['owner', 'admin'])).toContain('is not read by admin, who may see the row');
    expect(guarded(['owner'])).toBe('');
  });

  it('a declaration by kind whose kind is not selected, or that says nothing for a kind', () => {
    const byKind = (cases: Parameters<typeof declareByKind>[1], columns: readonly string[], nullable = true) =>
      problemsOfBid(
        (t: Loose) => ({
          price: t.expose('price', { type: 'Amount', nullable, access: declareByKind('validity', cases) }),
        }),
        { subjects: { owner: byWallet('bidder', { columns }) }, ...ROWS_OF_ADMINS, seenBy: ['owner', 'admin'] },
      );
    const sealed = { storedIn: 'bids.price', class: 'plain', readers: ['owner'], deletion: 'none' } as const;
    const revealed = { ...sealed, readers: ['owner', 'admin'] } as const;
    expect(byKind({ SEALED: sealed, VALID: revealed }, ['validity'])).toBe('');
    expect(byKind({ SEALED: sealed, VALID: revealed }, [])).toContain('Bid.price: validity, which names the kind');
    expect(byKind({}, ['validity'])).toContain('Bid.price: is declared by kind, for no kind');
    expect(byKind({ SEALED: { ...sealed, storedIn: '' } }, ['validity'])).toContain('says nowhere that it is held');
    expect(byKind({ SEALED: { ...sealed, deletion: '' } }, ['validity'])).toContain('says no intended deletion');
    expect(byKind({ SEALED: sealed, VALID: revealed }, ['validity'], false)).toContain('or let it be nullable');
  });

  it('a reader whom the rows do not let through', () => {
    const promised = (...readers: Parameters<typeof plain>[1][]) =>
      problemsOfBid(
        (t: Loose) => ({ price: t.expose('price', { type: 'Amount', access: plain('bids.price', ...readers) }) }),
        {
          subjects: { owner: byWallet('bidder'), issuer: bySeries('seriesKey') },
          ...ROWS_OF_ADMINS,
          seenBy: ['owner', 'admin'],
        },
      );
    expect(promised('public')).toContain(
      'Bid.price: promises a value to public, but a Bid is seen by owner, admin alone',
    );
    expect(promised('owner', 'issuer')).toContain('Bid.price: promises a value to issuer');
    expect(promised('owner', 'admin')).toBe('');
  });

  it('a label within one that rows let through is no promise beyond them, any other is', () => {
    const narrowed = (issuer: Subject, seenBy = ['owner']) =>
      problemsOfBid(
        (t: Loose) => ({ price: t.expose('price', { type: 'Amount', access: plain('bids.price', 'issuer') }) }),
        {
          subjects: { owner: byWallet('bidder'), issuer },
          rows: ({ wallets }: Loose) => ({ wallets }),
          dependsOnViewer: true,
          seenBy,
        },
      );
    expect(narrowed(within('owner', byWallet('id')))).toBe('');
    expect(narrowed(byWallet('id'))).toContain('promises a value to issuer');
    expect(narrowed(within('owner', byWallet('id')), ['admin'])).toContain('promises a value to issuer');
    expect(narrowed(within('holder', byWallet('id')))).toContain('Bid: issuer is within a label');
  });

  const ofAdmins = ({ isAdmin }: Loose) => isAdmin;
  const revealed = () => ({ price: { not: null } });
  it.each([
    ['that depend on the viewer', { ...ROWS_OF_ADMINS, seenBy: ['admin'] }, ''],
    ['that are the same for everybody', { rows: revealed, dependsOnViewer: false }, ''],
    ['without a declaration', { rows: revealed }, 'Bid: say whether its rows depend on the viewer'],
    ['that everybody sees', ROWS_OF_ADMINS, 'Bid: its rows depend on the viewer, so say who sees them'],
    [
      'that everybody sees by name',
      { ...ROWS_OF_ADMINS, seenBy: ['admin', 'public'] },
      'Bid: its rows depend on the viewer, so say which are public (access.publicWhen)',
    ],
    [
      'of no viewer that are declared to depend on one',
      { rows: revealed, dependsOnViewer: true, seenBy: ['admin'] },
      'Bid: its rows are declared to depend on the viewer, which they do not take',
    ],
    [
      'of a viewer that are declared to depend on none',
      { rows: ofAdmins, dependsOnViewer: false },
      'Bid: its rows are declared to depend on no viewer, but need an argument',
    ],
    [
      'that take a viewer where no parameter shows it',
      { rows: (...[{ isAdmin }]: [Loose]) => isAdmin, dependsOnViewer: false },
      'Bid: its rows are declared to depend on no viewer, but need an argument',
    ],
    [
      'that are the same for everybody and are seen by some',
      { rows: revealed, dependsOnViewer: false, seenBy: ['admin'] },
      'Bid: its rows depend on no viewer, so everybody sees them: omit seenBy',
    ],
    ['that are not there', { dependsOnViewer: true, seenBy: ['admin'] }, 'Bid: `dependsOnViewer` is declared without'],
  ])('rows %s', (_, access, problem) => {
    const message = problemsOfBid(() => ({}), access);
    if (problem === '') expect(message).toBe('');
    else expect(message).toContain(problem);
  });

  it('a list that some who see its row would always find empty', () => {
    const listed = (access: unknown, owner = ['owner']) =>
      problems((builder) => {
        builder.prismaObject('AccountWallet', {
          select: {},
          access: {
            subjects: { owner: byAccount('accountId') },
            rows: ({ accountId }: Loose) => ({ accountId }),
            dependsOnViewer: true,
            seenBy: owner,
          },
          fields: (t: Loose) => ({
            address: t.exposeString('address', { access: plain('account_wallets.address', 'owner') }),
          }),
        } as Loose);
        builder.prismaObject('Account', {
          select: {},
          access: {
            subjects: { owner: byAccount('id') },
            ...ROWS_OF_ADMINS,
            seenBy: ['owner', 'admin'],
          },
          fields: (t: Loose) => ({ wallets: t.relation('wallets', { nullable: true, access }) }),
        } as Loose);
      });
    expect(listed('traverse')).toContain('Account.wallets: admin may read an empty list');
    expect(listed('traverse', ['owner', 'admin'])).toBe('');
    expect(listed(plain('account_wallets.account_id', 'owner'))).toBe('');
  });

  it('rows that are public on no condition, or on one that their column cannot meet', () => {
    const seen = (access: object) =>
      problems((builder) => {
        bidFields(
          builder,
          (t: Loose) => ({ bidder: t.exposeString('bidder', { access: plain('bids.bidder', 'admin') }) }),
          access,
        );
      });
    const hand = { ...ROWS_OF_ADMINS, seenBy: ['public', 'admin'] };
    expect(seen({ ...hand, publicWhen: isIn('validity', ['VALID']) })).toBe('');
    expect(seen({ seenBy: ['admin'], publicWhen: isIn('validity', ['VALID']) })).toContain(
      'Bid: declares when a row is public, so name `public` among those who see rows (access.seenBy)',
    );
    const when = (publicWhen: object) => seen({ seenBy: ['public', 'admin'], publicWhen });
    expect(when(isIn('none', [true]))).toContain('Bid: there is no column none');
    expect(when(isIn('sequence', ['1']))).toContain('Bid: sequence is of type Int, which no condition compares');
    expect(when(isIn('committedAt', ['2026-01-01']))).toContain('Bid: committedAt is of type DateTime');
    expect(when(isIn('bidder', []))).toContain('Bid: bidder is of type String, which no condition compares with []');
    expect(when(isNotIn('committedAt', []))).toContain('Bid: committedAt is never null');
    expect(when(isNotIn('price', []))).toBe('');
  });

  it('a list of admins’ rows that refuses nobody', () => {
    const listed = (options: object) =>
      problems((builder) => {
        bidFields(
          builder,
          (t: Loose) => ({
            sequence: t.exposeInt('sequence', { nullable: false, access: plain('bids.sequence', 'admin') }),
          }),
          { ...ROWS_OF_ADMINS, seenBy: ['admin'] },
        );
        builder.queryField('list', (t) =>
          keyset(t, { type: 'Bid', access: 'traverse', order: { by: 'sequence' }, ...options }),
        );
      });
    expect(listed({})).toContain('Query.list: public may read an empty list');
    expect(listed({ authScopes: { admin: true } })).toBe('');
  });

  it('a computed field with a reader that one of its columns lacks', () => {
    const computed = (...readers: Parameters<typeof plain>[1][]) =>
      problemsOfBid(
        (t: Loose) => ({
          price: t.expose('price', { type: 'Amount', access: plain('bids.price', 'owner') }),
          cost: t.string({ select: { price: true }, access: plain('response only', ...readers), resolve: () => '' }),
        }),
        { subjects: { owner: byWallet('bidder'), issuer: bySeries('seriesKey') } },
      );
    expect(computed('owner', 'issuer')).toContain('Bid.cost: is read by issuer, who may not read Bid.price');
    expect(computed('public')).toContain('Bid.cost: is read by public, who may not read Bid.price');
    expect(computed('owner')).toBe('');
  });

  it('a computed field that reads more than its readers may through a relation, alone or with own columns', () => {
    const computed = (select: object, ...readers: Parameters<typeof plain>[1][]) =>
      problems((builder) => {
        seriesAndPositions(builder);
        builder.prismaObjectField('Series', 'computed', (t: Loose) =>
          t.string({ select, access: plain('response only', ...readers), resolve: () => '' }),
        );
      });
    const claimed = { positions: { select: { claimedTotal: true } } };
    const claimedBy = (label: string) => `Series.computed: is read by ${label}, who may not read Position.claimed`;
    const ofOther = 'Series.computed: reads Position, whose rows not all of its readers see';
    expect(computed({ mintGate: true, positions: { select: { units: true } } }, 'admin')).toContain(
      'Series.computed: is read by admin, who may not read Series.secret',
    );
    expect(computed(claimed, 'admin')).toContain(claimedBy('admin'));
    expect(computed({ positions: true }, 'admin')).toContain(claimedBy('admin'));
    expect(computed({ positions: { where: {} } }, 'admin')).toContain(claimedBy('admin'));
    expect(computed({ positions: { include: { series: true } } }, 'admin')).toContain('may not read Series.secret');
    expect(computed(claimed, 'public')).toContain(ofOther);
    // The holder of a series has a position in it, and may not see the others.
    expect(computed(claimed, 'holder')).toContain(claimedBy('holder'));
    expect(computed(claimed, 'holder')).toContain(ofOther);
    expect(computed({ positions: { select: { units: true } } }, 'admin')).toBe('');
    expect(computed({ paidTotal: true, positions: false }, 'admin')).toBe('');
  });

  it('a computed field that selects by a function', () => {
    const selecting = (select: unknown) =>
      problemsOfBid((t: Loose) => ({
        price: t.expose('price', { type: 'Amount', access: plain('bids.price', 'admin') }),
        cost: t.string({ select, access: plain('response only', 'admin'), resolve: () => '' }),
      }));
    expect(selecting(() => ({ price: true }))).toContain('Bid.cost: selects by a function');
    expect(selecting({ price: true })).toBe('');
  });

  it('a type that reads hidden rows, or what not everybody reads, with every row of it', () => {
    const selecting = (select: object) =>
      problems((builder) => {
        seriesAndPositions(builder);
        bidFields(builder, () => ({}), {});
        builder.prismaObject('Series', { variant: 'Other', select, fields: () => ({}) } as Loose);
      });
    expect(selecting({ positions: { select: { units: true } } })).toContain(
      'Other: reads Position, whose rows not all of its readers see',
    );
    expect(selecting({ key: true, state: true })).toBe('');
    expect(selecting({ mintGate: true })).toContain('Other: selects mintGate with every row');
  });

  it('a Prisma type that reads every column', () => {
    expect(problems((builder) => builder.prismaObject('Bid', { fields: () => ({}) } as Loose))).toContain(
      'Bid: say `select: {}`',
    );
  });

  it('a count of hidden rows for readers who do not see them', () => {
    const counted = (...readers: Parameters<typeof plain>[1][]) =>
      problems((builder) => {
        seriesAndPositions(builder);
        builder.prismaObjectField('Series', 'holders', (t) =>
          t.relationCount('positions', { access: plain('positions.id', ...readers) } as Loose),
        );
      });
    expect(counted('public')).toContain('Series.holders: counts Position, whose rows not all of its readers see');
    expect(counted('backer')).toContain('Series.holders: counts Position');
    expect(counted('admin')).not.toContain('counts');
  });

  it('a count of rows for a label that the rows find by another kind of subject', () => {
    // A holder of the series sees the series by one position, and of its positions only that one.
    const holders = problems((builder) => {
      seriesAndPositions(builder);
      builder.prismaObjectField('Series', 'holders', (t) =>
        t.relationCount('positions', { access: plain('positions.id', 'holder') } as Loose),
      );
    });
    expect(holders).toContain('Series.holders: counts Position, whose rows not all of its readers see');
    const wallets = (owner: object, more: object = {}) =>
      problems((builder) => {
        const seenBy = ['owner'];
        builder.prismaObject('AccountWallet', {
          select: {},
          access: { subjects: { owner }, seenBy, ...more },
          fields: () => ({}),
        } as Loose);
        builder.prismaObject('Account', {
          select: {},
          access: { subjects: { owner: byAccount('id') }, seenBy },
          fields: (t: Loose) => ({
            wallets: t.relationCount('wallets', { access: plain('account_wallets.id', 'owner') }),
          }),
        } as Loose);
      });
    expect(wallets(byAccount('accountId'))).toBe('');
    expect(wallets(byWallet('address'))).toContain('Account.wallets: counts AccountWallet');
    // Rows that are written by hand may be some of the owner's only.
    expect(wallets(byAccount('accountId'), ROWS_OF_ADMINS)).toContain('Account.wallets: counts AccountWallet');
  });

  it('a guarded column that is selected with every row', () => {
    expect(
      problems((builder) => {
        builder.prismaObject('Bid', {
          select: { price: true },
          access: { subjects: { owner: byWallet('bidder') } },
          fields: (t) => ({ price: t.expose('price', { type: 'Amount', access: plain('bids.price', 'owner') }) }),
        });
      }),
    ).toContain('Bid: selects price with every row, which not everybody reads');
  });

  it('a vault field that plans its own selection', () => {
    const vault: AccessDeclaration = { storedIn: 'bids.price', class: 'vault', readers: ['owner'], deletion: 'none' };
    const message = problemsOfBid(
      (t: Loose) => ({ price: t.string({ select: () => ({ price: true }), access: vault, resolve: () => '' }) }),
      {
        subjects: { owner: byWallet('bidder') },
      },
    );
    expect(message).toContain('Bid.price: a vault field selects plain columns');
  });

  it('a place that is no column, or is not the column that the field exposes', () => {
    const heldIn = (storedIn: string | readonly string[]) =>
      problemsOfBid((t: Loose) => ({
        price: t.expose('price', { type: 'Amount', nullable: true, access: { ...plain('', 'admin'), storedIn } }),
      }));
    expect(heldIn('bids.prise')).toContain('Bid.price: is held in bids.prise, which is no column of the tables');
    expect(heldIn('bid.price')).toContain('Bid.price: is held in bid.price, which is no column of the tables');
    expect(heldIn('bids.deposit')).toContain('Bid.price: exposes bids.price, and says that it is held elsewhere');
    expect(heldIn('the bidder’s device')).toContain('Bid.price: exposes bids.price');
    expect(heldIn(['bids.deposit', 'bids.price'])).toBe('');
    // as a view’s column is
    expect(heldIn('raise_bids.price')).toContain('no column of the tables');
    expect(heldIn('series.key')).toBe('');
  });

  it('a field of the root that reads any row by its id, without the engine', () => {
    const byId = (isList: boolean) =>
      problems((builder) => {
        const node = builder.nodeInterfaceRef();
        builder.queryField('any', (t: Loose) =>
          t.field({ type: isList ? [node] : node, nullable: true, access: 'traverse', resolve: () => null }),
        );
      });
    for (const isList of [false, true]) expect(byId(isList)).toContain('Query.any: shows which hidden rows exist');
  });

  it('a label that follows from a column that names nothing', () => {
    const byTime = (subjects: object) => problemsOfBid(() => ({}), { subjects });
    expect(byTime({ owner: byWallet('committedAt') })).toContain(
      'Bid: committedAt is of type DateTime, so owner cannot follow from it',
    );
    expect(byTime({ owner: { ...byWallet('bidder'), scope: 'committedAt' } })).toContain(
      'Bid: committedAt is of type DateTime, so owner cannot follow from it',
    );
  });

  it('a kind that no row is of, by the type of the column that names it', () => {
    const byKind = (column: string, ...kinds: string[]) =>
      problemsOfBid((t: Loose) => ({
        price: t.expose('price', {
          type: 'Amount',
          nullable: true,
          access: declareByKind(
            column,
            Object.fromEntries(kinds.map((kind) => [kind, plain('bids.price', 'admin')])) as Loose,
          ),
        }),
      }));
    expect(byKind('sequence', '1', 'first')).toContain(
      'Bid.price: sequence is of type Int, so no row is of the kind first',
    );
    expect(byKind('sequence', '1', 'first')).not.toContain('the kind 1');
    expect(byKind('committedAt', '2026')).toContain('Bid.price: committedAt is of type DateTime, which names no kind');
  });

  it('a storage class that the model does not define, alone or of one kind of row', () => {
    const unknown = { storedIn: 'bids.price', class: 'valt', readers: ['admin'], deletion: 'none' };
    const declared = (access: Loose) =>
      problemsOfBid((t: Loose) => ({ price: t.expose('price', { type: 'Amount', nullable: true, access }) }));
    expect(declared(unknown)).toContain('Bid.price: the model has no storage class valt');
    const byKind = declareByKind('validity', { VALID: unknown as Loose });
    expect(declared(byKind)).toContain('Bid.price: the model has no storage class valt');
  });

  it('a list sorted or filtered by what not everyone who sees the row may read', () => {
    const list = (options: object) =>
      problems((builder) => {
        seriesAndPositions(builder);
        builder.queryField('list', (t) =>
          keyset(t, { type: 'Position', access: 'traverse', order: { by: 'units' }, ...options }),
        );
      });
    expect(list({ order: { by: 'claimed' } })).toContain('Query.list: Position.claimed is not read by everyone');
    expect(list({ filter: { claimed: 'Amount' } })).toContain('Query.list: Position.claimed is not read by everyone');
    expect(list({ order: { by: 'nothing' } })).toContain(
      'Query.list: Position.nothing exposes no column; sort by a column (`order: { column }`)',
    );
    expect(list({})).toBe('');
  });

  it('a list by a column that may be null', () => {
    expect(
      problems((builder) => {
        bidFields(builder, (t: Loose) => ({
          price: t.expose('price', { type: 'Amount', access: plain('bids.price', 'public') }),
        }));
        builder.queryField('list', (t) => keyset(t, { type: 'Bid', access: 'traverse', order: { by: 'price' } }));
      }),
    ).toContain('Bid.price may be null');
  });

  it('a list by a column that may be null, is not there, or has a field of its own', () => {
    const list = (column: string) =>
      problems((builder) => {
        bidFields(builder, (t: Loose) => ({
          sequence: t.exposeInt('sequence', { nullable: false, access: plain('bids.sequence', 'public') }),
        }));
        builder.queryField('list', (t) => keyset(t, { type: 'Bid', access: 'traverse', order: { column } }));
      });
    expect(list('price')).toContain('Query.list: Bid has no column price that is never null');
    expect(list('nothing')).toContain('Query.list: Bid has no column nothing that is never null');
    expect(list('sequence')).toContain('Query.list: Bid shows sequence; sort by its field');
    expect(list('committedAt')).toBe('');
  });

  it('a connection of stored rows that is not a keyset, though everybody sees the rows', () => {
    const message = problems((builder) => {
      seriesAndPositions(builder);
      builder.queryField('list', (t: Loose) =>
        t.prismaConnection({ type: 'Position', cursor: 'id', access: 'traverse', resolve: () => [] }),
      );
      builder.prismaObjectField('Position', 'others', (t: Loose) =>
        t.prismaConnection({ type: 'Series', cursor: 'key', access: 'traverse', resolve: () => [] }),
      );
      builder.prismaObjectField('Series', 'list', (t: Loose) =>
        t.relatedConnection('bids', { cursor: 'id', access: 'traverse', totalCount: true }),
      );
      bidFields(builder, () => ({}));
    });
    for (const [at, type] of [
      ['Query.list', 'Position'],
      ['Position.others', 'Series'],
      ['Series.list', 'Bid'],
    ])
      expect(message).toContain(
        `${at}: pages ${type} past the engine, so its cursors, order and total are not checked`,
      );
    expect(message).toContain('relatedKeyset(t, …) below a row');
  });
});

describe('a schema that builds', () => {
  const schema = schemaOf(seriesAndPositions);

  it('prints each declaration as a directive, and not in the description', () => {
    const text = printSchemaWithAccess(schema);
    expect(text).not.toMatch(/Readers: |Held: /);
    expect(text).toContain(
      'paid: Amount @access(class: PLAIN, readers: [ISSUER, HOLDER, ADMIN], held: ["series.paid_total"], deletion: "none")',
    );
    expect(text).toMatch(/positions: \[Position!\]!\n/);
  });

  it('names beside `public` the condition on which its rows are public', () => {
    const onCondition = schemaOfBid(
      (t: Loose) => ({
        price: t.expose('price', { type: 'Amount', access: plain('bids.price', 'public', 'admin') }),
        refund: t.expose('refund', { type: 'Amount', access: plain('bids.refund', 'admin') }),
      }),
      { seenBy: ['public', 'admin'], publicWhen: isNotIn('validity', ['SEALED', 'VOID']) },
    );
    const text = printSchemaWithAccess(onCondition);
    expect(text).toContain(
      'type Bid @rows(seenBy: [ADMIN, PUBLIC], publicWhen: "validity is not \\"SEALED\\" or \\"VOID\\"") {',
    );
    expect(text).toContain('readers: [PUBLIC, ADMIN], held: ["bids.price"]');
    const [section] = dataMapSections(dataMap(onCondition).filter(({ type }) => type === 'Bid'));
    expect(section).toContain('| plain | public where validity is not "SEALED" or "VOID", admin | none |');
    expect(section).toContain('| refund | bids.refund | plain | admin | none |');
  });

  it('prints the subjects of a type, and that its rows follow from code', () => {
    const byHand = schemaOfBid(
      (t: Loose) => ({ price: t.expose('price', { type: 'Amount', access: plain('bids.price', 'owner') }) }),
      {
        ...ROWS_OF_ADMINS,
        seenBy: ['owner', 'admin'],
        subjects: {
          owner: byWallet('bidder', { when: isIn('validity', ['VALID']) }),
          issuer: [within('owner', byWallet('bidder')), bySeries('seriesKey')],
        },
      },
    );
    const [, rows, subjects] =
      /type Bid @rows\((.*)\) @subjects\(labels: (.*)\) \{/.exec(printSchemaWithAccess(byHand)) ?? [];
    expect(rows).toBe('seenBy: [OWNER, ADMIN], byHand: true');
    expect(JSON.parse(subjects ?? 'null')).toEqual([
      'owner by bidder (wallet, scope chain, when validity is "VALID")',
      'issuer by seriesKey (series, scope chain)',
      'issuer by bidder (wallet, scope chain, within owner)',
    ]);
  });

  it('gives the data map its rows', () => {
    const rows = dataMap(schema);
    expect(rows).toContainEqual({
      type: 'Position',
      field: 'claimed',
      held: ['positions.claimed_total'],
      class: 'plain',
      readers: ['holder'],
      deletion: 'none',
    });
    expect(rows.some(({ type, field }) => type === 'Series' && field === 'positions')).toBe(false);
  });
});

describe('the types refuse', () => {
  it('a field without access, and a label, a class and a flag that the model does not have', () => {
    schemaOf((builder) => {
      builder.prismaObject('Bid', {
        select: {},
        fields: (t) => ({
          bidder: t.exposeString('bidder', { access: plain('bids.bidder', 'public') }),
        }),
      });
    });
    const never = (builder: GatewayBuilder) =>
      builder.prismaObject('Bid', {
        select: {},
        fields: (t) => ({
          // @ts-expect-error access is required
          bidder: t.exposeString('bidder'),
          a: t.exposeString('bidder', {
            // @ts-expect-error there is no such label
            access: { storedIn: 'x', class: 'plain', readers: ['nobody'], deletion: 'none' },
          }),
          b: t.exposeString('bidder', {
            // @ts-expect-error there is no such class
            access: { storedIn: 'x', class: 'clear', readers: [], deletion: 'none' },
          }),
          c: t.exposeString('bidder', {
            // @ts-expect-error there is no such flag
            access: { storedIn: 'x', class: 'plain', readers: [], deletion: 'none', billed: true },
          }),
        }),
      });
    expect(() => schemaOf(never)).toThrow('says no access');
  });

  it('a list with statements of its own on a type', () => {
    const never = (builder: GatewayBuilder) =>
      builder.prismaObject('Bid', {
        select: {},
        // @ts-expect-error keyset is of Query alone
        fields: (t) => ({ bids: keyset(t, { type: 'Bid', access: 'traverse', order: { column: 'sequence' } }) }),
      });
    expect(never).toBeTypeOf('function');
  });
});
