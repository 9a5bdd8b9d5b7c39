import { GatewayError } from '@income-series/client/requests';
import { Guarded } from '../../access/guarded.tsx';
import { formatDateTime } from '../../format/time.ts';
import { chainName, wordsOf } from '../../format/words.ts';
import { useAnswer } from '../../gateway/answers.ts';
import { useChains } from '../../gateway/chains.ts';
import { AttestorKeyStateDocument } from '../../generated/documents/attestor.ts';
import type { AttestorKeysQuery } from '../../generated/operations.ts';
import { settings } from '../../settings.ts';
import { Failure } from '../../ui/failure.tsx';
import { Key } from '../../ui/key.tsx';
import { Command, TOOL } from './command.tsx';

type Viewer = NonNullable<AttestorKeysQuery['viewer']>;
type LinkedKey = NonNullable<Viewer['account']>['signerKeys'][number];

/** What the registry of a chain says of a key. */
function RegistryState({ address, chain }: { readonly address: `0x${string}`; readonly chain: string }) {
  const { data, error } = useAnswer(AttestorKeyStateDocument, { address, chain });
  if (error instanceof GatewayError && error.code === 'NOT_FOUND')
    return <>{chainName(chain)}: not registered. Ask an admin to propose the key.</>;
  if (error) return <Failure error={error} />;
  if (data === undefined) return <>{chainName(chain)} …</>;
  const key = data.data.attestor;
  if (!key) return <>{chainName(chain)}: not registered.</>;
  const registry = !key.active
    ? `revoked ${formatDateTime(key.revokedAt)}`
    : key.revokedAt
      ? `revoked, valid until ${formatDateTime(key.graceEndsAt)}`
      : 'active';
  return (
    <>
      {chainName(chain)}: {registry}.{' '}
      {key.announcement
        ? 'Its encryption key is announced.'
        : 'Its encryption key is not announced, so nothing can be sealed to it.'}
    </>
  );
}

function LinkedKeyLine({ link: { id, key, linkedAt } }: { readonly link: LinkedKey }) {
  const chains = useChains();
  return (
    <li>
      <Guarded field="SignerKeyLink.key" id={id}>
        <Key of={key} />
      </Guarded>
      linked {formatDateTime(linkedAt)}
      <ul>
        {chains.map((chain) => (
          <li key={chain}>
            <RegistryState address={key} chain={chain} />
          </li>
        ))}
      </ul>
    </li>
  );
}

const SETUP = [
  ['Make a key on your machine', 'key new'],
  ['Sign in with the tool', 'login'],
  ['Link the key to your account', 'link'],
  ['Announce the key that issuers seal to', 'announce'],
  ['Check everything, and read what to do', 'doctor'],
] as const;

/** The viewer's keys and their state in each registry, and how a key is made and linked. */
export function Keys({ viewer }: { readonly viewer: Viewer }) {
  const links = viewer.account?.signerKeys ?? [];
  const status = viewer.identityCheck?.status;
  return (
    <section aria-labelledby="keys">
      <h2 id="keys">Your keys</h2>
      <p>
        A key never comes into a browser, because whoever has it signs as you. It stays in an encrypted file on your own
        machine, and the tool there makes it, links it and signs with it.
      </p>
      {status && <p>Your identity check: {wordsOf(status).toLowerCase()}.</p>}
      {links.length === 0 ? (
        <p className="empty">No key is linked to your account.</p>
      ) : (
        <ul className="plain-list">
          {links.map((link) => (
            <LinkedKeyLine key={link.id} link={link} />
          ))}
        </ul>
      )}
      <details open={links.length === 0}>
        <summary>Make and link a key</summary>
        <p className="quiet">
          Run these in a checkout, after <code>{`${TOOL} init ${settings.gatewayUrl}`}</code> with the chain and the
          contracts from a source that you trust. The manual is docs/attestor.md.
        </p>
        {SETUP.map(([label, command]) => (
          <Command key={command} label={label} of={`${TOOL} ${command}`} />
        ))}
      </details>
    </section>
  );
}
