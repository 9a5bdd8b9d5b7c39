import { keyed } from '@income-series/client/requests';
import { Guarded } from '../../access/guarded.tsx';
import { formatDate } from '../../format/time.ts';
import { chainName } from '../../format/words.ts';
import { requirePerson, useAct, useStep } from '../../gateway/act.ts';
import { useChains } from '../../gateway/chains.ts';
import { useReader } from '../../gateway/session.ts';
import {
  AddWalletChallengeDocument,
  AddWalletDocument,
  RemoveWalletDocument,
} from '../../generated/documents/account.ts';
import type { MyAccountQuery } from '../../generated/operations.ts';
import { useStore } from '../../store.ts';
import { AppButton } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Key } from '../../ui/key.tsx';
import { wallets as browserWallets } from '../../wallets/discover.ts';
import { UnlistedWallets } from '../../wallets/unlisted.tsx';
import { type BrowserWallet, kindOfChain } from '../../wallets/wallet.ts';
import { Confirm } from './confirm.tsx';
import { signText } from './signing.ts';

type Account = NonNullable<NonNullable<MyAccountQuery['viewer']>['account']>;
type Wallet = NonNullable<Account['wallets']>[number];

interface Candidate {
  readonly wallet: BrowserWallet;
  readonly chain: string;
  readonly account: string;
  readonly linked: readonly Wallet[];
}

/** Links the account that is selected in a wallet of the browser. The wallet signs a text, which moves nothing. */
async function linkWallet({ wallet, chain, account, linked }: Candidate): Promise<void> {
  const { gateway } = requirePerson();
  const connected = await wallet.connect(chain);
  const isLinked = linked.some((one) => one.chain === chain && one.address === connected.address);
  if (isLinked) throw new Error('This account of the wallet is linked already. Select another one in the wallet.');
  const address = connected.address as Wallet['address'];
  const { message, nonce } = await gateway.act(AddWalletChallengeDocument, { address, chain });
  const signature = await signText(connected, message, { kind: 'LINK_WALLET', nonce, account });
  await gateway.act(AddWalletDocument, keyed({ nonce, signature }));
}

function WalletItem({ wallet, isOnly }: { readonly wallet: Wallet; readonly isOnly: boolean }) {
  const { address, chain, linkedAt, verified, issuerApproved } = wallet;
  const { person } = useReader();
  const remove = useAct(RemoveWalletDocument);
  const isCurrent = person?.chain === chain && person.address.toLowerCase() === address.toLowerCase();
  return (
    <li className="card">
      <p>
        <Key of={address} /> on {chainName(chain)}
        {isCurrent && <span className="state"> You signed in with it</span>}
      </p>
      <p className="quiet">
        Linked {formatDate(linkedAt)}. {verified ? 'The chain has it as verified.' : 'The chain has not verified it.'}
        {issuerApproved && ' The chain has it as an approved issuer.'}
      </p>
      {!isOnly && (
        <Confirm
          label="Remove"
          question="The wallet leaves the account: it no longer signs in to it, and its bids and units are no longer shown here."
          confirmLabel="Remove this wallet"
          isRunning={remove.isPending}
          onConfirm={() => remove.mutate({ address, chain })}
        />
      )}
      {remove.error && <Failure error={remove.error} />}
    </li>
  );
}

function AnotherWallet({ account, linked }: Pick<Candidate, 'account' | 'linked'>) {
  const [wallets, chains] = [useStore(browserWallets), useChains()];
  const link = useStep(linkWallet);
  const candidates = wallets.flatMap((wallet) =>
    chains.filter((chain) => kindOfChain(chain) === wallet.kind).map((chain) => ({ wallet, chain, account, linked })),
  );
  return (
    <>
      <h3>Link another wallet</h3>
      <p>
        Select the other account in the wallet first. It signs a text, which costs nothing, and signs in to this account
        from then on.
      </p>
      {candidates.length === 0 && <p className="empty">No wallet of this browser announced itself.</p>}
      <div className="buttons">
        {candidates.map((candidate) => (
          <AppButton
            key={candidate.wallet.id + candidate.chain}
            isDisabled={link.isPending && link.variables?.wallet === candidate.wallet}
            onPress={() => link.mutate(candidate)}
          >
            Link {candidate.wallet.name} <span className="quiet">{chainName(candidate.chain)}</span>
            {candidate.wallet.maker && <span className="quiet"> {candidate.wallet.maker}</span>}
          </AppButton>
        ))}
      </div>
      <UnlistedWallets />
      {link.isPending && <p role="status">Confirm in the wallet.</p>}
      {link.isSuccess && <p role="status">The wallet is linked.</p>}
      {link.error && <Failure error={link.error} />}
    </>
  );
}

/** The wallets of the account, on all chains. */
export function WalletsSection({
  account: { id, wallets },
  denied,
}: {
  readonly account: Account;
  readonly denied: ReadonlySet<string>;
}) {
  const linked = wallets ?? [];
  return (
    <section aria-labelledby="wallets">
      <h2 id="wallets">
        <Guarded field="Account.wallets" id={id} denied={denied}>
          Wallets
        </Guarded>
      </h2>
      <p className="quiet">No chain shows which wallets belong together: only you read this list.</p>
      <ul className="plain-list">
        {linked.map((wallet) => (
          <WalletItem key={wallet.id} wallet={wallet} isOnly={linked.length === 1} />
        ))}
      </ul>
      <AnotherWallet account={id} linked={linked} />
    </section>
  );
}
