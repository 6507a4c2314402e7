import * as z from 'zod';
import { staff } from '../contract/access.ts';
import { defineRoute } from '../contract/route.ts';
import { limit } from '../pages.ts';
import { JobId } from './define-job.ts';
import {
  changeProducts,
  exportCustomers,
  exportOrderDays,
  exportPaymentDays,
  exportPayments,
  exportPerson,
  exportPrices,
  exportProducts,
  exportMemberLog,
  exportProfit,
  exportInventory,
  exportPurchases,
  exportSales,
  exportStockValue,
  exportUsers,
  importPrices,
  importProducts,
  importStatement,
  writePrices,
} from './job-kinds.ts';
import { Job, JobRow, JobRowStatus } from './job.ts';
import { jobLimits } from './job-status.ts';

/** Each job kind declares which capability may start it. Only admins see jobs of other people. */
const access = staff('admin.enter');
const params = z.object({ id: JobId });
const Cursor = z.string().max(400).optional();

const start = <Kind extends string, Input extends z.ZodType>(job: { kind: Kind; input: Input }) =>
  z.strictObject({ kind: z.literal(job.kind), input: job.input });

export const JobStart = z.discriminatedUnion('kind', [
  start(exportUsers),
  start(exportProducts),
  start(exportInventory),
  start(exportStockValue),
  start(importProducts),
  start(exportCustomers),
  start(exportPerson),
  start(exportPurchases),
  start(changeProducts),
  start(writePrices),
  start(exportPrices),
  start(importPrices),
  start(importStatement),
  start(exportPaymentDays),
  start(exportPayments),
  start(exportOrderDays),
  start(exportSales),
  start(exportProfit),
  start(exportMemberLog),
]);
export type JobStart = z.output<typeof JobStart>;

export const startJob = defineRoute({
  name: 'jobs/start-job',
  summary: 'Start work in the background, or find the one of its kind already under way',
  method: 'POST',
  path: '/admin/jobs',
  access,
  body: JobStart,
  // Enough for ten thousand ids of 64 letters.
  maxBytes: 1024 * 1024,
  reply: Job,
  status: 201,
  errors: ['FORBIDDEN', 'STALE_STATE', 'USER_NOT_FOUND'],
});

export const listJobs = defineRoute({
  name: 'jobs/list-jobs',
  summary: 'One’s own work in the background, newest first',
  method: 'GET',
  path: '/admin/jobs',
  access,
  query: z.object({ take: limit(20), cursor: Cursor }),
  reply: z.object({ data: z.array(Job), nextCursor: z.string().nullable() }),
  errors: ['BAD_CURSOR'],
});

export const getJob = defineRoute({
  name: 'jobs/get-job',
  summary: 'How far it has come',
  method: 'GET',
  path: '/admin/jobs/{id}',
  access,
  params,
  reply: Job,
  errors: ['JOB_NOT_FOUND'],
});

export const listJobRows = defineRoute({
  name: 'jobs/list-job-rows',
  summary: 'What became of the rows of a file',
  method: 'GET',
  path: '/admin/jobs/{id}/rows',
  access,
  params,
  query: z.object({ status: JobRowStatus.optional(), take: limit(50), cursor: Cursor }),
  reply: z.object({ data: z.array(JobRow), nextCursor: z.string().nullable() }),
  errors: ['JOB_NOT_FOUND', 'BAD_CURSOR'],
});

export const getJobFile = defineRoute({
  name: 'jobs/get-job-file',
  summary: 'A link to the file it made, good for a few minutes',
  method: 'GET',
  path: '/admin/jobs/{id}/file',
  access,
  params,
  reply: z.object({ url: z.string(), name: z.string(), expiresAt: z.string() }),
  errors: ['JOB_NOT_FOUND', 'JOB_STATE'],
});

export const stopJob = defineRoute({
  name: 'jobs/stop-job',
  summary: 'Stop it where it is; what it has done stays',
  method: 'POST',
  path: '/admin/jobs/{id}/stop',
  access,
  params,
  reply: Job,
  errors: ['JOB_NOT_FOUND', 'JOB_STATE'],
});

export const resumeJob = defineRoute({
  name: 'jobs/resume-job',
  summary: 'Go on where it was stopped, or broke off; no row is done twice',
  method: 'POST',
  path: '/admin/jobs/{id}/resume',
  access,
  params,
  reply: Job,
  errors: ['JOB_NOT_FOUND', 'JOB_STATE'],
});

export const takeBackJob = defineRoute({
  name: 'jobs/take-back-job',
  summary: 'Stop it and put back all it changed, or some rows; what was changed since stays',
  method: 'POST',
  path: '/admin/jobs/{id}/take-back',
  access,
  params,
  body: z.strictObject({
    rows: z
      .array(
        z
          .int()
          .min(2)
          .max(jobLimits.rows + 1),
      )
      .min(1)
      .max(jobLimits.chosenRows)
      .optional(),
  }),
  reply: Job,
  errors: ['JOB_NOT_FOUND', 'JOB_STATE'],
});

export const sheetTypes = [
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
] as const;
export type SheetType = (typeof sheetTypes)[number];

export const createJobFile = defineRoute({
  name: 'jobs/create-job-file',
  summary: 'Where to put a file that is to be imported',
  method: 'POST',
  path: '/admin/job-files',
  access,
  body: z.strictObject({
    fileName: z.string().min(1).max(255),
    size: z.int().min(1).max(jobLimits.fileBytes),
    mimeType: z.enum(sheetTypes),
  }),
  reply: z.object({
    id: JobId,
    /** Address on this site. It accepts one PUT of exactly the declared size and type. */
    uploadUrl: z.string(),
    headers: z.record(z.string(), z.string()),
    expiresAt: z.string(),
    maxBytes: z.int(),
  }),
  status: 201,
  limit: { calls: 60, seconds: 300 },
});
