export {
  type KeptOpening,
  openDevice,
  openOpenings,
  requirePassphrase,
  sealDevice,
  sealOpenings,
} from './openings.ts';
