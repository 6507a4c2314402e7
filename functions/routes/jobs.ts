import { AppError } from '#shared/contract/errors.ts';
import * as jobs from '#shared/jobs/jobs.contract.ts';
import { profileRecord } from '#functions/domain/accounts/account.ts';
import { namesOfPlaces } from '#functions/domain/catalogue/records/names-of-places.ts';
import * as changing from '#functions/domain/jobs/change-job.ts';
import { linkToFile, placeForFile } from '#functions/domain/jobs/link-files.ts';
import * as reading from '#functions/domain/jobs/read-jobs.ts';
import * as starting from '#functions/domain/jobs/start-job.ts';
import { mediaBucket } from '#functions/domain/media/media-bucket.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const createJobFile = httpRoute(jobs.createJobFile, async ({ now, actor, body }) =>
  placeForFile({ bucket: mediaBucket(), now }, actor.userId, body),
);

export const getJobFile = httpRoute(jobs.getJobFile, async ({ table, now, actor, params }) => {
  const job = await reading.requireJob({ table, now }, actor, params.id);
  return linkToFile({ bucket: mediaBucket(), now }, job);
});

export const getJob = httpRoute(jobs.getJob, async ({ table, now, actor, params, language }) =>
  reading.toJob(await reading.requireJob({ table, now }, actor, params.id), language, now()),
);

export const listJobRows = httpRoute(
  jobs.listJobRows,
  async ({ table, now, actor, params, query, language }) => {
    const job = await reading.requireJob({ table, now }, actor, params.id);
    const { take, cursor, status } = query;
    return reading.listJobRows({ table, now }, job, { take, cursor, status, language, namesOfPlaces });
  },
);

export const listJobs = httpRoute(jobs.listJobs, ({ table, now, actor, query, language }) =>
  reading.listJobs({ table, now }, actor.userId, { take: query.take, cursor: query.cursor, language }),
);

export const resumeJob = httpRoute(jobs.resumeJob, async ({ table, now, actor, params, language }) =>
  reading.toJob(await changing.resumeJob({ table, now }, actor, params.id), language, now()),
);

export const startJob = httpRoute(jobs.startJob, async ({ table, now, actor, body, language }) => {
  const profile = await profileRecord.find(table, { id: actor.userId });
  if (!profile) throw new AppError('USER_NOT_FOUND');
  const owner = { id: actor.userId, name: profile.fullName, role: actor.role, language };
  return reading.toJob(await starting.startJob({ table, now }, owner, body), language, now());
});

export const stopJob = httpRoute(jobs.stopJob, async ({ table, now, actor, params, language }) =>
  reading.toJob(await changing.stopJob({ table, now }, actor, params.id), language, now()),
);

export const takeBackJob = httpRoute(
  jobs.takeBackJob,
  async ({ table, now, actor, params, body, language }) =>
    reading.toJob(await changing.takeBackJob({ table, now }, actor, params.id, body.rows), language, now()),
);
