export { createJobs, type Jobs, type JobsOptions, type Retry } from './jobs.ts';
export { createWaker } from './waker.ts';
