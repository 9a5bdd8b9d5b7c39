import { Link } from '@tanstack/react-router';
import { useSecrets } from '../device/use-secrets.ts';
import { shortKey, type Token } from '../formats.ts';
import { useReader } from '../reader.ts';
import { useTransactions } from '../transactions/use-transactions.tsx';
import { Button, ErrorSummary, Status } from '../ui/index.ts';
import type { WishPlace } from './sealing.ts';
import { useSigner } from './signer.ts';
import { useTask } from './task.ts';

export interface RevealButtonProps {
  readonly what: 'bid' | 'order';
  readonly place: WishPlace;
  readonly commitment: string;
  readonly token: Token | null;
  /** The global id of the account that sealed it. */
  readonly account: string | undefined;
}

/** Reveals a bid or an order with a secret of this browser. */
export function RevealButton({ what, place, commitment, token, account }: RevealButtonProps) {
  const { gateway } = useReader();
  const signer = useSigner();
  const { data: secrets } = useSecrets(account);
  const { run } = useTransactions();
  const task = useTask();
  if (signer?.address !== place.wallet || signer.chain !== place.chain)
    return <p>Sign in with the wallet {shortKey(place.wallet)} to reveal it.</p>;
  if (secrets === undefined) return null;
  const reveal = () =>
    task.run(async () => {
      const { buildReveal, openSaved } = await import('./sealing.ts');
      const opening = await openSaved(gateway, secrets, place, commitment);
      await run(`Reveal the ${what}`, (asked) => buildReveal(asked, place, opening), token ? { token } : {});
    });
  return (
    <>
      <ErrorSummary problems={task.problems} />
      {task.problems.length > 0 && (
        <p>
          <Link to="/account/device">Bring the file of the other device</Link>
        </p>
      )}
      <Button kind="main" onPress={() => void reveal()} isDisabled={task.isBusy}>
        Reveal this {what}
      </Button>
      <Status>{task.isBusy ? `The ${what} is being opened.` : ''}</Status>
    </>
  );
}
