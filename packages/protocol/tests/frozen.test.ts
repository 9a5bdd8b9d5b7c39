import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { openBackup } from '../src/backup/index.ts';
import { bidCommitment } from '../src/bid.ts';
import { fromHex, toHex, utf8 } from '../src/bytes.ts';
import { deriveClaimKey } from '../src/claim-key.ts';
import { incomeCommitment, termsCommitment } from '../src/commitments.ts';
import {
  announcementText,
  deriveEncryptionKey,
  isAnnouncement,
  openEnvelope,
  signAnnouncement,
} from '../src/envelope/index.ts';
import { ANY_LOG_N, openKeystore } from '../src/keystore/index.ts';
import { openDevice, openOpenings } from '../src/openings/index.ts';
import { positionAccount, raiseAccounts, seriesAccounts, walletRecord } from '../src/program-accounts.ts';
import { incomeSalt } from '../src/salts.ts';
import { deriveSeriesKey } from '../src/series-key.ts';
import { encodeSealed, placeBytes } from '../src/vault/format.ts';
import { contractText, deleteAccountText, linkWalletText } from '../src/wallet-texts.ts';
import { claimContext, claimDigest, claimIdentifier, sourceHash } from '../src/zktls/claim-format.ts';

// Version 0.1.0 wrote these bytes. They are never written again: a change that needs other bytes here breaks what FROZEN.md says.
const WRITTEN = JSON.parse(readFileSync(new URL('frozen.json', import.meta.url), 'utf8'));

const SECRET = new Uint8Array(32).map((_, i) => i + 1);
const SERIES = `0x${'5a'.repeat(32)}` as const;
const WALLET = `0x${'11'.repeat(20)}` as const;
const BID = { price: 12_500_000n, quantity: 60n, salt: `0x${'22'.repeat(32)}`, wallet: WALLET } as const;
const PERIOD = 20271;
const INCOME = { ytd: 4_500_000n, salt: BigInt(WRITTEN.incomeSalt) };
const KEPT = { seriesKey: SERIES, period: PERIOD, ...INCOME };
const PROGRAM = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';

/** The rows of FROZEN.md: what breaks if a format changes, by the format. */
const ROWS = new Map(
  readFileSync(new URL('../FROZEN.md', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => /^\| [a-z]/.test(line) && !line.startsWith('| format'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, format = '', , breaks = '']) => [format, breaks]),
);

const seen = new Set<string>();

/** Tests a format of FROZEN.md. A failure says what the change breaks. */
function frozen(format: string, check: (same: (actual: unknown, written: unknown) => void) => unknown): void {
  seen.add(format);
  const reason = `The format "${format}" is frozen (FROZEN.md). A change of it breaks this: ${ROWS.get(format)}`;
  it(format, async () => {
    try {
      await check((actual, written) => expect(actual, reason).toEqual(written));
    } catch (error) {
      throw error instanceof Error && error.message.startsWith('The format')
        ? error
        : new Error(reason, { cause: error });
    }
  });
}

describe('what version 0.1.0 wrote is read, and written the same:', () => {
  afterAll(() => expect([...seen].sort(), 'each row of FROZEN.md has a test').toEqual([...ROWS.keys()].sort()));

  frozen('series key', (same) => same(deriveSeriesKey(WALLET, SERIES), WRITTEN.seriesKey));

  frozen('terms commitment', (same) =>
    same(
      termsCommitment({
        ...{ theta: 6_000_000n, r: 50_000_000_000_000n, currencyCode: 840, indexingRule: 1 },
        termsSalt: 123456789n,
      } as Parameters<typeof termsCommitment>[0]),
      WRITTEN.terms,
    ),
  );

  frozen('income commitment', (same) => {
    same(`${incomeSalt(SECRET, SERIES, PERIOD)}`, WRITTEN.incomeSalt);
    same(incomeCommitment(INCOME as Parameters<typeof incomeCommitment>[0]), WRITTEN.incomeCommitment);
  });

  frozen('bid commitment', (same) => same(bidCommitment(BID), WRITTEN.bid));

  frozen('backup', async (same) => {
    const place = { seriesKey: SERIES, window: 0, wallet: WALLET, commitment: WRITTEN.bid };
    same(await openBackup(SECRET, WRITTEN.backup, place), BID);
  });

  frozen('openings', async (same) => same(await openOpenings(SECRET, WRITTEN.openings), [KEPT]));

  frozen('device file', async (same) =>
    same(await openDevice('a passphrase of frozen bytes', WRITTEN.device, { logN: 4 }), {
      ...{ secret: SECRET, openings: [KEPT] },
    }),
  );

  frozen('keystore', async (same) =>
    same(await openKeystore(WRITTEN.keystore, 'a password of frozen bytes', { minLogN: ANY_LOG_N }), SECRET),
  );

  frozen('announcement', (same) => {
    same(announcementText(WRITTEN.signer, deriveEncryptionKey(SECRET).publicKey), WRITTEN.announcementText);
    same(signAnnouncement(SECRET), WRITTEN.announcement);
    same(isAnnouncement(WRITTEN.announcement), true);
  });

  frozen('envelope', async (same) => {
    const domain = `0x${'33'.repeat(32)}` as const;
    const context = { domain, seriesKey: SERIES, record: 'tier3_cases', id: '7', field: 'opening' };
    const { secretKey } = deriveEncryptionKey(SECRET);
    const opened = await openEnvelope(WRITTEN.envelope, context, { key: WRITTEN.signer, secretKey });
    same(toHex(opened), toHex(utf8('{"ytd":"45000"}')));
  });

  frozen('claim', (same) => {
    const owner = WRITTEN.signer;
    const context = JSON.stringify(claimContext({ owner, seriesKey: SERIES, period: PERIOD }));
    const claim = { provider: 'http', parameters: '{"a":1}', owner, timestampS: 1_800_000_000, context, epoch: 1 };
    same(toHex(deriveClaimKey(SECRET)), WRITTEN.claimKey);
    same([claimIdentifier(claim), claimDigest(claim)], [WRITTEN.claimIdentifier, WRITTEN.claimDigest]);
  });

  frozen('source hash', (same) =>
    same(
      sourceHash({
        url: 'https://payroll.example/{{id}}',
        method: 'GET',
        responseMatches: [{ type: 'regex', value: 'ytd=(?<ytd>\\d+)' }],
        responseRedactions: [{ jsonPath: '$.ytd' }],
      }),
      WRITTEN.source,
    ),
  );

  frozen('texts of wallets', (same) => {
    const [issuedAt, expiresAt] = [new Date(0), new Date(600_000)];
    const account = { chain: 'evm:10143', accountId: 'QWNjb3VudDox' };
    const site = { domain: 'series.example', uri: 'https://series.example' };
    const facts = { ...account, ...site, address: WALLET, nonce: 'n0nce', issuedAt, expiresAt };
    const contract = { ...account, id: 'c1', kind: 'SERIES', wallet: WALLET, documentHash: SERIES, expiresAt };
    same(
      [linkWalletText(facts), deleteAccountText(facts), contractText(site.domain, contract)],
      [WRITTEN.linkText, WRITTEN.deleteText, WRITTEN.contractText],
    );
  });

  frozen('accounts of the program', (same) =>
    same(
      {
        ...seriesAccounts(PROGRAM, SERIES),
        ...raiseAccounts(PROGRAM, SERIES),
        position: positionAccount(PROGRAM, SERIES, PROGRAM),
        wallet: walletRecord(PROGRAM, PROGRAM),
      },
      WRITTEN.solana,
    ),
  );

  frozen('sealed column', (same) => {
    same(toHex(encodeSealed({ keyId: 'k1', nonce: new Uint8Array(12).fill(7) })), WRITTEN.vault);
    same(
      fromHex(WRITTEN.place, placeBytes('series_terms', '7', 'theta').length),
      placeBytes('series_terms', '7', 'theta'),
    );
  });
});
