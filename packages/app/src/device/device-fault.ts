/** The device cannot do something. The message is a sentence for its owner. */
export class DeviceFault extends Error {
  override readonly name = 'DeviceFault';
}
