import * as z from 'zod';
import { now } from '#functions/platform/clock.ts';
import { readConfig } from '#functions/platform/config.ts';
import { table } from '#functions/platform/table.ts';
import type { ApplyDeps } from './apply-notice.ts';

/** What working off notices needs, as this deployment has it. */
export const applyDeps = (): ApplyDeps => ({
  table: table(),
  account: readConfig({ BANK_ACCOUNT: z.string() }).BANK_ACCOUNT,
  now,
});
