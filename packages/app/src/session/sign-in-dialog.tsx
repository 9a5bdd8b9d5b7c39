import { useAnswer } from '../answer.ts';
import { formatChain } from '../formats.ts';
import { ServedChainsDocument } from '../generated/operations.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Button } from '../ui/index.ts';
import { wallets } from '../wallets/discover.ts';
import type { AnnouncedWallet } from '../wallets/wallet.ts';
import { type OfferedPerson, people } from './people.ts';
import { signInAs, signInWith, useSession } from './session.ts';

interface WalletChoicesProps {
  readonly chains: readonly string[];
}

/** A button for each wallet and each chain of its kind. None waits for another wallet, because one that never answers would block all. */
function WalletChoices({ chains }: WalletChoicesProps) {
  const { asking } = useSession();
  const choices = wallets
    .use()
    .flatMap((wallet): readonly (readonly [AnnouncedWallet, string])[] =>
      chains.filter((chain) => chain.startsWith(`${wallet.kind}:`)).map((chain) => [wallet, chain]),
    );
  if (choices.length === 0)
    return (
      <p>
        This browser has no wallet for the chains of this service. Install one that announces itself to pages (EIP-6963,
        or the Wallet Standard of Solana), then open this dialog again.
      </p>
    );
  return (
    <ul className="choices">
      {choices.map(([wallet, chain]) => (
        <li key={`${wallet.kind} ${wallet.name} ${chain}`}>
          <Button kind="main" onPress={() => asking !== wallet.name && signInWith(wallet, chain)}>
            {wallet.name} on {formatChain(chain)}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** The people of one role. */
function RoleChoices({ role, persons }: { readonly role: string; readonly persons: readonly OfferedPerson[] }) {
  return (
    <fieldset className="roles">
      <legend>{role}</legend>
      {persons.map((person) => (
        <Button key={person.name + person.chain} onPress={() => signInAs(person)}>
          {person.name} on {formatChain(person.chain)}
        </Button>
      ))}
    </fieldset>
  );
}

/** The ways to sign in: a wallet of this browser, or in a demo one click for each person. */
export default function SignInDialog({ onClose }: { readonly onClose: () => void }) {
  const { asking, refusal } = useSession();
  const persons = people.use();
  const { data, error } = useAnswer(ServedChainsDocument, {});
  const roles = [...new Set(persons.map(({ role }) => role))];
  return (
    <Dialog title="Sign in" isOpen onClose={onClose}>
      <p>
        A signature of your wallet signs you in. It costs nothing and moves nothing. The session is in this page alone,
        so a reload asks the wallet again.
      </p>
      <p role="status">{asking === null ? '' : `Confirm in ${asking}.`}</p>
      {refusal !== null && <p role="alert">{refusal}</p>}
      {error && <p role="alert">The gateway does not answer, so its chains are unknown.</p>}
      {data && <WalletChoices chains={data.indexedChains?.map(({ chain }) => chain) ?? []} />}
      {roles.length > 0 && (
        <section>
          <h3>As a person of the demo</h3>
          <p>
            A person signed in like this reads, and cannot send: their keys are not in this browser. To send, put the
            person’s key into a wallet of this browser. The demo’s last screen, where it was started, has the keys and
            the chain’s node.
          </p>
          {roles.map((role) => (
            <RoleChoices key={role} role={role} persons={persons.filter((person) => person.role === role)} />
          ))}
        </section>
      )}
      <div className="actions">
        <Button onPress={onClose}>Close</Button>
      </div>
    </Dialog>
  );
}
