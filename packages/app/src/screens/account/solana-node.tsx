import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { forgetSolanaNode, readNodeAddress, readSolanaNode, saveSolanaNode } from '../../device/solana-node.ts';
import { AppButton } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Field } from '../../ui/field.tsx';

function NodeForm({ stored }: { readonly stored: string | null }) {
  const client = useQueryClient();
  const [text, setText] = useState(stored ?? '');
  const [isRefused, setRefused] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const address = readNodeAddress(text);
    setRefused(address === null);
    if (address === null) return;
    await saveSolanaNode(address);
    location.reload();
  };
  const forget = async () => {
    await forgetSolanaNode();
    setText('');
    await client.invalidateQueries({ queryKey: ['solana node'] });
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Field
        label="Address of the node"
        hint="The page loads again after it is saved, so you sign in again."
        value={text}
        onChange={setText}
        error={isRefused ? 'Write an address that begins with https://, or http://localhost for this machine.' : null}
        isRequired
      />
      <div className="buttons">
        <AppButton type="submit" isDisabled={text.trim() === '' || text.trim() === stored}>
          Save the node
        </AppButton>
        {stored !== null && <AppButton onPress={() => void forget()}>Forget it</AppButton>}
      </div>
    </form>
  );
}

/** The node that this browser asks about a Solana cluster, in place of the gateway. */
export function SolanaNodeSection() {
  const { data: stored, error } = useQuery({ queryKey: ['solana node'], queryFn: readSolanaNode });
  return (
    <section aria-labelledby="solana-node">
      <h2 id="solana-node">Your Solana node</h2>
      <p>
        This browser seals texts only for keys that the chain has as an attestor’s. Wallets of EVM chains answer that,
        but wallets of Solana do not. The node is asked in their place, and shows your balance. It also says what became
        of a transaction that you signed: without it, none is built again for a second signature, and you look up the
        first one in your wallet. The address stays in this browser; the service learns the node’s name alone.
      </p>
      {error && <Failure error={error} />}
      {stored !== undefined && <NodeForm key={stored ?? ''} stored={stored} />}
    </section>
  );
}
