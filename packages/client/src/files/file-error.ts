/** The error of a file that was not read or written: a code, and a message with the path. */
export class FileError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = 'FileError';
    this.code = code;
  }
}
