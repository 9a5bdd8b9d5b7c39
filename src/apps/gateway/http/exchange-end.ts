/** The end of an exchange: an AbortSignal, or an object that costs less. */
export interface ExchangeSignal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

/** The abort reason of all signals. They share it, because a default reason captures a stack each time. */
const ENDED = new Error('the exchange has ended');

/** The end of an exchange. It creates an AbortSignal only when one is read, because a signal is expensive. */
export class ExchangeEnd implements ExchangeSignal {
  #aborted = false;
  #listeners: (() => void)[] = [];
  #controller: AbortController | undefined;

  get aborted(): boolean {
    return this.#aborted;
  }

  /** The same end as an AbortSignal. */
  get signal(): AbortSignal {
    this.#controller ??= new AbortController();
    if (this.#aborted) this.#controller.abort(ENDED);
    return this.#controller.signal;
  }

  addEventListener(_type: 'abort', listener: () => void): void {
    this.#listeners.push(listener);
  }

  removeEventListener(_type: 'abort', listener: () => void): void {
    this.#listeners = this.#listeners.filter((entry) => entry !== listener);
  }

  /** Calls the listeners in their order. A second call does nothing. */
  abort(): void {
    if (this.#aborted) return;
    this.#aborted = true;
    for (const listener of this.#listeners) listener();
    this.#controller?.abort(ENDED);
  }
}
