import { randomUUID } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import {
  createGateway,
  DeviceError,
  type Gateway,
  GatewayError,
  keyed,
  kitWallet,
  RefusedError,
  type SignInWallet,
  signIn,
  signText,
  type TypedDocument,
  viemWallet,
} from '@income-series/client';
import {
  ActivityDocument,
  BuildCommitBidDocument,
  MyPositionsDocument,
  SeriesListDocument,
  type SeriesListQuery,
  SignInDocument,
  SignInNonceDocument,
  type SignInNonceMutation,
  type SignInNonceMutationVariables,
  TransactionLifeDocument,
  ViewerDocument,
  type ViewerQuery,
} from '@income-series/client/operations';
import { ed25519 } from '@noble/curves/ed25519.js';
import { createKeyPairSignerFromPrivateKeyBytes } from '@solana/kit';
import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { errorHelp } from '../../../src/core/errors/error-help.ts';
import { createDatabaseBehindProxy } from '../../support/behind-proxy.ts';
import { publishEvent, seriesToFollow } from '../../support/feed.ts';
import { forFile } from '../../support/for-file.ts';
import { newWallet, startTestGateway, TEST_CHAIN } from '../../support/gateway.ts';
import { listen } from '../../support/listen.ts';
import { numberedSeries, seriesRow } from '../../support/population/known.ts';
import { createSolanaChain, DEVNET_CHAIN, newSolanaWallet } from '../../support/solana-chain.ts';
import { startTcpProxy } from '../../support/tcp-proxy.ts';

const SITE = 'http://localhost:4000';
const server = await forFile(startTestGateway({ moreChains: [{ chain: createSolanaChain(), relayer: null }] }));
const anybody = createGateway({ url: server.url });

const sessionOf = (wallet: SignInWallet) => signIn(wallet, { url: server.url, site: SITE });
const walletOf = (account = newWallet().account) => viemWallet(account as Parameters<typeof viemWallet>[0]);
const REFUSAL = '... on Error { code message path expected }';
const ADD_WALLET_CHALLENGE = `mutation ($input: AddWalletChallengeInput!) {
  addWalletChallenge(input: $input) { ... on WalletChallenge { message nonce } ${REFUSAL} }
}` as TypedDocument<{ addWalletChallenge: { message: string; nonce: string } }, { input: object }>;
const ADD_WALLET = `mutation ($input: AddWalletInput!) {
  addWallet(input: $input) { ... on AccountPayload { account { wallets { address } } } ${REFUSAL} }
}` as TypedDocument<{ addWallet: { account: { wallets: object[] } } }, { input: object }>;
/** A server that is no gateway, for as long as `step` runs. */
async function withServer(answer: RequestListener, step: (url: string) => Promise<void>): Promise<void> {
  const other = await listen(createServer(answer));
  await step(other.url);
  await other.stop();
}

const codeOf = (step: Promise<unknown>) =>
  step.then(
    () => 'none',
    (error: { code?: string }) => error.code,
  );

describe('signing in', () => {
  it('opens a session with a wallet of viem', async () => {
    const wallet = walletOf();
    const { gateway } = await sessionOf(wallet);
    const { viewer } = await gateway.ask(ViewerDocument);
    expect(viewer?.account?.wallets).toEqual([{ address: wallet.address.toLowerCase(), verified: expect.anything() }]);
  });

  it('opens a session with a Ledger, whose v is 0 or 1 and which leaves out 0x, and links another', async () => {
    const ledger = (): SignInWallet => {
      const wallet = walletOf();
      return {
        ...wallet,
        async signMessage(text) {
          const signature = String(await wallet.signMessage(text));
          return `${signature.slice(2, -2)}0${Number.parseInt(signature.slice(-2), 16) - 27}`;
        },
      };
    };
    const { gateway } = await sessionOf(ledger());
    const another = ledger();
    const { address, chain } = another;
    const { message, nonce } = await gateway.act(ADD_WALLET_CHALLENGE, { address, chain });
    const raw = `0x${await another.signMessage(message)}`;
    const refused = gateway.act(ADD_WALLET, keyed({ nonce, signature: raw }));
    await expect(refused).rejects.toMatchObject({
      code: 'SIGNATURE_NOT_CANONICAL',
      detail: { expected: expect.stringContaining('byte 65') },
    });
    const linked = { nonce, signature: await signText(another, message) };
    expect((await gateway.act(ADD_WALLET, keyed(linked))).account.wallets).toHaveLength(2);
  });

  it('opens a session with a Ledger’s off-chain message', async () => {
    const wallet = newSolanaWallet();
    const signMessage = async (text: string) => {
      const body = new TextEncoder().encode(text);
      const length = [body.length & 0xff, body.length >> 8];
      const header = [0xff, ...new TextEncoder().encode('solana offchain'), 0, 1, ...length];
      return ed25519.sign(Uint8Array.from([...header, ...body]), new Uint8Array(wallet.secret));
    };
    const { gateway } = await sessionOf({ address: wallet.address, chain: DEVNET_CHAIN, signMessage });
    const { data } = await gateway.answer(ViewerDocument);
    expect(data?.viewer?.account?.wallets?.map(({ address }) => address)).toEqual([wallet.address]);
  });

  it('opens a session with a wallet of @solana/kit', async () => {
    const signer = await createKeyPairSignerFromPrivateKeyBytes(new Uint8Array(newSolanaWallet().secret));
    const { gateway } = await sessionOf(kitWallet(signer, DEVNET_CHAIN));
    const { data } = await gateway.answer(ViewerDocument);
    expect(data?.viewer?.account?.wallets?.map(({ address }) => address)).toEqual([signer.address]);
  });

  it.each<[string, (text: string) => string, string, boolean?]>([
    ['another site', (text) => text, 'https://another.example', true],
    ['another address of the site', (text) => text.replace(`URI: ${SITE}`, 'URI: https://another.example'), SITE, true],
    ['another site and wallet', (text) => text.replace(/0x[0-9a-fA-F]{3}/, 'you: '), 'https://another.example'],
    ['another wallet', (text) => text.replace(/0x[0-9a-fA-F]{40}/, `0x${'11'.repeat(20)}`), SITE],
    ['something else', () => 'I owe you everything', SITE],
    ['another chain', (text) => text.replace('Chain ID: 10143', 'Chain ID: 1'), SITE],
    ['another statement', (text) => text.replace('Sign in to Income Series.', 'Give all to me.'), SITE],
    ['resources', (text) => `${text}\nResources:\n- https://another.example`, SITE],
    ['a request by name', (text) => `${text}\nRequest ID: 1`, SITE],
    ['two nonces', (text) => text.replace(/(Nonce: \w+)/, '$1\n$1'), SITE],
    ['ever', (text) => text.replace(/Expiration Time: \d{4}/, 'Expiration Time: 2999'), SITE],
  ])('signs no text for %s', async (_, change, site, onlySite = false) => {
    const wallet = walletOf();
    let signed = 0;
    const counting = { ...wallet, signMessage: async () => `0x${++signed}` };
    const changed: typeof fetch = async (...asked) => {
      const response = await fetch(...asked);
      const answer = JSON.parse(await response.text());
      answer.data.signInNonce.message = change(answer.data.signInNonce.message);
      return Response.json(answer);
    };
    const step = signIn(counting, { url: server.url, site, fetch: changed });
    await expect(step).rejects.toBeInstanceOf(DeviceError);
    expect([await codeOf(step), signed]).toEqual(['MESSAGE_INVALID', 0]);
    const named = { argument: ['site'], message: expect.stringMatching(/PUBLIC_URL.*`site`/) };
    await expect(step).rejects.toMatchObject(onlySite ? named : { argument: null });
    await expect(step).rejects.toMatchObject({ message: expect.not.stringMatching(/localhost|example/) });
  });
});

describe('errors', () => {
  it('are refusals where a mutation was refused, with what their type says', async () => {
    const { gateway } = await sessionOf(walletOf());
    const wrong = gateway.act(SignInDocument, keyed({ message: 'x', signature: '0x00' } as const));
    await expect(wrong).rejects.toBeInstanceOf(RefusedError);
    const chain = anybody.act(SignInNonceDocument, { address: newWallet().address, chain: 'evm:1' });
    await expect(chain).rejects.toMatchObject({
      name: 'RefusedError',
      code: 'CHAIN_REFUSED',
      ...errorHelp('CHAIN_REFUSED'),
      detail: {},
    });
  });

  it('are errors of the gateway where the request was, and never quote what was sent', async () => {
    const input = {
      seriesKey: `0x${'5e'.repeat(32)}`,
      chain: TEST_CHAIN,
      wallet: '0x',
      commitment: '0x',
      deposit: '1',
    } as const;
    const step = anybody.act(BuildCommitBidDocument, keyed(input) as never);
    await expect(step).rejects.toBeInstanceOf(GatewayError);
    await expect(step).rejects.not.toBeInstanceOf(RefusedError);
    await expect(step).rejects.toMatchObject(errorHelp('BAD_INPUT'));
    await expect(step).rejects.toMatchObject({ code: 'BAD_INPUT', message: expect.not.stringContaining('5e5e') });
  });

  it('come next to the data where `answer` asks, and are thrown by `ask`', async () => {
    const { data, errors } = await anybody.answer(MyPositionsDocument);
    expect([data, errors?.map(({ extensions }) => extensions?.code)]).toEqual([
      { myPositions: null },
      ['UNAUTHENTICATED'],
    ]);
    expect(await codeOf(anybody.ask(MyPositionsDocument))).toBe('UNAUTHENTICATED');
  });

  it('say NO_ANSWER where nobody answers, or not as a gateway does', async () => {
    const refusalOf = (url: string) =>
      createGateway({ url })
        .ask(ViewerDocument)
        .catch(({ code, message }) => [code, message]);
    const noAnswer = (why: string) => ['NO_ANSWER', `The gateway does not answer: ${why}.`];
    for (const status of [200, 403, 413, 502]) {
      await withServer(
        (_, res) => res.writeHead(status).end('<html>'),
        async (url) => {
          const why = `it, or a proxy before it, answered ${status} without GraphQL`;
          expect(await refusalOf(url)).toEqual(noAnswer(why));
        },
      );
    }
    const why = 'no connection, or a page whose origin it does not let in';
    expect(await refusalOf('http://127.0.0.1:1')).toEqual(noAnswer(why));
  });

  /** A gateway that begins to answer, and never ends. */
  const hanging: RequestListener = (_, res) => void res.writeHead(200).write('{"data":');

  it('say NO_ANSWER where an answer takes too long, of a mutation’s attempts together', async () => {
    let asked = 0;
    const counting: RequestListener = (...of) => {
      asked++;
      hanging(...of);
    };
    await withServer(counting, async (url) => {
      const { ask, act } = createGateway({ url, timeoutMs: 500 });
      expect(await codeOf(ask(ViewerDocument))).toBe('NO_ANSWER');
      expect(await codeOf(act(SignInDocument, keyed({ message: 'x', signature: '0x00' } as const)))).toBe('NO_ANSWER');
      expect(await codeOf(signIn(walletOf(), { url, timeoutMs: 500 }))).toBe('NO_ANSWER');
    });
    expect(asked).toBe(3);
  });

  it('are the caller’s where its signal ends what is asked', async () => {
    const stop = new AbortController();
    const reason = new Error('the page was left');
    const ending: RequestListener = (...of) => {
      hanging(...of);
      stop.abort(reason);
    };
    await withServer(ending, async (url) => {
      const { ask, act } = createGateway({ url, signal: stop.signal });
      const step = act(SignInDocument, keyed({ message: 'x', signature: '0x00' } as const));
      await expect(step).rejects.toBe(reason);
      await expect(ask(ViewerDocument)).rejects.toBe(reason);
    });
  });

  it('say ANSWER_TOO_LARGE where an answer has no end, and ask once', async () => {
    let asked = 0;
    const endless: RequestListener = (req, res) => {
      asked++;
      const feeds = req.headers.accept === 'text/event-stream';
      res.writeHead(200, feeds ? { 'content-type': 'text/event-stream' } : {});
      const write = () => {
        while (!res.destroyed && res.write('x'.repeat(1 << 20))) {}
      };
      res.on('drain', write);
      write();
    };
    await withServer(endless, async (url) => {
      const gateway = createGateway({ url });
      expect(await codeOf(gateway.ask(ViewerDocument))).toBe('ANSWER_TOO_LARGE');
      const sent = gateway.act(SignInDocument, keyed({ message: 'x', signature: '0x00' } as const));
      expect(await codeOf(sent)).toBe('ANSWER_TOO_LARGE');
      expect(await codeOf(gateway.feed(TransactionLifeDocument, { id: randomUUID() }).next())).toBe('ANSWER_TOO_LARGE');
    });
    expect(asked).toBe(3);
  });

  it('refuse an address in the clear, and follow no redirection', async () => {
    expect(() => createGateway({ url: 'http://gateway.example' })).toThrow(
      expect.objectContaining({ code: 'BAD_INPUT' }),
    );
    const asked: string[] = [];
    const away: RequestListener = (req, res) => {
      asked.push(String(req.headers.authorization));
      res.writeHead(307, { location: `${server.url}/graphql` }).end();
    };
    await withServer(away, async (url) => {
      const { ask, act, feed } = createGateway({ url, token: 'secret' });
      const redirects = { code: 'GATEWAY_REDIRECTS', message: expect.stringContaining('own in `url`') };
      await expect(ask(ViewerDocument)).rejects.toMatchObject(redirects);
      const once = act(SignInDocument, keyed({ message: 'x', signature: '0x00' } as const));
      await expect(once).rejects.toMatchObject(redirects);
      await expect(feed(TransactionLifeDocument, { id: randomUUID() }).next()).rejects.toMatchObject(redirects);
    });
    expect(asked).toEqual(Array(3).fill('Bearer secret'));
  });
});

describe('variables', () => {
  it('are left out of a text, and of a document that requires none', async () => {
    const count = '{ seriesList { totalCount } }';
    interface Counted {
      readonly seriesList: { readonly totalCount: number };
    }
    const expected = { seriesList: { totalCount: await server.database.prisma.series.count() } };
    expect(await anybody.ask(count)).toEqual(expected);
    expect(await anybody.answer(count)).toMatchObject({ data: expected });
    const { seriesList } = await anybody.ask<Counted>(count);
    expect(seriesList).toEqual(expected.seriesList);
    expect(await anybody.ask(ViewerDocument)).toEqual({ viewer: null });
    const skipped = 'query ($counts: Boolean!) { seriesList { __typename totalCount @include(if: $counts) } }';
    const variables = { counts: false };
    expect(await anybody.ask(skipped, variables)).toEqual({ seriesList: { __typename: 'SeriesConnection' } });
  });

  it('have the types of their document', () => {
    const checks = async (gateway: Gateway, input: SignInNonceMutationVariables) => {
      expectTypeOf(await gateway.ask('{ seriesList { totalCount } }')).toBeUnknown();
      expectTypeOf(await gateway.ask<{ readonly a: 1 }>('{ a }')).toEqualTypeOf<{ readonly a: 1 }>();
      expectTypeOf(await gateway.ask(ViewerDocument)).toEqualTypeOf<ViewerQuery>();
      expectTypeOf(await gateway.ask(SeriesListDocument)).toEqualTypeOf<SeriesListQuery>();
      expectTypeOf(await gateway.ask(SeriesListDocument, { state: 'RAISING' })).toEqualTypeOf<SeriesListQuery>();
      expectTypeOf(await gateway.ask(SignInNonceDocument, input)).toEqualTypeOf<SignInNonceMutation>();
      // @ts-expect-error there is no such state
      await gateway.ask(SeriesListDocument, { state: 'NONE' });
      // @ts-expect-error there is no such variable
      await gateway.ask(SeriesListDocument, { nothing: 1 });
      // @ts-expect-error the document requires an input
      await gateway.ask(SignInNonceDocument);
      // @ts-expect-error and so it does of `answer`
      await gateway.answer(SignInNonceDocument);
    };
    expectTypeOf(checks).returns.resolves.toBeVoid();
  });
});

/** A document of a program's own. */
const NAMING: TypedDocument<
  { readonly updateProfile: { readonly account: { readonly displayName: string } } },
  { readonly input: { readonly idempotencyKey: string; readonly displayName: string } }
> = `mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) {
  ... on AccountPayload { account { displayName } } ... on Error { code message path }
} }`;

describe('a mutation whose answer was lost', () => {
  it('is sent again with the same key, and done once', async () => {
    const bodies: string[] = [];
    const losing: typeof fetch = async (url, init) => {
      bodies.push(String(init?.body));
      const response = await fetch(url, init);
      if (bodies.length === 1) throw new TypeError('the connection was reset');
      return response;
    };
    const { token } = await sessionOf(walletOf());
    const gateway = createGateway({ url: server.url, token, fetch: losing });
    expect(await gateway.act(NAMING, keyed({ displayName: 'Ada' }))).toEqual({ account: { displayName: 'Ada' } });
    expect([bodies.length, bodies[0]]).toEqual([2, bodies[1]]);
  });

  it('is not sent again where it was refused', async () => {
    let sent = 0;
    const counting: typeof fetch = (...asked) => {
      sent++;
      return fetch(...asked);
    };
    const gateway = createGateway({ url: server.url, fetch: counting });
    await codeOf(gateway.act(SignInDocument, keyed({ message: 'x', signature: '0x00' } as const)));
    expect(sent).toBe(1);
  });
});

describe('a mutation while the database is away', () => {
  it('is sent again with the same key, four times at most, and done once', async () => {
    const way = await createDatabaseBehindProxy();
    const behind = await startTestGateway({ database: { ...way.database, ...way.behind } });
    const { token } = await signIn(walletOf(), { url: behind.url, site: SITE });
    const bodies: string[] = [];
    let mendAfter = 1;
    const watching: typeof fetch = async (url, init) => {
      bodies.push(String(init?.body));
      const response = await fetch(url, init);
      if (bodies.length === mendAfter) way.proxy.mend();
      return response;
    };
    const gateway = createGateway({ url: behind.url, token, fetch: watching });
    way.proxy.cut();
    expect(await gateway.act(NAMING, keyed({ displayName: 'Ada' }))).toEqual({ account: { displayName: 'Ada' } });
    expect([bodies.length, new Set(bodies).size]).toEqual([2, 1]);
    expect(await way.database.prisma.idempotencyRecord.count({ where: { operation: 'updateProfile' } })).toBe(1);

    [mendAfter, bodies.length] = [4, 0];
    way.proxy.cut();
    const lasting = gateway.act(NAMING, keyed({ displayName: 'Eva' }));
    await expect(lasting).rejects.toMatchObject({ code: 'DATABASE_UNAVAILABLE' });
    expect([bodies.length, new Set(bodies).size]).toEqual([4, 1]);
    await behind.close();
    await way.close();
  }, 60_000);
});

describe('a list', () => {
  it('is read to its end, each row once', async () => {
    const { address } = newWallet();
    const rows = Array.from({ length: 250 }, (_, i) => seriesRow(numberedSeries(address, 1_000 + i), {}));
    await server.database.prisma.series.createMany({ data: rows });
    const keys: string[] = [];
    for await (const { key } of anybody.rows(SeriesListDocument, {}, (data) => data.seriesList)) keys.push(key);
    const stored = await server.database.prisma.series.findMany({ select: { key: true } });
    expect(keys.sort()).toEqual(stored.map(({ key }) => key).sort());
  });

  it('is an error where the viewer may not read it', async () => {
    const rows = anybody.rows(MyPositionsDocument, {}, (data) => data.myPositions);
    await expect(rows.next()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

describe('a feed', () => {
  it('goes on after its connection was lost, and says when to read the list again', async () => {
    const seriesKey = await seriesToFollow(server);
    await server.listening();
    const { port, hostname } = new URL(server.url);
    const proxy = await startTcpProxy({ host: hostname, port: Number(port) });
    const publish = (name: string) =>
      publishEvent(server, { name, seriesKey, args: { period: 20261 }, at: server.clock.now() });
    const end = new AbortController();
    const steps = [() => publish('PeriodMissed'), () => publish('PeriodMissed')];
    let opened = 0;
    const onOpen = () => {
      opened++;
      void steps.shift()?.();
    };
    const gateway = createGateway({ url: `http://127.0.0.1:${proxy.port}` });
    const kinds: unknown[] = [];
    for await (const { activity } of gateway.feed(
      ActivityDocument,
      { chain: TEST_CHAIN, seriesKey },
      { signal: end.signal, onOpen },
    )) {
      kinds.push(activity?.event?.kind);
      if (kinds.length === 1) {
        proxy.cut();
        proxy.mend();
      } else end.abort();
    }
    expect([opened, kinds.length, new Set(kinds).size]).toEqual([2, 2, 1]);
    await proxy.close();
  });

  it('ends with the error where it is refused', async () => {
    const unknown = { chain: TEST_CHAIN, seriesKey: `0x${'00'.repeat(32)}` } as const;
    const onOpen = vi.fn();
    expect(await codeOf(anybody.feed(ActivityDocument, unknown, { onOpen }).next())).toBe('NOT_FOUND');
    const life = anybody.feed(TransactionLifeDocument, { id: randomUUID() }, { onOpen });
    expect(await codeOf(life.next())).toBe('UNAUTHENTICATED');
    expect(onOpen).not.toHaveBeenCalled();
  });
});
