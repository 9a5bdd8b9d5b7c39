import { keyed, sealEvidence } from '@income-series/client';
import { BuildRequestExtinguishmentDocument, BuildVoidExtinguishmentDocument } from '@income-series/client/operations';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDateTime } from '../../format/time.ts';
import { wordsOf } from '../../format/words.ts';
import { withFacts } from '../../gateway/build-watch.ts';
import { OpenExtinguishmentDocument } from '../../generated/documents/issuer.ts';
import { Action } from '../../ui/action.tsx';
import { AppButton } from '../../ui/button.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Failure } from '../../ui/failure.tsx';
import { AttestorChoice } from './attestor-choice.tsx';
import { deviceFailure } from './device-failure.ts';
import { dayFromNow } from './draft-model.ts';
import { announcementOf, deviceChainOf, SealingError } from './sealing.ts';
import type { SectionProps } from './section-props.ts';
import { StatementFields, useStatement } from './statement.tsx';

const LIVE: ReadonlySet<string> = new Set(['OPEN', 'ONE_SIGNED', 'BOTH_SIGNED', 'RELAY_REFUSED']);
const REQUEST_STATES: Readonly<Record<string, string>> = {
  OPEN: 'No attestor has signed yet',
  ONE_SIGNED: 'One of two attestors has signed',
  BOTH_SIGNED: 'Both attestors have signed',
  RELAY_REFUSED: 'The chain refused the signatures',
};
const STATES: ReadonlySet<string> = new Set(['ACTIVE', 'PAUSED', 'TAIL']);
/** The days within which both attestors have to sign, from the request on. */
const DEADLINE_DAYS = '30';

type Request = SectionProps['series']['extinguishmentRequests']['nodes'][number];

function RequestForm({ series, attestors, person, domain, onChange }: SectionProps) {
  const sealable = attestors.filter(({ announcement }) => announcement);
  const [first, setFirst] = useState('');
  const [second, setSecond] = useState('');
  const statement = useStatement();
  const opening = useMutation({
    mutationFn: async () => {
      const [firstAnnouncement, secondAnnouncement] = [first, second].map((address) => {
        const attestor = sealable.find((candidate) => candidate.address === address);
        return attestor ? announcementOf(attestor) : null;
      });
      if (!firstAnnouncement || !secondAnnouncement || first === second)
        throw new SealingError('Two different attestors are needed.');
      const { chain, key: seriesKey } = series;
      const id = crypto.randomUUID();
      const node = await deviceChainOf(person, domain);
      const evidence = await sealEvidence(await statement.read(), [firstAnnouncement, secondAnnouncement], {
        id,
        seriesKey,
        chain: node,
      });
      const input = {
        chain,
        seriesKey,
        newId: id,
        attestorKeys: [firstAnnouncement.key, secondAnnouncement.key],
        evidence,
      };
      await person.gateway.act(OpenExtinguishmentDocument, keyed(input));
    },
    onSuccess: onChange,
  });
  return (
    <>
      <StatementFields label="Evidence" statement={statement} />
      <AttestorChoice label="First attestor" attestors={sealable} value={first} onChange={setFirst} />
      <AttestorChoice label="Second attestor" attestors={sealable} value={second} onChange={setSecond} />
      {(first === '' || second === '') && <p className="quiet">Choose two attestors first.</p>}
      {first !== '' && first === second && <p className="warning">Two different attestors are needed.</p>}
      <AppButton
        look="danger"
        isDisabled={!statement.isReady || first === '' || second === '' || first === second || opening.isPending}
        onPress={() => opening.mutate()}
      >
        {opening.isPending ? 'Sealing …' : 'Seal it and ask both'}
      </AppButton>
      {opening.error && <Failure error={deviceFailure(opening.error)} />}
    </>
  );
}

/** A request that is stored; the chain has to have it too before a signature counts. */
function RequestState({
  series,
  request,
  onChange,
}: Pick<SectionProps, 'series' | 'onChange'> & { readonly request: Request }) {
  const { id, state, openedAt, deadlineAt, noticeEndsAt } = request;
  const { chain, key: seriesKey, issuer } = series;
  return (
    <>
      <Facts
        of={[
          ['State', REQUEST_STATES[state] ?? wordsOf(state)],
          ['Asked', formatDateTime(openedAt)],
          ['Signatures count from', noticeEndsAt && formatDateTime(noticeEndsAt)],
          ['Signatures count until', deadlineAt && formatDateTime(deadlineAt)],
        ]}
      />
      <div className="buttons">
        {!deadlineAt && (
          <Action
            label="Put the request on the chain"
            look="danger"
            build={async ({ gateway }) => {
              const deadlineAt = dayFromNow(chain, DEADLINE_DAYS) ?? '';
              const args = { seriesKey, deadline: `${Date.parse(deadlineAt) / 1_000}` };
              const input = withFacts(keyed({ id, deadlineAt }), { args });
              return [(await gateway.act(BuildRequestExtinguishmentDocument, input)).transaction];
            }}
            done="The request is public. Signatures count in seven days, for thirty days from now at most."
            onDone={onChange}
          />
        )}
        <Action
          label="Void the request"
          look="plain"
          build={async ({ gateway }) => {
            const input = keyed({ chain, seriesKey, wallet: issuer });
            return [(await gateway.act(BuildVoidExtinguishmentDocument, input)).transaction];
          }}
          done="The request and its signatures are void."
          onDone={onChange}
        />
      </div>
    </>
  );
}

const ExtinguishedNotice = () => (
  <section aria-labelledby="extinguishment">
    <h2 id="extinguishment">The series is extinguished</h2>
    <p role="status">
      Two attestors signed that there will be no income any more, so the series has ended and nothing more is owed.
      Holders may still claim what was paid before.
    </p>
  </section>
);

/** The end of a series without payment, which two attestors sign. */
export function ExtinguishmentSection(props: SectionProps) {
  const { series, attestors } = props;
  const request = series.extinguishmentRequests.nodes.find(({ state }) => LIVE.has(state));
  if (series.state === 'EXTINGUISHED') return <ExtinguishedNotice />;
  if (!STATES.has(series.state) && !request) return null;
  return (
    <section aria-labelledby="extinguishment">
      <h2 id="extinguishment">Extinguishment</h2>
      <p>If there will be no income any more, two attestors may sign that the series ends, and nothing more is owed.</p>
      {request ? (
        <RequestState series={series} request={request} onChange={props.onChange} />
      ) : attestors.filter(({ announcement }) => announcement).length < 2 ? (
        <p className="quiet">It needs two attestors that announced a key, and this chain has fewer.</p>
      ) : (
        <details>
          <summary>Ask two attestors</summary>
          <RequestForm {...props} />
        </details>
      )}
    </section>
  );
}
