/** A source of an end: an AbortSignal, or the end of an HTTP exchange. */
export interface EndSignal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

/** The reason of the signals: one for all, because the reason that a signal makes by itself has a stack. */
const ENDED = new Error('the exchange has ended');

/** The end of an exchange. An AbortSignal is made for those alone who need one, because making and aborting it costs more than the rest. */
export class ExchangeEnd implements EndSignal {
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
    this.#listeners = this.#listeners.filter((other) => other !== listener);
  }

  /** Calls the listeners in their order. A second call does nothing. */
  abort(): void {
    if (this.#aborted) return;
    this.#aborted = true;
    for (const listener of this.#listeners) listener();
    this.#controller?.abort(ENDED);
  }
}
