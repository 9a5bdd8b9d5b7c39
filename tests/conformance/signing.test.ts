import {
  checkKnownAnswers,
  KNOWN_ANSWER_COUNTS,
  MESSAGE_TYPES,
  type MessageKind,
} from '@income-series/protocol/signing';
import {
  encodeAbiParameters,
  encodePacked,
  hashDomain,
  hashStruct,
  hashTypedData,
  keccak256,
  pad,
  recoverAddress,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { describe, expect, it } from 'vitest';
import { signingText } from '../../scripts/conformance.ts';
import { find, type Message, messages, set, text, typed } from './signing-set.ts';

describe('the known-answer set', () => {
  it('counts what the specification counts: messages, domains, series keys, bids, keys, wallets', () => {
    const lengths = Object.fromEntries(
      Object.keys(KNOWN_ANSWER_COUNTS).map((part) => [part, set[part as keyof typeof KNOWN_ANSWER_COUNTS].length]),
    );
    expect(lengths).toEqual(KNOWN_ANSWER_COUNTS);
    for (const part of Object.keys(KNOWN_ANSWER_COUNTS) as (keyof typeof KNOWN_ANSWER_COUNTS)[])
      expect(new Set(set[part].map(({ name }) => name)).size).toBe(KNOWN_ANSWER_COUNTS[part]);
  });

  it('has every kind under both domains, both series keys, every key, and no signature twice', () => {
    const seen = (of: (message: Message) => string) => new Set(set.messages.map(of));
    expect(seen(({ kind, domain }) => `${kind} ${domain}`).size).toBe(12);
    expect(seen(({ fields }) => fields.seriesKey ?? '')).toEqual(new Set(set.seriesKeys.map(({ key }) => key)));
    expect(seen(({ key }) => key)).toEqual(new Set(set.keys.map(({ name }) => name)));
    expect(seen(({ signature }) => signature).size).toBe(20);
  });

  it('has the answers that docs/protocol.md states', () => {
    expect(find(set.messages, 'report, tier 2').digest).toBe(
      '0xf32cf6944d619473c5b048e164b150db1dff1b8555b3fbff6ab2fe494b4a6280',
    );
    expect(find(set.bids, 'evm').commitment).toBe('0x4765d422ccbe05c978a133d9284bb8ae78b9eb74c71db20a5e173e6322af37f7');
  });

  it('is reproduced by the Solana program', () => {
    expect(Object.keys(set.reproducedBy)).toEqual(['core', 'viem', 'evm', 'solana']);
    expect(set.reproducedBy.solana).toBe('contracts/solana, by its views, in LiteSVM');
  });
});

describe('the service', () => {
  it('gives the file byte for byte', () => {
    expect(signingText()).toBe(text);
  });

  it('finds every answer right', () => {
    expect(checkKnownAnswers(set)).toEqual({ checked: 142, failures: [] });
  });

  it.each<[string, (altered: Record<string, unknown>[]) => void, keyof typeof KNOWN_ANSWER_COUNTS]>([
    ['messages[3].digest', (m) => Object.assign(m[3] as object, { digest: `0x${'00'.repeat(32)}` }), 'messages'],
    ['messages[0].words', (m) => Object.assign(m[0] as object, { words: [] }), 'messages'],
    ['messages[7].signature', (m) => Object.assign(m[7] as object, { signature: m[8]?.signature }), 'messages'],
    ['messages[2]', (m) => Object.assign(m[2] as object, { fields: {} }), 'messages'],
    ['messages[2]', (m) => Object.assign(m[2] as object, { key: 'nobody' }), 'messages'],
    ['messages', (m) => m.pop(), 'messages'],
    ['domains[1].salt', (d) => Object.assign(d[1] as object, { salt: `0x${'00'.repeat(32)}` }), 'domains'],
    ['keys[4].address', (k) => Object.assign(k[4] as object, { address: `0x${'00'.repeat(20)}` }), 'keys'],
    ['wallets[2].word', (w) => Object.assign(w[2] as object, { word: `0x${'00'.repeat(32)}` }), 'wallets'],
    ['seriesKeys[1].key', (s) => Object.assign(s[1] as object, { key: `0x${'00'.repeat(32)}` }), 'seriesKeys'],
    ['bids[1].commitment', (b) => Object.assign(b[1] as object, { commitment: `0x${'00'.repeat(32)}` }), 'bids'],
  ])('says where an answer is wrong: %s', (path, alter, part) => {
    const altered = JSON.parse(text);
    alter(altered[part]);
    expect(checkKnownAnswers(altered).failures).toContain(path);
  });
});

describe('viem', () => {
  const domains = Object.fromEntries(
    set.domains.map((domain) => {
      const common = { name: 'IncomeSeries', version: '1' };
      if (domain.kind === 'solana') return [domain.name, { ...common, salt: domain.salt }];
      const { chainId, verifyingContract } = domain;
      return [domain.name, { ...common, chainId: BigInt(chainId), verifyingContract }];
    }),
  );
  const DOMAIN_FIELDS = {
    evm: 'string name,string version,uint256 chainId,address verifyingContract',
    solana: 'string name,string version,bytes32 salt',
  };

  it.each(set.domains.map((domain) => [domain.name, domain] as const))('gives the %s domain', (name, domain) => {
    const EIP712Domain = DOMAIN_FIELDS[domain.kind].split(',').map((field) => {
      const [type, label] = field.split(' ');
      return { type, name: label };
    });
    expect(hashDomain({ domain: domains[name], types: { EIP712Domain } } as never)).toBe(domain.separator);
    if (domain.kind === 'solana')
      expect(keccak256(encodePacked(['bytes32', 'bytes32'], [domain.genesisHash, domain.programId]))).toBe(domain.salt);
  });

  it.each(messages)('gives the words, the hashes and the signature of: %s', async (_, message) => {
    const { name, parameters, values, message: fields } = typed(message);
    expect(message.type).toBe(MESSAGE_TYPES[message.kind as MessageKind]);
    expect(encodeAbiParameters(parameters, values as never)).toBe(
      `0x${message.words.map((word) => word.slice(2)).join('')}`,
    );
    const data = { types: { [name]: parameters }, primaryType: name, message: fields } as never;
    expect(hashStruct({ ...(data as object), data: fields } as never)).toBe(message.structHash);
    const typedData = { ...(data as object), domain: domains[message.domain] } as never;
    expect(hashTypedData(typedData)).toBe(message.digest);
    const key = find(set.keys, message.key);
    const account = privateKeyToAccount(key.secret);
    expect(account.address.toLowerCase()).toBe(key.address);
    expect(await account.signTypedData(typedData)).toBe(message.signature);
    const signer = await recoverAddress({ hash: message.digest, signature: message.signature });
    expect(signer.toLowerCase()).toBe(key.address);
  });

  it('gives the series key, the words and the bids', () => {
    for (const { wallet, word } of set.wallets) expect(pad(wallet, { size: 32 })).toBe(word);
    const wordOf = (name: string) => find(set.wallets, name).word;
    for (const item of set.seriesKeys)
      if ('issuer' in item)
        expect(
          keccak256(
            encodeAbiParameters([{ type: 'bytes32' }, { type: 'bytes32' }], [wordOf(item.issuer), item.draftSalt]),
          ),
        ).toBe(item.key);
    for (const { price, quantity, salt, wallet, commitment } of set.bids)
      expect(
        keccak256(
          encodePacked(
            ['uint256', 'uint256', 'bytes32', 'bytes32'],
            [BigInt(price), BigInt(quantity), salt, wordOf(wallet)],
          ),
        ),
      ).toBe(commitment);
  });
});
