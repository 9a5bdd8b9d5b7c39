import { type Gateway, GatewayError } from '@income-series/client/requests';

/** The code of every request whose token is no session any more. */
const CODE = 'SESSION_INVALID';

const endedError = () =>
  new GatewayError({ code: CODE, message: 'Your session has ended. Sign in again: what you typed is still here.' });

/**
 * Wraps a person's gateway. The first answer that does not take its token any more ends the session: it is thrown as an error, so
 * that the page keeps what it showed, and no request follows it.
 */
export function createLapsingGateway(gateway: Gateway, onLapse: () => void): Gateway {
  let isOver = false;
  function end(): never {
    if (!isOver) onLapse();
    isOver = true;
    throw endedError();
  }
  function pass(error: unknown): never {
    if (error instanceof GatewayError && error.code === CODE) end();
    throw error;
  }
  async function* follow<Item>(open: () => AsyncGenerator<Item, void>) {
    if (isOver) throw endedError();
    try {
      yield* open();
    } catch (error) {
      pass(error);
    }
  }
  const request = async <Answer>(send: () => Promise<Answer>): Promise<Answer> => {
    if (isOver) throw endedError();
    return send().catch(pass);
  };
  return {
    answer: async (...call) => {
      const answer = await request(() => gateway.answer(...call));
      return answer.errors?.some(({ extensions }) => extensions?.code === CODE) ? end() : answer;
    },
    ask: (...call) => request(() => gateway.ask(...call)),
    act: (...call) => request(() => gateway.act(...call)),
    rows: (...call) => follow(() => gateway.rows(...call)),
    feed: (...call) => follow(() => gateway.feed(...call)),
  };
}
