import { startJob as contract } from '#shared/jobs/jobs.contract.ts';
import { AppError } from '#shared/contract/errors.ts';
import { profileRecord } from '#functions/domain/accounts/account.ts';
import { toJob } from '#functions/domain/jobs/read-jobs.ts';
import { startJob } from '#functions/domain/jobs/start-job.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ table, now, actor, body, language }) => {
  const profile = await profileRecord.find(table, { id: actor.userId });
  if (!profile) throw new AppError('USER_NOT_FOUND');
  const owner = { id: actor.userId, name: profile.fullName, role: actor.role, language };
  return toJob(await startJob({ table, now }, owner, body), language, now());
});
