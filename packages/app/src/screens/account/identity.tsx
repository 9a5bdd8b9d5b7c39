import { Link } from '@tanstack/react-router';
import { Guarded } from '../../access/guarded.tsx';
import { useAct } from '../../gateway/act.ts';
import { StartApplicationIdentityCheckDocument } from '../../generated/documents/account.ts';
import { AppButton } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { ApplyFirst, StepScreen, type TakingPart } from './taking-part.tsx';
import { identityWords, isLive } from './words.ts';

const STARTABLE: ReadonlySet<string> = new Set(['DRAFT', 'SUBMITTED', 'IN_REVIEW']);
const isWebAddress = (url: string) => /^https?:\/\//.test(url);

function Check({ part: { last, denied } }: { readonly part: TakingPart }) {
  const start = useAct(StartApplicationIdentityCheckDocument);
  if (!isLive(last)) return <ApplyFirst />;
  const isPassed = last.identityStatus === 'PASSED';
  return (
    <>
      <p role="status">
        <Guarded field="Application.identityStatus" id={last.id} denied={denied}>
          <strong>{identityWords(last.identityStatus)}</strong>
        </Guarded>
      </p>
      {!isPassed && STARTABLE.has(last.state) && (
        <AppButton look="primary" isDisabled={start.isPending} onPress={() => start.mutate({ id: last.id })}>
          {start.isPending ? 'Asking the provider …' : last.identityStatus === null ? 'Start the check' : 'Start again'}
        </AppButton>
      )}
      {start.data && isWebAddress(start.data.url) && (
        <p>
          <a href={start.data.url} target="_blank" rel="noopener noreferrer">
            Continue at the provider
          </a>{' '}
          in a new tab. This page shows the result as soon as the provider reports it.
        </p>
      )}
      {start.error && <Failure error={start.error} />}
      <p>
        <Link to="/start/contract" className="button plain">
          {isPassed ? 'Continue' : 'Continue without it'}
        </Link>
      </p>
      {!isPassed && <p className="quiet">The gateway does not require the check, but the admin who decides may.</p>}
    </>
  );
}

/** The step of the identity check. */
export const IdentityPage = () => (
  <StepScreen
    title="Identity check"
    lead="A provider looks at your documents on its own pages. The service has its result, and never the documents."
  >
    {(part) => <Check part={part} />}
  </StepScreen>
);
