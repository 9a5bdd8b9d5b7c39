import { keyed, sealReason } from '@income-series/client';
import { useState } from 'react';
import { formatDateTime } from '../../format/time.ts';
import { wordsOf } from '../../format/words.ts';
import { OpenHardshipDocument } from '../../generated/documents/issuer.ts';
import { Action } from '../../ui/action.tsx';
import { Facts } from '../../ui/facts.tsx';
import { AttestorChoice, MissingAttestor } from './attestor-choice.tsx';
import { deviceFailure } from './device-failure.ts';
import { NoAttestor } from './no-attestor.tsx';
import { announcementOf, deviceChainOf, SealingError } from './sealing.ts';
import type { SectionProps } from './section-props.ts';
import { StatementFields, useStatement } from './statement.tsx';

const LIVE: ReadonlySet<string> = new Set(['REQUESTED', 'APPROVED']);

function PauseForm({ series, attestors, domain, onChange }: SectionProps) {
  const sealable = attestors.filter(({ announcement }) => announcement);
  const [address, setAddress] = useState('');
  const statement = useStatement();
  const attestor = sealable.find((one) => one.address === address);
  return (
    <>
      <StatementFields label="Reason" statement={statement} />
      <AttestorChoice attestors={sealable} value={address} onChange={setAddress} />
      <MissingAttestor of={address} />
      <Action
        label="Request a pause"
        isDisabled={!attestor || !statement.isReady}
        build={async (person) => {
          const announcement = attestor ? announcementOf(attestor) : null;
          if (announcement === null) throw new SealingError('This attestor announced no key.');
          const id = crypto.randomUUID();
          const { chain, key: seriesKey } = series;
          try {
            const node = await deviceChainOf(person, domain);
            const reason = await sealReason(await statement.read(), announcement, { id, seriesKey, chain: node });
            const input = keyed({ chain, seriesKey, newId: id, attestorKey: announcement.key, reason });
            return [(await person.gateway.act(OpenHardshipDocument, input)).transaction];
          } catch (error) {
            throw deviceFailure(error);
          }
        }}
        done="The pause is requested. The attestor decides on it."
        onDone={onChange}
      />
    </>
  );
}

/** A pause in hardship: an attestor reads the reason, and decides. */
export function PauseSection(props: SectionProps) {
  const { series, attestors } = props;
  const request = series.hardshipRequests.nodes.find(({ state }) => LIVE.has(state));
  if (series.state !== 'ACTIVE' && !request) return null;
  return (
    <section aria-labelledby="pause">
      <h2 id="pause">Pause</h2>
      <p>In hardship, quarters are put off. An attestor reads your reason and decides; nobody else reads it.</p>
      {request ? (
        <Facts
          of={[
            ['State', wordsOf(request.state)],
            ['Requested', formatDateTime(request.openedAt)],
            ['Pause ends', request.pauseEndsAt && formatDateTime(request.pauseEndsAt)],
          ]}
        />
      ) : attestors.some(({ announcement }) => announcement) ? (
        <details>
          <summary>Request a pause</summary>
          <PauseForm {...props} />
        </details>
      ) : (
        <NoAttestor />
      )}
    </section>
  );
}
