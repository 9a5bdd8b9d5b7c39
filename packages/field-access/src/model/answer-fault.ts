import { dropsPromise } from './promises.ts';

/** An answer of an author's function that has none of the forms it may have. The message names the function, and has no value. */
export class AnswerFault extends TypeError {
  override readonly name = 'AnswerFault';
  /** The code of the client's error. */
  readonly extensions = { code: 'INTERNAL' };
}

/** Refuses an answer, or a part of it. `asked`: the function, such as `rows of Post`. */
export function refuse(asked: string, answer: unknown, fault: string): never {
  const isDropped = dropsPromise(answer);
  throw new AnswerFault(`${asked}: ${isDropped ? 'a promise is no answer, because nobody waits for it' : fault}`);
}
