import * as jobs from '#shared/jobs/jobs.contract.ts';
import { type Area, read, route, worker, write } from './area.ts';

/** A file of a hundred thousand rows is held in memory, so each job has a whole function instance. */
const working = { memoryMb: 2048, seconds: 120, batch: 1, atOnce: 5 };

export const jobsArea: Area = {
  name: 'jobs',
  routes: [
    route(jobs.startJob, write),
    route(jobs.listJobs, { ...read, indexes: ['gsi1'] }),
    route(jobs.getJob, read),
    route(jobs.listJobRows, read),
    route(jobs.stopJob, write),
    route(jobs.resumeJob, write),
    route(jobs.takeBackJob, write),
    route(jobs.getJobFile, { table: 'read', files: 'fetch' }),
    route(jobs.createJobFile, { table: 'write', files: 'send' }),
  ],
  workers: [
    worker(
      'run-job',
      'jobs',
      {
        table: 'write',
        indexes: ['gsi1', 'gsi2'],
        views: [
          'products',
          'categories',
          'makers',
          'orders',
          'users',
          'customers',
          'inventory',
          'purchases',
          'sales',
          'profit',
          'takings',
          'payments',
          'refunds',
          'memberlog',
        ],
        files: 'work',
      },
      working,
    ),
  ],
};
