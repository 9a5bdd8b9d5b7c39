import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newWallet, startTestGateway, type TestGateway } from '../../support/gateway.ts';
import { findChromium, openPage } from '../device/chromium.ts';

const chromium = findChromium();
const EARLIER = 'kept-by-an-earlier-version';

/** Leaves what an earlier version of the page kept, then opens GraphiQL. */
const SEED = `localStorage.setItem('graphiql:headers', '{"authorization":"Bearer ${EARLIER}"}');
localStorage.setItem('graphiql:shouldPersistHeaders', 'true');
localStorage.setItem('other', 'stays');
location.href = '/graphql';`;

/** Runs in GraphiQL's page: asks with a token, reloads, and reports at each step what the browser keeps. */
async function drive(token: string): Promise<void> {
  const until = <T>(look: () => T | null | undefined | false): Promise<T> =>
    new Promise((resolve) => {
      const again = () => {
        const found = look();
        if (found) resolve(found);
        else requestAnimationFrame(again);
      };
      again();
    });
  /** Pastes into the editor as soon as it has the focus, and waits until it shows the text. */
  const paste = async (selector: string, text: string, shown: string) => {
    const editor = await until(() => {
      const found = document.querySelector(selector);
      found?.querySelector('textarea')?.focus();
      return found?.querySelector('.monaco-editor.focused') ? found : null;
    });
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    editor.querySelector('textarea')?.dispatchEvent(event);
    await until(() => editor.textContent?.includes(shown));
  };
  const stored = () => [...Object.entries(localStorage), ...Object.entries(sessionStorage)];
  const button = await until(() => document.querySelector('.graphiql-execute-button') as HTMLElement | null);
  const look = async () => ({
    local: Object.entries(localStorage),
    session: Object.entries(sessionStorage),
    cookie: document.cookie,
    databases: (await indexedDB.databases()).length,
    address: location.href,
  });
  const report = async (name: string) =>
    fetch(`/report/${name}`, { method: 'POST', body: JSON.stringify(await look()) });
  if (sessionStorage.getItem('stage') === null) {
    await report('begun');
    sessionStorage.setItem('stage', 'asked');
    const tab = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Headers');
    tab?.click();
    const headers = '.graphiql-editor-tool .graphiql-editor ~ .graphiql-editor:not(.hidden)';
    await paste(headers, `{ "authorization": "Bearer ${token}" }`, 'authorization');
    button.click();
    await until(() => document.querySelector('.result-window')?.textContent?.includes('totalCount'));
    // What is stored is stored together, shortly after the last change: this change is the last.
    await paste('.graphiql-query-editor', '# the-last-change\n', 'the-last-change');
    await until(() =>
      stored().some(([key, value]) => key === 'graphiql:tabState' && value.includes('the-last-change')),
    );
    await report('asked');
    location.reload();
    return;
  }
  await report('reloaded');
}

let gateway: TestGateway;
let server: Server;
const reports = new Map<string, (body: string) => void>();
const reported = (name: string) => new Promise<string>((resolve) => reports.set(`/report/${name}`, resolve));
const authorizations: (string | undefined)[] = [];

/** The gateway as the browser sees it, with the driver's script in its page. */
async function serve(token: () => string): Promise<Server> {
  const own: Record<string, [string, () => string]> = {
    '/seed': ['text/html', () => '<!doctype html><script src="/seed.js"></script>'],
    '/seed.js': ['text/javascript', () => SEED],
    '/drive.js': ['text/javascript', () => `(${drive.toString()})(${JSON.stringify(token())})`],
  };
  const proxy = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const [body, path] = [Buffer.concat(chunks), request.url ?? '/'];
    reports.get(path)?.(body.toString());
    const served = own[path];
    if (served) return void response.writeHead(200, { 'content-type': served[0] }).end(served[1]());
    const { accept = '*/*', authorization, 'content-type': type } = request.headers;
    if (request.method === 'POST' && path === '/graphql') authorizations.push(authorization);
    const answer = await gateway.request(path, {
      method: request.method ?? 'GET',
      headers: { accept, ...(authorization ? { authorization } : {}), ...(type ? { 'content-type': type } : {}) },
      ...(request.method === 'POST' ? { body } : {}),
    });
    const [text, headers] = [await answer.text(), Object.fromEntries(answer.headers)];
    delete headers['content-encoding'];
    delete headers['content-length'];
    const isPage = headers['content-type']?.startsWith('text/html') === true;
    const sent = isPage ? text.replace('</body>', '<script src="/drive.js"></script></body>') : text;
    response.writeHead(answer.status, headers).end(sent);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return proxy;
}

let token: string;
beforeAll(async () => {
  gateway = await startTestGateway();
  token = await gateway.signIn(newWallet());
  server = await serve(() => token);
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await gateway.close();
});

it.skipIf(chromium === null)('GraphiQL keeps nothing of a session, and deletes what it kept earlier', async () => {
  const [begun, asked, reloaded] = [reported('begun'), reported('asked'), reported('reloaded')];
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/seed`;
  const browser = await openPage(chromium as string, url);
  try {
    expect(JSON.parse(await begun)).toMatchObject({ local: [['other', 'stays']], session: [] });
    for (const left of [await asked, await reloaded]) {
      expect(authorizations).toContain(`Bearer ${token}`);
      expect(left).toContain('the-last-change');
      for (const secret of [token, token.split('.')[2] as string, 'Bearer ey', EARLIER]) {
        expect(left).not.toContain(secret);
      }
      expect(JSON.parse(left)).toMatchObject({ local: [['other', 'stays']], cookie: '', databases: 0 });
    }
  } finally {
    await browser.stop();
  }
});
