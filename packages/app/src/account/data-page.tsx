import { keyed, signWalletText } from '@income-series/client/gateway';
import { ExportMyDataDocument, type ExportMyDataQuery } from '@income-series/client/operations';
import { useState } from 'react';
import { useAnswer } from '../answer.ts';
import { saveFile } from '../device/save-file.ts';
import {
  DeleteAccountChallengeDocument,
  DeleteAccountDocument,
  OwnDataDocument,
  type OwnDataQuery,
} from '../generated/operations.ts';
import { useReader } from '../reader.ts';
import { service } from '../service.ts';
import { signOut, useSession } from '../session/session.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Button, ErrorSummary, Status } from '../ui/index.ts';
import { EmailForms } from './email-forms.tsx';
import { useSigner } from './signer.ts';
import { useTask } from './task.ts';

const NO_MORE = { hasNextPage: false };
const pageOf = ({ exportMyData }: ExportMyDataQuery) =>
  exportMyData && { nodes: exportMyData.nodes, pageInfo: exportMyData.pageInfo ?? NO_MORE };

/** Saves every record of the account as one file. */
function ExportData() {
  const { gateway } = useReader();
  const task = useTask();
  const [count, setCount] = useState(0);
  const save = () =>
    task.run(async () => {
      const records: unknown[] = [];
      for await (const record of gateway.rows(ExportMyDataDocument, {}, pageOf)) {
        records.push(record);
        setCount(records.length);
      }
      saveFile('income-series-my-data.json', JSON.stringify(records, null, 2), 'application/json');
    });
  return (
    <section aria-labelledby="export">
      <h2 id="export">Everything about you</h2>
      <p>The file has every record of your account, as you may read it. Opening your sealed notes for it is logged.</p>
      <ErrorSummary problems={task.problems} />
      <Button onPress={() => void save()} isDisabled={task.isBusy}>
        Save my data
      </Button>
      <Status>
        {task.isBusy || count > 0 ? `${count} records${task.isBusy ? ' so far' : ' are in the file'}.` : ''}
      </Status>
    </section>
  );
}

/** The words for what keeps an account from ending. */
const BLOCKERS: Readonly<
  Record<OwnDataQuery['accountDeletionPreview']['blockers'][number]['code'], (count: number) => string>
> = {
  ADMIN_BY_CONFIGURATION: () =>
    'A wallet of yours is an admin’s. The operator has to take it out of the configuration.',
  BID_NOT_DELIVERED: (count) => `Bids that are not settled and delivered: ${count}. They end with their raise.`,
  ORDER_NOT_DELIVERED: (count) => `Orders that wait in a window: ${count}. They end with their window.`,
  UNITS_HELD: (count) => `Holdings with units: ${count}. Sell the units, or claim what they still pay.`,
  MONEY_CLAIMABLE: (count) => `Amounts that are yours to claim: ${count}. Claim them under Holdings.`,
  SERIES_NOT_ENDED: (count) => `Series that you issued and that have not ended: ${count}.`,
  SIGNER_KEY_WORK: (count) => `Open work for your attestor keys: ${count}. Do it, or have its issuer close it.`,
  TRANSACTION_NOT_INDEXED: (count) =>
    `Transactions that may still come onto a chain: ${count}. Wait until each is there or has expired.`,
  APPLICATION_IN_REVIEW: (count) =>
    `Applications that you review: ${count}. Decide them, or let another admin take them.`,
  PROPOSAL_UNDECIDED: (count) => `Proposals of attestor keys that are not decided: ${count}. Withdraw them.`,
};

/** Ends the account, once the wallet has signed that it shall. */
function EndAccount({ preview, account }: { preview: OwnDataQuery['accountDeletionPreview']; account: string }) {
  const { gateway } = useReader();
  const wallet = useSigner();
  const signer = useSession().identity?.wallet ?? null;
  const task = useTask();
  const [isAsking, setAsking] = useState(false);
  const { blockers, records } = preview;
  const rows = records.reduce((sum, { outcome, rowCount }) => (outcome === 'ROW_DELETED' ? sum + rowCount : sum), 0);
  const end = () =>
    task.run(async () => {
      if (signer === null || wallet === null) return;
      const place = { address: wallet.address as `0x${string}`, chain: wallet.chain };
      const { message, nonce } = await gateway.act(DeleteAccountChallengeDocument, place);
      const purpose = { kind: 'DELETE_ACCOUNT', nonce, account } as const;
      const signature = await signWalletText(signer, message, purpose, service.site);
      await gateway.act(DeleteAccountDocument, keyed({ nonce, signature }));
      signOut();
    });
  return (
    <section aria-labelledby="end">
      <h2 id="end">End of your account</h2>
      {blockers.length > 0 ? (
        <>
          <p>The account cannot end yet:</p>
          <ul>
            {blockers.map(({ code, count }) => (
              <li key={code}>{BLOCKERS[code](count)}</li>
            ))}
          </ul>
        </>
      ) : (
        <>
          <p>
            {rows} records are deleted. Records of the chain stay, because nobody can delete them. What stays elsewhere,
            and why, is in the data map.
          </p>
          <Button onPress={() => setAsking(true)} isDisabled={signer === null || wallet === null}>
            End my account
          </Button>
        </>
      )}
      <Dialog title="End the account?" isOpen={isAsking} onClose={() => setAsking(false)}>
        <p>This cannot be undone. The wallet signs that you want it.</p>
        <ErrorSummary problems={task.problems} />
        <Button onPress={() => setAsking(false)}>Keep it</Button>{' '}
        <Button kind="main" onPress={() => void end()} isDisabled={task.isBusy}>
          End it for good
        </Button>
      </Dialog>
    </section>
  );
}

/** The account's own data: its e-mail address, a file of everything, and the end of the account. */
export function DataPage() {
  const { data, error } = useAnswer(OwnDataDocument, {});
  if (error) return <p role="alert">{error.message}</p>;
  if (!data) return <p role="status">Reading your account …</p>;
  const account = data.viewer?.account;
  if (!account) return <h1>Your data</h1>;
  return (
    <>
      <h1>Your data</h1>
      <EmailForms key={account.email} email={account.email} confirmedAt={account.emailConfirmedAt} />
      <ExportData />
      <EndAccount preview={data.accountDeletionPreview} account={account.id} />
    </>
  );
}
