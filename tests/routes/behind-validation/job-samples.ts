import type { StoredJob } from '#functions/domain/jobs/job-record.ts';
import { keepJob } from '#tests/support/jobs.ts';
import type { Samples } from './sample.ts';
import type { Scene } from './scene.ts';

/** A job an admin may look at. */
async function aJob({ world, people }: Scene, given: Partial<StoredJob> = {}) {
  const { id } = await keepJob(world, given);
  return { token: people.admin.accessToken, params: { id } };
}

const file = {
  key: 'files/nobody/jobs/none/result.csv',
  name: 'sản phẩm.csv',
  rows: 1,
  format: 'csv',
} as const;

export const jobSamples: Samples = {
  'jobs/create-job-file': ({ people }) => ({
    token: people.collaborator.accessToken,
    body: { fileName: 'bảng giá.csv', size: 1200, mimeType: 'text/csv' },
  }),
  'jobs/get-job': (scene) => aJob(scene),
  'jobs/get-job-file': (scene) => aJob(scene, { file }),
  'jobs/list-job-rows': async (scene) => ({
    ...(await aJob(scene)),
    query: { take: 10, status: 'refused' },
  }),
  'jobs/list-jobs': ({ people }) => ({ token: people.collaborator.accessToken, query: { take: 5 } }),
  'jobs/resume-job': (scene) => aJob(scene, { status: 'stopped' }),
  'jobs/start-job': ({ people }) => ({
    token: people.admin.accessToken,
    body: {
      kind: 'export-users',
      input: { format: 'xlsx', query: { searchTerm: 'nobody', status: 'active' } },
    },
  }),
  'jobs/stop-job': (scene) => aJob(scene, { status: 'running', stopAsked: true, endedAt: null }),
  'jobs/take-back-job': async (scene) => ({ ...(await aJob(scene)), body: { rows: [2] } }),
};
