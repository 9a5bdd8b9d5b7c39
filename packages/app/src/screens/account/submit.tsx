import { Link, useNavigate } from '@tanstack/react-router';
import { useAct } from '../../gateway/act.ts';
import { SubmitApplicationDocument } from '../../generated/documents/account.ts';
import { AppButton } from '../../ui/button.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Failure } from '../../ui/failure.tsx';
import { countryName } from './countries.ts';
import { ApplyFirst, StepScreen, type TakingPart } from './taking-part.tsx';
import { identityWords, isLive, personaName, sourceName, stateWords } from './words.ts';

function Submission({ part: { account, last, contract } }: { readonly part: TakingPart }) {
  const navigate = useNavigate();
  const submit = useAct(SubmitApplicationDocument, () => void navigate({ to: '/start' }));
  if (!isLive(last)) return <ApplyFirst />;
  if (last.state !== 'DRAFT') {
    const [state, next] = stateWords(last);
    return (
      <p role="status">
        <strong>{state}.</strong> {next} <Link to="/start">All steps</Link>
      </p>
    );
  }
  const { id, persona, country, incomeSourceKinds, identityStatus } = last;
  return (
    <>
      <Facts
        of={[
          ['Name', account.displayName ?? 'none'],
          ['You apply as', personaName(persona)],
          ['Country', countryName(country)],
          ['Income comes from', incomeSourceKinds.map(sourceName).join(', ') || null],
          ['Identity check', identityWords(identityStatus)],
          ['Contract', persona === 'BACKER' ? (contract ? 'Signed' : 'Not signed') : null],
        ]}
      />
      <p>You change nothing of it afterwards, but you may add notes, have your identity checked, and withdraw it.</p>
      <AppButton look="primary" isDisabled={submit.isPending} onPress={() => submit.mutate({ id })}>
        {submit.isPending ? 'Submitting …' : 'Submit the application'}
      </AppButton>
      {submit.error && <Failure error={submit.error} />}
    </>
  );
}

/** The step that sends the application to the admins. */
export const SubmitPage = () => (
  <StepScreen title="Submission" lead="You look at the application once more, and send it.">
    {(part) => <Submission part={part} />}
  </StepScreen>
);
