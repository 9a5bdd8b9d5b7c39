import { type Gateway, keyed, type PayloadOf, signWalletText } from '@income-series/client/gateway';
import { useState } from 'react';
import { useRefresh } from '../answer.ts';
import { readBase64, writeHex } from '../bytes.ts';
import { DeviceFault } from '../device/device-fault.ts';
import { saveFile } from '../device/save-file.ts';
import { type RenderParticipationContractMutation, UploadSignedContractDocument } from '../generated/operations.ts';
import { type Reader, useReader } from '../reader.ts';
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

export interface ContractStepProps {
  readonly task: Task;
  readonly kind: 'PARTICIPATION_CONTRACT' | 'SERIES_CONTRACT';
  /** The name of the saved document, without its ending. */
  readonly fileName: string;
  /** The wallet that has to sign, if it is one wallet alone. */
  readonly requiredWallet?: string;
  /** Has the contract rendered for a wallet. */
  readonly render: (gateway: Gateway, wallet: NonNullable<Reader['wallet']>) => Promise<Rendered>;
}

/** A contract: it is saved and read, and then signed by the wallet. */
export function ContractStep({ task, kind, fileName, requiredWallet, render }: ContractStepProps) {
  const { gateway } = useReader();
  const wallet = useSigner();
  const signer = useSession().identity?.wallet ?? null;
  const refresh = useRefresh();
  const [contract, setContract] = useState<Contract | null>(null);
  if (signer === null || wallet === null)
    return <p>Sign in with a wallet of this browser to sign. A person of the demo has none here.</p>;
  if (requiredWallet !== undefined && requiredWallet !== wallet.address)
    return (
      <p>
        Sign in with the wallet <code>{requiredWallet}</code> to sign.
      </p>
    );
  const save = () =>
    task.run(async () => {
      const rendered = await requireContract(await render(gateway, wallet));
      saveFile(`${fileName}.pdf`, readBase64(rendered.document), 'application/pdf');
      setContract(rendered);
    });
  const sign = ({ id, document, documentHash, text }: Contract) =>
    task.run(async () => {
      const purpose = { kind, contract: id, documentHash } as const;
      const signature = await signWalletText(signer, text, purpose, service.site);
      await gateway.act(UploadSignedContractDocument, keyed({ id, document, signature }));
      refresh();
    });
  if (contract === null)
    return (
      <Button kind="main" onPress={() => void save()} isDisabled={task.isBusy}>
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
