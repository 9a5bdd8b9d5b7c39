import type { EvmAddress } from '@income-series/protocol/hex';
import type { Abi, PublicClient } from 'viem';
import { abis } from './abi.ts';
import { checkNone, type DeploymentCheck } from './access-rules.ts';
import { type ChainEvent, type EventPosition, isBefore } from './event-log.ts';

type EntryKind = 'ATTESTOR_KEY' | 'VERIFIER_KEY' | 'APPROVED_ISSUER' | 'VERIFIED_WALLET' | 'RATE';

/** The state of one key, wallet or currency in registry or feed, which the new holder of the roles takes over. */
export interface Entry {
  readonly kind: EntryKind;
  /** An address in lower case; for a rate the currency's ISO 4217 number. */
  readonly subject: string;
  /** True if, in the block that was read, the key is active, the wallet verified, or a rate published. */
  readonly active: boolean;
  /** A revoked key's last second of grace (unix), or a currency's last rate in WAD; otherwise empty. */
  readonly value: string;
  /** The block of the subject's first event. */
  readonly block: bigint;
  /** True if the first event came before the owner was the only holder of every role. */
  readonly beforeHandover: boolean;
}

interface Source {
  readonly kind: EntryKind;
  readonly contract: 'registry' | 'fxFeed';
  readonly subject: string;
  readonly view: string;
  /** The functions that read state and value from an event's arguments, by the event's name. */
  readonly events: Readonly<
    Record<string, (args: ChainEvent['args']) => { readonly active: boolean; readonly value: string }>
  >;
}

const activeState = () => ({ active: true, value: '' });
/** The state after a revocation. It counts as inactive; during the grace the view still answers active. */
const revokedState = ({ graceUntil }: ChainEvent['args']) => ({ active: false, value: `${graceUntil}` });
const SOURCES: readonly Source[] = [
  {
    kind: 'ATTESTOR_KEY',
    contract: 'registry',
    subject: 'key',
    view: 'isActiveAttestor',
    events: { AttestorRegistered: activeState, AttestorRevoked: revokedState },
  },
  {
    kind: 'VERIFIER_KEY',
    contract: 'registry',
    subject: 'key',
    view: 'isActiveVerifier',
    events: { VerifierKeyRegistered: activeState, VerifierKeyRevoked: revokedState },
  },
  {
    kind: 'APPROVED_ISSUER',
    contract: 'registry',
    subject: 'issuer',
    view: 'isApprovedIssuer',
    events: { IssuerApprovalUpdated: ({ approved }) => ({ active: approved === true, value: '' }) },
  },
  {
    kind: 'VERIFIED_WALLET',
    contract: 'registry',
    subject: 'wallet',
    view: 'isVerified',
    events: { AllowlistUpdated: ({ verified }) => ({ active: verified === true, value: '' }) },
  },
  {
    kind: 'RATE',
    contract: 'fxFeed',
    subject: 'currencyCode',
    view: 'latest',
    events: { RateUpdated: ({ rate }) => ({ active: true, value: `${rate}` }) },
  },
];

interface EntriesRequest {
  readonly contracts: Readonly<Record<Source['contract'], EvmAddress>>;
  readonly events: Readonly<Record<Source['contract'], readonly ChainEvent[]>>;
  readonly handover: EventPosition | null;
  /** The block in which the views are read. */
  readonly blockNumber: bigint;
}

/** Lists the entries that the events of both contracts show, and compares each with its view. @throws the node's errors */
export async function readEntries(
  client: PublicClient,
  { contracts, events, handover, blockNumber }: EntriesRequest,
): Promise<{ readonly entries: readonly Entry[]; readonly checks: readonly DeploymentCheck[] }> {
  const differences: string[] = [];
  const entriesBySource = SOURCES.map(async (source): Promise<readonly Entry[]> => {
    const bySubject = new Map<unknown, ChainEvent[]>();
    for (const event of events[source.contract]) {
      if (source.events[event.name] === undefined) continue;
      const subject = event.args[source.subject];
      bySubject.set(subject, [...(bySubject.get(subject) ?? []), event]);
    }
    const sourceEntries = [...bySubject].map(async ([subject, subjectEvents]): Promise<Entry> => {
      const [first, last] = [subjectEvents[0], subjectEvents.at(-1)] as [ChainEvent, ChainEvent];
      const expected = source.events[last.name]?.(last.args) ?? activeState();
      const answer = await client.readContract({
        address: contracts[source.contract],
        abi: abis[source.contract] as Abi,
        functionName: source.view,
        args: [subject],
        blockNumber,
      });
      const name = String(subject).toLowerCase();
      const isRate = source.kind === 'RATE';
      const isActive = isRate ? (answer as readonly bigint[])[0] !== 0n : answer === true;
      const isGrace = expected.value !== '' && !isRate; // the view of a revoked key answers active during its grace
      const agrees = isRate
        ? `${(answer as readonly bigint[])[0]}` === expected.value
        : isGrace || isActive === expected.active;
      if (!agrees) differences.push(`${source.kind} ${name}`);
      return {
        kind: source.kind,
        subject: name,
        active: isActive,
        value: expected.value,
        block: first.block,
        beforeHandover: handover === null || isBefore(first, handover),
      };
    });
    return Promise.all(sourceEntries);
  });
  const entries = (await Promise.all(entriesBySource)).flat();
  const earlySubjects = (kind: EntryKind) =>
    entries.filter((entry) => entry.kind === kind && entry.beforeHandover).map(({ subject }) => subject);
  return {
    entries,
    checks: [
      checkNone('no attestor key was registered before the handover', earlySubjects('ATTESTOR_KEY')),
      checkNone('no verifier key was registered before the handover', earlySubjects('VERIFIER_KEY')),
      checkNone('no issuer was approved before the handover', earlySubjects('APPROVED_ISSUER')),
      checkNone('no wallet was verified before the handover', earlySubjects('VERIFIED_WALLET')),
      checkNone('no rate was published before the handover', earlySubjects('RATE')),
      checkNone('the events of registry and feed and their answers agree', differences),
    ],
  };
}
