import { useEffect, useState } from 'react';
import { download } from '../../device/download.ts';
import { formatCount } from '../../format/money.ts';
import { formatDateTime } from '../../format/time.ts';
import { requirePerson, useStep } from '../../gateway/act.ts';
import { ExportMyDataDocument } from '../../generated/documents/account.ts';
import type { ExportMyDataQuery } from '../../generated/operations.ts';
import { useStore } from '../../store.ts';
import { AppButton } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Screen } from '../../ui/screen.tsx';
import { PersonScreen } from '../../ui/signed-in.tsx';
import { Deletion, deletedAt } from './deletion.tsx';

const LAST_PAGE = { hasNextPage: false, endCursor: null };
const pageOf = ({ exportMyData }: ExportMyDataQuery) => ({
  nodes: exportMyData?.nodes ?? [],
  pageInfo: exportMyData?.pageInfo ?? LAST_PAGE,
});

/** Reads every page of the account’s records, and saves them as one file. */
async function saveEverything(onProgress: (count: number) => void): Promise<number> {
  const { gateway, address } = requirePerson();
  const records: { readonly type: string | null; readonly data: unknown }[] = [];
  for await (const record of gateway.rows(ExportMyDataDocument, {}, pageOf)) {
    records.push(record);
    onProgress(records.length);
  }
  const content = { exportedAt: new Date().toISOString(), wallet: address, records };
  download('income-series-my-data.json', JSON.stringify(content, null, 2), 'application/json');
  return records.length;
}

function Export() {
  const [count, setCount] = useState(0);
  const save = useStep(saveEverything);
  return (
    <section aria-labelledby="export">
      <h2 id="export">Everything about you</h2>
      <p>
        The file has every record of your account and of your wallets: profile, applications, contracts, bids,
        positions, money, notices and mail. A value that you may not read any more is empty.
      </p>
      <AppButton look="primary" isDisabled={save.isPending} onPress={() => save.mutate(setCount)}>
        {save.isPending ? `Reading: ${formatCount(count)} records …` : 'Save my data (JSON)'}
      </AppButton>
      {save.data !== undefined && <p role="status">The file has {formatCount(save.data)} records.</p>}
      {save.error && <Failure error={save.error} />}
    </section>
  );
}

/** The data of the account: its export, and the end of the account. */
export function DataPage() {
  const at = useStore(deletedAt);
  useEffect(() => () => deletedAt.set(null), []);
  if (at !== null) {
    return (
      <Screen title="The account has ended">
        <p role="status">
          It was deleted at {formatDateTime(at)}. Every session of it is over. What is on a chain stays there.
        </p>
        <p>This browser’s device secret stays, until you clear the page’s data in the browser.</p>
      </Screen>
    );
  }
  return (
    <PersonScreen title="My data">
      <Export />
      <Deletion />
    </PersonScreen>
  );
}
