import { Dialog } from '../ui/dialog.tsx';
import { Button } from '../ui/index.ts';
import { signInAgain, signOut, useSession } from './session.ts';

/** Says that the session ended, over the screen as it is: nothing that was typed is lost. */
export default function EndedDialog() {
  const { identity, asking, refusal } = useSession();
  return (
    <Dialog title="Your session has ended" isOpen onClose={signOut} isDismissable={false}>
      <p>Sessions end after 24 hours, or when you end them everywhere. This screen stays as it is.</p>
      <p role="status">{asking === null ? '' : `Confirm in ${asking}.`}</p>
      {refusal !== null && <p role="alert">{refusal}</p>}
      <div className="actions">
        <Button kind="main" autoFocus onPress={() => asking === null && signInAgain()}>
          Sign in again with {identity?.name}
        </Button>
        <Button onPress={signOut}>Go on without signing in</Button>
      </div>
    </Dialog>
  );
}
