import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { utf8 } from '@income-series/protocol/bytes';
import { z } from 'zod';
import type { GatewayClient } from '../client.ts';
import { Failure } from '../exit.ts';
import { domainOf } from '../files/config.ts';
import { writePrivately } from '../files/guarded.ts';
import { readKeystore, withKey } from '../files/keystore.ts';
import {
  AnnualDocumentDocument,
  ExtinguishmentRequestDocument,
  HardshipRequestDocument,
  Tier3CaseDocument,
  Tier3DocumentDocument,
} from '../generated/operations.ts';
import { parseRowId } from '../ids.ts';
import { safeName, toPlain } from '../plain.ts';
import { withEncryptionKey } from '../requests/reader.ts';
import { requireRow } from '../requests/request.ts';
import { parseJson, type SealedPlace, unseal } from '../requests/sealed.ts';
import type { CommandAnswer, Tool } from '../tool.ts';
import { RECORDS, type RecordWord } from '../words.ts';

/** A sealed text with its place, without the domain. */
type Sealed = Omit<SealedPlace, 'domain'> & { readonly text: string | null | undefined };

/** The files that a plaintext is written to: one file, or several in a folder. */
interface DecryptedFiles {
  /** The content with `--out FILE`. */
  readonly content: Uint8Array;
  /** The files with `--out FOLDER`. Their names come from others and are cleaned before use. */
  readonly files: readonly { readonly name: string; readonly content: Uint8Array }[];
}

const Attached = z.object({ name: z.string(), type: z.string(), data: z.base64() });
const Statement = z.object({ text: z.string(), files: z.array(Attached) });
const bytesOf = (base64: string) => Uint8Array.from(Buffer.from(base64, 'base64'));

function parsePlaintext<T>(schema: z.ZodType<T>, plaintext: Uint8Array): T {
  const result = schema.safeParse(parseJson(plaintext));
  if (result.success) return result.data;
  throw new Failure('failure', 'PLAINTEXT_INVALID', 'The sealed data does not have the agreed form.');
}

function asDocument(plaintext: Uint8Array): DecryptedFiles {
  const { name, data } = parsePlaintext(Attached, plaintext);
  const content = bytesOf(data);
  return { content: content, files: [{ name, content }] };
}

function asStatement(plaintext: Uint8Array): DecryptedFiles {
  const { text, files } = parsePlaintext(Statement, plaintext);
  const attachments = files.map(({ name, data }) => ({ name, content: bytesOf(data) }));
  return { content: plaintext, files: [{ name: 'statement.txt', content: utf8(text) }, ...attachments] };
}

const asJson =
  (name: string) =>
  (plaintext: Uint8Array): DecryptedFiles => ({
    content: plaintext,
    files: [{ name, content: plaintext }],
  });

interface RecordType {
  readonly indexed: boolean;
  fetch(gateway: GatewayClient, id: string, index: number): Promise<Sealed>;
  readonly open: (plaintext: Uint8Array) => DecryptedFiles;
}

const RECORD_TYPES: Readonly<{ [name in RecordWord]: RecordType }> = {
  opening: {
    indexed: false,
    async fetch(gateway, id) {
      const { seriesKey, opening } = requireRow((await gateway.ask(Tier3CaseDocument, { id })).tier3Case);
      return { seriesKey, record: 'tier3_cases', id, field: 'opening_ciphertext', text: opening };
    },
    open: asJson('opening.json'),
  },
  document: {
    indexed: true,
    async fetch(gateway, id, index) {
      const { seriesKey, document } = requireRow((await gateway.ask(Tier3DocumentDocument, { id, index })).tier3Case);
      const field = `documents_ciphertext.${index}`;
      return { seriesKey, record: 'tier3_cases', id, field, text: document };
    },
    open: asDocument,
  },
  'annual-document': {
    indexed: true,
    async fetch(gateway, id, index) {
      const { seriesKey, document } = requireRow((await gateway.ask(AnnualDocumentDocument, { id, index })).annualCase);
      const field = `documents_ciphertext.${index}`;
      return { seriesKey, record: 'tier3_annual', id, field, text: document };
    },
    open: asDocument,
  },
  hardship: {
    indexed: false,
    async fetch(gateway, id) {
      const { seriesKey, reason } = requireRow((await gateway.ask(HardshipRequestDocument, { id })).hardshipRequest);
      return { seriesKey, record: 'hardship_requests', id, field: 'ciphertext', text: reason };
    },
    open: asStatement,
  },
  evidence: {
    indexed: false,
    async fetch(gateway, id) {
      const request = requireRow((await gateway.ask(ExtinguishmentRequestDocument, { id })).extinguishmentRequest);
      const place = { record: 'extinguishment_requests', id, field: 'evidence_ciphertext' } as const;
      return { ...place, seriesKey: request.seriesKey, text: request.evidence };
    },
    open: asStatement,
  },
};

export interface DecryptOptions {
  readonly out: string;
  readonly index?: number;
  readonly force?: boolean;
}

const isFolder = async (path: string): Promise<boolean> =>
  (await lstat(path).catch(() => null))?.isDirectory() ?? false;

/** The paths of the files to write. Names from others are cleaned, so that they cannot leave the folder. */
async function outputFiles(out: string, { content, files }: DecryptedFiles) {
  if (!(await isFolder(out))) return [{ path: out, content: content, name: files[0]?.name ?? '' }];
  return files.map(({ name, content }, i) => {
    const fileName = i === 0 && files.length > 1 ? 'statement.txt' : safeName(name, `file-${i}`);
    return { path: join(out, files.length > 1 && i > 0 ? `${i}-${fileName}` : fileName), content, name };
  });
}

/** Opens, on this machine, a record that was sealed to the attestor's key, and writes it to new files of mode 0600. */
export async function decrypt(
  tool: Tool,
  recordWord: string,
  idText: string,
  options: DecryptOptions,
): Promise<CommandAnswer> {
  const { out, index = 0, force = false } = options;
  const id = parseRowId(idText);
  const record = Object.hasOwn(RECORD_TYPES, recordWord) ? RECORD_TYPES[recordWord as RecordWord] : undefined;
  if (record === undefined) throw new Failure('usage', 'USAGE', `Records are ${RECORDS.join(', ')}.`);
  if (!record.indexed && options.index !== undefined)
    throw new Failure('usage', 'USAGE', '--index is for documents only.');
  const { globals, terminal, signal } = tool;
  const config = await tool.config();
  const { gateway } = await tool.signedIn();
  const keystore = await readKeystore(await tool.keystorePath());
  const { text, ...place } = await record.fetch(gateway, id, index);
  const from = { file: globals.passwordFile, suffix: `of ${keystore.address}` };
  const plaintext = await withKey(keystore, from, { terminal, signal }, ({ secretKey }) =>
    withEncryptionKey(keystore.address, secretKey, (reader) =>
      unseal(text, { ...place, domain: domainOf(config) }, reader),
    ),
  );
  try {
    const files = await outputFiles(out, record.open(plaintext));
    if (!globals.dryRun) for (const { path, content } of files) await writePrivately(path, content, { force });
    const listed = files.map(({ path, name, content }) => ({ path, name: toPlain(name), bytes: content.length }));
    const lines = listed.map(
      ({ path, name, bytes }) =>
        `${globals.dryRun ? 'Would write' : 'Wrote'} ${path} (${bytes} bytes; named "${name}")`,
    );
    return { json: { record: recordWord, id, written: !globals.dryRun, files: listed }, text: lines.join('\n') };
  } finally {
    plaintext.fill(0);
  }
}
