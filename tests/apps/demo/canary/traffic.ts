/** One exchange over HTTP, with everything that went over the wire. */
export interface Exchange {
  readonly url: string;
  /** Address, headers and body of what was asked. */
  readonly request: string;
  /** Of the request's headers. */
  readonly authorization: string;
  /** Status, headers and body of what was answered. */
  readonly response: string;
}

const headerLines = (headers: Headers) => [...headers].map(([name, value]) => `${name}: ${value}\n`).join('');

/** Records every exchange of this process, from now until `stop`: the demo's people, the notary, the node's clients. */
export function recordTraffic(): { readonly exchanges: readonly Exchange[]; stop(): void } {
  const exchanges: Exchange[] = [];
  const real = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const asked = `${request.method} ${request.url}\n${headerLines(request.headers)}${await request.clone().text()}`;
    const response = await real(input, init);
    const body = await response.clone().text();
    exchanges.push({
      url: request.url,
      request: asked,
      authorization: request.headers.get('authorization') ?? '',
      response: `${response.status}\n${headerLines(response.headers)}${body}`,
    });
    return response;
  };
  return {
    exchanges,
    stop() {
      globalThis.fetch = real;
    },
  };
}
