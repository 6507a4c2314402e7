import { AppError } from '#shared/contract/errors.ts';
import type { BodyOf, ReplyOf } from '#shared/contract/route.ts';
import { jobLimits } from '#shared/jobs/job-status.ts';
import type { createJobFile, getJobFile } from '#shared/jobs/jobs.contract.ts';
import { newId } from '#shared/values/ids.ts';
import type { Bucket } from '#functions/platform/clients/bucket.ts';
import { jobFiles } from './job-keys.ts';
import { fileUntil, type StoredJob } from './job-record.ts';

const secondsToSend = 15 * 60;
const secondsToFetch = 5 * 60;

const after = (at: Date, seconds: number): string => new Date(at.getTime() + seconds * 1000).toISOString();

/** Signs an upload of a file to import. Its key contains the owner's id, so that nobody else can use it. */
export async function placeForFile(
  { bucket, now }: { bucket: Pick<Bucket, 'signPut'>; now: () => Date },
  ownerId: string,
  { size, mimeType }: BodyOf<typeof createJobFile>,
): Promise<ReplyOf<typeof createJobFile>> {
  const at = now();
  const id = newId(at.getTime());
  const uploadUrl = await bucket.signPut(jobFiles.uploaded(ownerId, id), {
    contentType: mimeType,
    bytes: size,
    seconds: secondsToSend,
  });
  return {
    id,
    uploadUrl,
    headers: { 'content-type': mimeType },
    expiresAt: after(at, secondsToSend),
    maxBytes: jobLimits.fileBytes,
  };
}

/** Signs a temporary download link to the job's file. Anybody who has the link can use it. */
export async function linkToFile(
  { bucket, now }: { bucket: Pick<Bucket, 'signGet'>; now: () => Date },
  job: StoredJob,
): Promise<ReplyOf<typeof getJobFile>> {
  const { file } = job;
  if (!file || fileUntil(job) <= now().toISOString()) throw new AppError('JOB_STATE');
  const url = await bucket.signGet(file.key, { fileName: file.name, seconds: secondsToFetch });
  return { url, name: file.name, expiresAt: after(now(), secondsToFetch) };
}
