export { MOST_CHARACTERS } from './format.ts';
export {
  type KeptOpening,
  openDevice,
  openOpenings,
  requirePassphrase,
  sealDevice,
  sealOpenings,
} from './openings.ts';
