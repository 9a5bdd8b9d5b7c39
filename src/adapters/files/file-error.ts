/** Why a file is not read or not written, as a code and a sentence that names the path. */
export class FileError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = 'FileError';
    this.code = code;
  }
}
