export { defineJob, type Job, type Outcome, type PolledWorker } from './job.ts';
export { deleteJobsTo, enqueue, type KeptJob, selectJobs } from './job.db.ts';
export { type Jobs, startJobs } from './jobs.ts';
export type { Round } from './round.ts';
export { startPoller } from './poller.ts';
