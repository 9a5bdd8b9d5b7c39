import { encodeGlobalID } from '@pothos/plugin-relay';
import { CLUSTER, type PersonName, personas } from '../../../support/populate.ts';
import { contractId, signedDocument } from '../../../support/records/contracts.ts';

/** The populated database, by table. */
export type Held = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** Characters that nothing else holds, and who may know them. */
export interface Secret {
  readonly name: string;
  readonly text: string;
  readonly readers: readonly PersonName[];
}

interface Signed {
  readonly signer: string;
  readonly signature: string;
  readonly digest: string;
}
type Sealed = readonly [table: string, column: string, n: number, readers: readonly PersonName[]];

const X = 'attestorX';
const Y = 'attestorY';
const Z = 'attestorZ';
/** Z's key was revoked on the EVM chain, where it opens nothing any more, and Y's on the cluster: the rows from 5, 8 and 7 on. */
const SEALED: readonly Sealed[] = [
  ['tier3_cases', 'opening_ciphertext', 1, [X]],
  ['tier3_cases', 'opening_ciphertext', 2, [Y]],
  ['tier3_cases', 'opening_ciphertext', 3, [X]],
  ['tier3_cases', 'opening_ciphertext', 4, []],
  ['tier3_cases', 'opening_ciphertext', 5, [X]],
  ['tier3_cases', 'opening_ciphertext', 6, []],
  ['tier3_cases', 'opening_ciphertext', 7, [Z]],
  ['tier3_cases', 'opening_ciphertext', 8, [Z]],
  ['tier3_cases', 'documents_ciphertext', 2, [Y]],
  ['tier3_cases', 'documents_ciphertext', 3, [X]],
  ['tier3_cases', 'documents_ciphertext', 4, []],
  ['tier3_cases', 'documents_ciphertext', 6, []],
  ['tier3_cases', 'documents_ciphertext', 7, [Z]],
  ['tier3_cases', 'documents_ciphertext', 8, [Z]],
  ['tier3_annual', 'documents_ciphertext', 2, [Y]],
  ['tier3_annual', 'documents_ciphertext', 3, []],
  ['tier3_annual', 'documents_ciphertext', 4, [Y]],
  ['tier3_annual', 'documents_ciphertext', 6, [Z]],
  ['hardship_requests', 'ciphertext', 1, [X]],
  ['hardship_requests', 'ciphertext', 2, [Y]],
  ['hardship_requests', 'ciphertext', 4, []], // not on the chain
  ['hardship_requests', 'ciphertext', 5, []],
  ['hardship_requests', 'ciphertext', 8, [X]],
  ['hardship_requests', 'ciphertext', 9, [Z]],
  ['hardship_requests', 'ciphertext', 10, []], // not on the chain
  ['extinguishment_requests', 'evidence_ciphertext', 1, [X, Y]],
  ['extinguishment_requests', 'evidence_ciphertext', 3, [Y]],
  ['extinguishment_requests', 'evidence_ciphertext', 4, [X]],
  ['extinguishment_requests', 'evidence_ciphertext', 7, [X, Z]],
  ['extinguishment_requests', 'evidence_ciphertext', 8, [X, Z]],
];

/** What the populated database keeps from most: said from the fact that a row was made, not from any declaration. */
export function secretsOf(held: Held): readonly Secret[] {
  const row = (table: string, n: number) => {
    const suffix = `-${n.toString(16).padStart(12, '0')}`;
    const found = held[table]?.find(({ id }) => String(id).endsWith(suffix));
    if (found === undefined) throw new Error(`${table} has no row ${n}`);
    return found;
  };
  const sealed = SEALED.flatMap(([table, column, n, readers]) =>
    [row(table, n)[column] as string | string[]].flat().map((envelope, i) => ({
      name: `${table}.${column} ${n}.${i}`,
      text: (JSON.parse(envelope) as { ciphertext: string }).ciphertext,
      readers,
    })),
  );
  const column = (table: string, n: number, name: string, readers: readonly PersonName[]): Secret => ({
    name: `${table}.${name} ${n}`,
    text: String(row(table, n)[name]),
    readers,
  });
  const both = (n: number, readers: readonly PersonName[]) =>
    (row('extinguishment_requests', n).signatures as Signed[]).map(({ signer, signature }) => ({
      name: `EXTINGUISH ${n} of ${signer}`,
      text: signature,
      readers,
    }));
  const approval = (n: number, readers: readonly PersonName[]) => {
    const { signature, digest } = row('hardship_requests', n).approval as Signed;
    return [
      { name: `PAUSE ${n}`, text: signature, readers },
      { name: `digest of PAUSE ${n}`, text: digest, readers },
    ];
  };
  const fx = (onCluster: boolean) =>
    String(
      held.fx_fallback_signatures?.find(
        ({ signature, chain }) => signature !== null && (chain === CLUSTER) === onCluster,
      )?.signature,
    );
  const theta = (n: number, readers: readonly PersonName[]) => ({
    name: `theta of amendment ${n}`,
    text: `"theta":"${7_000_000 + n}"`,
    readers,
  });
  const contract = (n: number, readers: readonly PersonName[]): Secret[] => [
    { name: `signed contract ${n}`, text: signedDocument(contractId(n)), readers },
  ];
  return [
    ...sealed,
    column('tier3_annual', 1, 'trueup_signature', []),
    column('tier3_annual', 4, 'trueup_signature', []),
    column('tier3_annual', 1, 'trueup_digest', ['issuerA', X, 'admin']),
    column('terms_amendments', 4, 'attestor_signature', []),
    column('terms_amendments', 5, 'attestor_signature', []),
    column('terms_amendments', 4, 'digest', ['issuerB', X, Y, 'admin']),
    column('tier3_annual', 5, 'trueup_signature', []),
    column('tier3_annual', 6, 'trueup_signature', []),
    column('tier3_annual', 5, 'trueup_digest', ['issuerS', X, 'admin']),
    column('terms_amendments', 6, 'attestor_signature', []),
    column('terms_amendments', 6, 'digest', ['issuerS', X, Z, 'admin']),
    ...both(1, [X, Y, 'admin']),
    ...both(2, []),
    ...both(4, []),
    ...both(5, []),
    ...both(7, [X, Z, 'admin']),
    ...both(8, []),
    ...approval(1, [X, 'admin']),
    ...approval(7, [Y, 'admin']),
    ...approval(8, [X, 'admin']),
    {
      name: 'REPORT of case 2',
      text: (row('tier3_cases', 2).attestation as Signed).signature,
      readers: ['issuerA', Y, 'admin'],
    },
    {
      name: 'REPORT of case 7',
      text: (row('tier3_cases', 7).attestation as Signed).signature,
      readers: ['issuerS', Z, 'admin'],
    },
    { name: 'FX of A', text: fx(false), readers: ['issuerA', X, Y, 'admin'] },
    { name: 'FX of the curve series', text: fx(true), readers: ['issuerS', X, Z, 'admin'] },
    { name: 'code of the refusal', text: '"NOT_HARDSHIP"', readers: [X, 'admin'] },
    { name: 'code of the approvals', text: '"ILLNESS"', readers: [X, Y, 'admin'] },
    theta(1, ['issuerA']),
    theta(2, ['issuerA', X]),
    theta(3, ['issuerA']),
    theta(4, ['issuerB', Y]),
    theta(5, ['issuerB']), // confirmed
    theta(6, ['issuerS', X]),
    theta(7, ['issuerS', Z]),
    theta(8, ['namesakeS']),
    ...contract(1, ['issuerA', 'admin']),
    ...contract(2, ['issuerA', 'admin']), // voided
    ...contract(4, ['backerA', 'admin']),
    ...contract(5, ['admin']), // without an owner
    ...contract(6, ['stakerS', 'admin']),
    { name: 'identity check of X', text: 'check-of-attestorX', readers: [X] },
    { name: 'identity check of Y', text: 'check-of-attestorY', readers: [Y] },
    { name: 'account of X', text: encodeGlobalID('Account', personas.attestorX.accountId), readers: [X, 'admin'] },
    {
      name: 'account of Z',
      text: encodeGlobalID('Account', personas.attestorZ.accountId),
      readers: ['attestorZ', 'admin'],
    },
    // Keys without their type: the targets of the audit log, and the recipients in the outbox.
    { name: 'key of the account of X', text: personas.attestorX.accountId, readers: ['admin'] },
    { name: 'key of the account of Z', text: personas.attestorZ.accountId, readers: ['admin'] },
  ];
}
