// Changes of a copy of the project, each as docs/CONTRIBUTING.md describes it, for a noun that `npm run new:domain` wrote.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Replaces texts in a file of the copy. @throws for a text that the file does not have */
function edit(project: string, path: string, ...replacements: readonly (readonly [from: string, to: string])[]): void {
  const file = join(project, path);
  let text = readFileSync(file, 'utf8');
  for (const [from, to] of replacements) {
    if (!text.includes(from)) throw new Error(`${path} has no ${JSON.stringify(from)}`);
    text = text.replace(from, () => to);
  }
  writeFileSync(file, text);
}

/** Adds `closedAt` to the bridge loan: when its owner closed it. */
export function addField(project: string): void {
  edit(project, 'prisma/schema.prisma', [
    'model BridgeLoan {\n  id        String   @id',
    'model BridgeLoan {\n  closedAt  DateTime? @map("closed_at") @db.Timestamptz(3)\n  id        String   @id',
  ]);
  edit(project, 'src/domains/bridge-loans/graphql/index.ts', [
    '    openedAt: t.expose(',
    `    closedAt: t.expose('closedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the account closed it; null while it is open.',
      access: stored('closed_at'),
    }),
    openedAt: t.expose(`,
  ]);
  edit(project, 'src/domains/bridge-loans/service.ts', [
    "data: { state: 'CLOSED' }",
    "data: { state: 'CLOSED', closedAt: clock.now() }",
  ]);
  edit(project, 'tests/support/records/bridge-loans.ts', [
    "  openedAt: at('2025-01-05'),\n",
    "  openedAt: at('2025-01-05'),\n  closedAt: state === 'CLOSED' ? at('2025-02-05') : null,\n",
  ]);
}

/** Adds `reopenBridgeLoan`, which opens a closed bridge loan again, and the error for an open one. */
export function addMutation(project: string): void {
  edit(project, 'src/core/errors/codes/accounts.ts', [
    '} as const satisfies',
    `  RECORD_NOT_CLOSED: {
    status: 409,
    message: 'The record is open.',
    mend: 'Nothing: the record need not be opened again.',
  },
} as const satisfies`,
  ]);
  edit(project, 'src/domains/bridge-loans/graphql/index.ts', [
    "mutation('closeBridgeLoan'",
    `mutation('reopenBridgeLoan', {
  type: BridgeLoanPayload,
  description: 'Opens a closed one of the bridge loans of the signed-in account again.',
  input: rowInput('ReopenBridgeLoanInput'),
  act: ({ caller, input, services }) => services.bridgeLoans.reopen(caller, uuidOf('BridgeLoan', input.id)),
});

mutation('closeBridgeLoan'`,
  ]);
  edit(project, 'src/domains/bridge-loans/rules.ts', [
    '/** @throws RECORD_STATE',
    `/** @throws RECORD_NOT_CLOSED if the bridge loan is open */
export function requireClosed(state: BridgeLoanState): void {
  if (state !== 'CLOSED') throw new AppError('RECORD_NOT_CLOSED');
}

/** @throws RECORD_STATE`,
  ]);
  edit(
    project,
    'src/domains/bridge-loans/rules.test.ts',
    ['import { requireOpen }', 'import { requireClosed, requireOpen }'],
    [
      "  it('let an open one",
      `  it('let a closed one be opened again', () => {
    expect(() => requireClosed('CLOSED')).not.toThrow();
    expect(() => requireClosed('OPEN')).toThrow(expect.objectContaining({ code: 'RECORD_NOT_CLOSED' }));
  });

  it('let an open one`,
    ],
  );
  edit(
    project,
    'src/domains/bridge-loans/service.ts',
    ['import { requireOpen }', 'import { requireClosed, requireOpen }'],
    [
      '  /** Closes one',
      `  /** Opens a closed one of the caller's again. @throws NOT_FOUND, RECORD_NOT_CLOSED; CONFLICT if it was opened meanwhile */
  reopen(caller: Caller, id: string): Promise<Save>;
  /** Closes one`,
    ],
    [
      '    async close(',
      `    async reopen({ accountId }, id) {
      const row = await db.bridgeLoan.findUnique({ where: { id, accountId }, select: { state: true } });
      if (row === null) throw new AppError('NOT_FOUND');
      requireClosed(row.state as BridgeLoanState);
      return async (tx) => {
        requireWritten(await tx.bridgeLoan.updateMany({ where: { id, state: 'CLOSED' }, data: { state: 'OPEN' } }));
        return { id };
      };
    },

    async close(`,
    ],
  );
  edit(
    project,
    'tests/domains/bridge-loans/bridge-loans.test.ts',
    [
      'const MINE =',
      `const REOPEN = \`mutation ($input: ReopenBridgeLoanInput!) { answered: reopenBridgeLoan(input: $input) { \${FIELDS} } }\`;\nconst MINE =`,
    ],
    [
      "  it('are written once",
      `  it('are their owner’s to open again, once each', async () => {
    const [owner, other] = [await gateway.signIn(newWallet()), await gateway.signIn(newWallet())];
    const opened = (await open(owner))?.bridgeLoan;
    await close(opened?.id, owner);
    expect(await mutate(REOPEN, { id: opened?.id }, other)).toEqual({ code: 'NOT_FOUND' });
    const key = { id: opened?.id, idempotencyKey: randomUUID() };
    expect(await mutate(REOPEN, key, owner)).toEqual({ bridgeLoan: opened });
    expect(await mutate(REOPEN, key, owner)).toEqual({ bridgeLoan: opened });
    expect(await mutate(REOPEN, { id: opened?.id }, owner)).toEqual({ code: 'RECORD_NOT_CLOSED' });
  });

  it('are written once`,
    ],
  );
}

/** Adds the view `hashPeriod` to the Solana program, with an error and an event. */
export function addInstruction(project: string): void {
  const instructions = 'contracts/solana/src/instructions';
  writeFileSync(
    join(project, instructions, 'hash_period.rs'),
    readFileSync(join(project, instructions, 'hash_series_key.rs'), 'utf8')
      .replace(
        'A view: answers seriesKey = keccak256(issuer 32 || draft salt 32).',
        'A view: answers keccak256(period 4).',
      )
      .replace(
        '    /// A wallet, or an EVM address padded to 32 bytes.\n    issuer: [u8; 32],\n    draft_salt: [u8; 32],\n',
        '    period: [u8; 4],\n',
      )
      .replace('&[&a.issuer, &a.draft_salt]', '&[&a.period]'),
  );
  edit(
    project,
    `${instructions}/mod.rs`,
    ['mod hash_series_key;', 'mod hash_period;\nmod hash_series_key;'],
    ['        _ => Err(', '        53 => hash_period::run(data),\n        _ => Err('],
  );
  edit(project, 'contracts/solana/src/error.rs', [
    '    ACCOUNT_NEEDED,\n',
    '    ACCOUNT_NEEDED,\n    /// The period has no hash.\n    PERIOD_UNHASHED,\n',
  ]);
  edit(project, 'contracts/solana/src/events/kinds.rs', [
    '    ResidueReleased,\n',
    '    ResidueReleased,\n    /// seriesKey 32, period 4\n    PeriodHashed,\n',
  ]);
  edit(project, 'contracts/solana/idl/program.ts', [
    "  common(52, 'releaseResidue', 'series w, unitMint'),\n",
    "  common(52, 'releaseResidue', 'series w, unitMint'),\n  whole(53, 'hashPeriod', '', { period: u32 }),\n",
  ]);
  edit(project, 'tests/contracts/solana/support/units.ts', [
    "  await table.add('hashBid'",
    "  await table.add('hashPeriod', '', chain.send(instruction([], u8(53), u32(20261))));\n  await table.add('hashBid'",
  ]);
  edit(project, 'docs/protocol.md', [
    '| 4 | `hashBid`, a view |',
    '| 53 | `hashPeriod`, a view | | period 4. Answers its hash 32 |\n| 4 | `hashBid`, a view |',
  ]);
}
