/** A JSON-RPC error: a code that clients know, a message, and details. */
export class RpcError extends Error {
  readonly code: number;
  readonly data: unknown;

  constructor(code: number, message: string, data?: unknown) {
    super(message);
    this.name = 'RpcError';
    this.code = code;
    this.data = data;
  }

  static params(reason: string): RpcError {
    return new RpcError(-32602, `Invalid params: ${reason}`);
  }
}
