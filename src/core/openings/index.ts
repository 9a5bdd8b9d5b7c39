export {
  type DeviceContent,
  type KeptOpening,
  openDevice,
  openOpenings,
  sealDevice,
  sealOpenings,
} from './openings.ts';
