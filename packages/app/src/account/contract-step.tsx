import { keyed, type PayloadOf, signWalletText } from '@income-series/client/gateway';
import { useState } from 'react';
import { useRefresh } from '../answer.ts';
import { readBase64, writeHex } from '../bytes.ts';
import { DeviceFault } from '../device/device-fault.ts';
import { saveFile } from '../device/save-file.ts';
import {
  RenderParticipationContractDocument,
  type RenderParticipationContractMutation,
  UploadSignedContractDocument,
} from '../generated/operations.ts';
import { useReader } from '../reader.ts';
import { service } from '../service.ts';
import { useSession } from '../session/session.ts';
import { Button } from '../ui/index.ts';
import { useSigner } from './signer.ts';
import type { Task } from './task.ts';

type Rendered = PayloadOf<RenderParticipationContractMutation['renderParticipationContract']>;

/** A contract that this page has, with its document. */
interface Contract {
  readonly id: string;
  readonly document: string;
  readonly documentHash: string;
  readonly text: string;
}

async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `0x${writeHex(hash)}`;
}

/** Requires that the document is the one whose hash the wallet signs. @throws DeviceFault */
async function requireContract({ contractSession, document, documentHash, text }: Rendered): Promise<Contract> {
  if (!contractSession || document === null || (await hashOf(readBase64(document))) !== documentHash)
    throw new DeviceFault('The document is not the one that would be signed. Ask for another contract.');
  return { id: contractSession.id, document, documentHash, text };
}

/** The contract of participation: it is saved and read, and then signed by the wallet. */
export function ContractStep({ task }: { readonly task: Task }) {
  const { gateway } = useReader();
  const wallet = useSigner();
  const signer = useSession().identity?.wallet ?? null;
  const refresh = useRefresh();
  const [contract, setContract] = useState<Contract | null>(null);
  if (signer === null || wallet === null)
    return <p>Sign in with a wallet of this browser to sign. A person of the demo has none here.</p>;
  const render = () =>
    task.run(async () => {
      const input = keyed({ wallet: wallet.address as `0x${string}`, chain: wallet.chain });
      const rendered = await requireContract(await gateway.act(RenderParticipationContractDocument, input));
      saveFile('contract-of-participation.pdf', readBase64(rendered.document), 'application/pdf');
      setContract(rendered);
    });
  const sign = ({ id, document, documentHash, text }: Contract) =>
    task.run(async () => {
      const purpose = { kind: 'PARTICIPATION_CONTRACT', contract: id, documentHash } as const;
      const signature = await signWalletText(signer, text, purpose, service.site);
      await gateway.act(UploadSignedContractDocument, keyed({ id, document, signature }));
      refresh();
    });
  if (contract === null)
    return (
      <Button kind="main" onPress={() => void render()} isDisabled={task.isBusy}>
        Save the contract to read it
      </Button>
    );
  return (
    <>
      <p>
        The contract is with your downloads. Read it. The wallet then signs a text that names the contract by its hash:
      </p>
      <p>
        <code>{contract.documentHash}</code>
      </p>
      <Button kind="main" onPress={() => void sign(contract)} isDisabled={task.isBusy}>
        Sign the contract that I read
      </Button>
    </>
  );
}
