import type { Abi, PublicClient } from 'viem';
import type { EvmAddress } from '../../core/hex.ts';
import { abis } from './abi.ts';
import { type DeploymentCheck, nothingOf } from './access-rules.ts';
import { type ChainEvent, type EventPosition, isBefore } from './event-log.ts';

type EntryKind = 'ATTESTOR_KEY' | 'VERIFIER_KEY' | 'APPROVED_ISSUER' | 'VERIFIED_WALLET' | 'RATE';

/** What registry or feed hold of one key, wallet or currency; the new holder of the roles takes it over. */
export interface Entry {
  readonly kind: EntryKind;
  /** An address in lower case; of a rate the currency's ISO 4217 number. */
  readonly subject: string;
  /** Whether it is in force in the block that was read: the key active, the wallet verified, a rate published. */
  readonly active: boolean;
  /** Of a revoked key the last second of its grace (unix); of a rate the last one, in WAD; else empty. */
  readonly value: string;
  /** Where it was first written. */
  readonly block: bigint;
  /** First written before every role was the owner's alone. */
  readonly beforeHandover: boolean;
}

interface Source {
  readonly kind: EntryKind;
  readonly contract: 'registry' | 'fxFeed';
  readonly subject: string;
  readonly view: string;
  /** By the name of an event: what the last one says. */
  readonly events: Readonly<
    Record<string, (args: ChainEvent['args']) => { readonly active: boolean; readonly value: string }>
  >;
}

const active = () => ({ active: true, value: '' });
/** Active or not goes by the chain's time: the view says it. */
const revoked = ({ graceUntil }: ChainEvent['args']) => ({ active: false, value: `${graceUntil}` });
const SOURCES: readonly Source[] = [
  {
    kind: 'ATTESTOR_KEY',
    contract: 'registry',
    subject: 'key',
    view: 'isActiveAttestor',
    events: { AttestorRegistered: active, AttestorRevoked: revoked },
  },
  {
    kind: 'VERIFIER_KEY',
    contract: 'registry',
    subject: 'key',
    view: 'isActiveVerifier',
    events: { VerifierKeyRegistered: active, VerifierKeyRevoked: revoked },
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

interface EntriesQuestion {
  readonly contracts: Readonly<Record<Source['contract'], EvmAddress>>;
  readonly events: Readonly<Record<Source['contract'], readonly ChainEvent[]>>;
  readonly handover: EventPosition | null;
  /** The block that the views are asked in. */
  readonly blockNumber: bigint;
}

/** Entries by the events of both contracts, each with what its view answers in a block. @throws the node's errors */
export async function readEntries(
  client: PublicClient,
  { contracts, events, handover, blockNumber }: EntriesQuestion,
): Promise<{ readonly entries: readonly Entry[]; readonly checks: readonly DeploymentCheck[] }> {
  const differing: string[] = [];
  const found = SOURCES.map(async (source): Promise<readonly Entry[]> => {
    const bySubject = new Map<unknown, ChainEvent[]>();
    for (const event of events[source.contract]) {
      if (source.events[event.name] === undefined) continue;
      const subject = event.args[source.subject];
      bySubject.set(subject, [...(bySubject.get(subject) ?? []), event]);
    }
    const made = [...bySubject].map(async ([subject, all]): Promise<Entry> => {
      const [first, last] = [all[0], all.at(-1)] as [ChainEvent, ChainEvent];
      const said = source.events[last.name]?.(last.args) ?? active();
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
      const isGrace = said.value !== '' && !isRate; // of a revoked key: either is possible
      const agrees = isRate
        ? `${(answer as readonly bigint[])[0]}` === said.value
        : isGrace || isActive === said.active;
      if (!agrees) differing.push(`${source.kind} ${name}`);
      return {
        kind: source.kind,
        subject: name,
        active: isActive,
        value: said.value,
        block: first.block,
        beforeHandover: handover === null || isBefore(first, handover),
      };
    });
    return Promise.all(made);
  });
  const entries = (await Promise.all(found)).flat();
  const early = (kind: EntryKind) =>
    entries.filter((entry) => entry.kind === kind && entry.beforeHandover).map(({ subject }) => subject);
  return {
    entries,
    checks: [
      nothingOf('no attestor key was registered before the handover', early('ATTESTOR_KEY')),
      nothingOf('no verifier key was registered before the handover', early('VERIFIER_KEY')),
      nothingOf('no issuer was approved before the handover', early('APPROVED_ISSUER')),
      nothingOf('no wallet was verified before the handover', early('VERIFIED_WALLET')),
      nothingOf('no rate was published before the handover', early('RATE')),
      nothingOf('the events of registry and feed and their answers agree', differing),
    ],
  };
}
