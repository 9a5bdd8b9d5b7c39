// npm run pack: writes the tarballs of the engine, the client and the attestor's tool into dist/packages, from which they are
// installed.
import { join, relative } from 'node:path';
import { answerHelp } from './help.ts';
import { packAttestor } from './pack/attestor.ts';
import { packClient } from './pack/client.ts';
import { packFieldAccess } from './pack/field-access.ts';
import { PROJECT } from './pack/folder.ts';

answerHelp(`npm run pack
Writes the tarballs of field-access, of the client and of the attestor's tool into dist/packages.`);

const into = join(PROJECT, 'dist/packages');
const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1_000)} kB`;
for (const { file, packedBytes, unpackedBytes } of [
  packFieldAccess(into),
  await packClient(into),
  await packAttestor(into),
]) {
  console.log(`${relative('.', file)}: ${kilobytes(packedBytes)}, ${kilobytes(unpackedBytes)} unpacked`);
}
