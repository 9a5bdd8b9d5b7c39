import { GatewayError, keyed } from '@income-series/client/requests';
import { useCallback, useState } from 'react';
import { chainName } from '../../format/words.ts';
import { withFacts } from '../../gateway/build-watch.ts';
import { useChains } from '../../gateway/chains.ts';
import { type PersonSession, session } from '../../gateway/session.ts';
import { BuildApplicationTransactionDocument } from '../../generated/documents/admin.ts';
import { useStore } from '../../store.ts';
import { AppButton } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { NamedChoice } from './filters.tsx';
import type { ReviewedApplication } from './reviewed-application.ts';
import { TransactionSteps } from './transaction-dialog.tsx';

/** Asks which of the applicant's wallets is meant. */
function WalletForm({ error, nameWallet }: { readonly error: Error; readonly nameWallet: (wallet: string) => void }) {
  const [text, setText] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        nameWallet(text.trim());
      }}
    >
      <Field
        label="Wallet of the applicant"
        hint="An applicant with several wallets says which one, in a note for instance. Admins do not read wallets."
        error={error.message}
        value={text}
        onChange={setText}
      />
      <AppButton type="submit" look="primary" isDisabled={text.trim() === ''}>
        Build the transaction
      </AppButton>
    </form>
  );
}

/** The transaction after a decision: on which chain, for which wallet, and where it is. */
export function ChainStep({
  application: { id, persona },
  close,
}: {
  readonly application: Pick<ReviewedApplication, 'id' | 'persona'>;
  readonly close: () => void;
}) {
  const person = useStore(session);
  const chains = useChains();
  const [chain, setChain] = useState(person?.chain ?? '');
  const [wallet, setWallet] = useState('');
  const build = useCallback(
    async ({ gateway }: PersonSession) => {
      const input = keyed({ id, chain, ...(wallet === '' ? {} : { wallet: wallet as `0x${string}` }) });
      const { transaction } = await gateway.act(
        BuildApplicationTransactionDocument,
        withFacts(input, { kind: persona === 'ISSUER' ? 'SET_ISSUER_APPROVAL' : 'SET_VERIFIED' }),
      );
      return transaction ? [transaction] : [];
    },
    [id, persona, chain, wallet],
  );
  return (
    <>
      <p>The decision is made. The chain follows it once a wallet with the role ALLOWLIST has sent this transaction.</p>
      {chains.length > 1 && (
        <NamedChoice<string>
          label="Chain of the applicant’s wallet"
          options={chains.map((one) => [one, chainName(one)] as const)}
          value={chain}
          onChange={setChain}
        />
      )}
      <TransactionSteps
        key={`${chain} ${wallet}`}
        build={build}
        done="The chain follows the decision."
        close={close}
        mend={(error) =>
          error instanceof GatewayError && error.argument?.includes('wallet') ? (
            <WalletForm error={error} nameWallet={setWallet} />
          ) : null
        }
      />
    </>
  );
}
