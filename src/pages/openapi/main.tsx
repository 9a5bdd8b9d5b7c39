import { createRoot } from 'react-dom/client';
import SwaggerUIBundle from 'swagger-ui-dist/swagger-ui-bundle.js';
import { followTab } from '../site/hand-over.ts';
import { headersOf, loadPeople, session } from '../site/session.ts';
import { createSignIn } from '../site/sign-in.tsx';
import { discoverWallets } from '../site/wallets.ts';
import 'swagger-ui-dist/swagger-ui.css';
import '../site/style.css';
import './style.css';
import { pathsPlugin } from './plugin.ts';

const find = <E extends HTMLElement>(selector: string) => document.querySelector(selector) as E;
const { document: description = '/openapi.json', endpoint = '/graphql' } = find('#root').dataset;

/** Sets Swagger UI's class for the dark scheme by the system's setting, which Swagger UI ignores. */
function followScheme(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const show = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
  dark.addEventListener('change', show);
  show();
}

function followSession(): void {
  const now = session.get();
  find('#session summary').textContent = now ? `Signed in as ${now.name}` : 'Sign in to try every path';
}

/** Shows the paths; requests that a reader tries have the session's token. @throws Error if the description is refused */
async function showPaths(): Promise<void> {
  const answer = await fetch(description);
  if (!answer.ok) throw new Error(`the OpenAPI description has the status ${answer.status}`);
  SwaggerUIBundle({
    spec: (await answer.json()) as object,
    dom_id: '#paths',
    layout: 'PathsLayout',
    plugins: [pathsPlugin],
    deepLinking: true,
    validatorUrl: null,
    syntaxHighlight: false, // its colours have too little contrast
    // False, so that the command that a reader copies has no token in it.
    showMutatedRequest: false,
    requestInterceptor: (request) => {
      Object.assign(request.headers, headersOf(session.get()));
      return request;
    },
  });
}

followScheme();
followTab(endpoint);
session.follow(followSession);
followSession();
find('#session').hidden = false;
discoverWallets();
void loadPeople();
const SignIn = createSignIn(endpoint);
createRoot(find('#sign-in')).render(<SignIn />);
showPaths().catch(() => {
  find('#paths').textContent = 'The OpenAPI description could not be loaded. Reload the page to try again.';
});
