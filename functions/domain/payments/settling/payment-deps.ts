import * as z from 'zod';
import { now } from '#functions/platform/clock.ts';
import { readConfig } from '#functions/platform/config.ts';
import { table } from '#functions/platform/table/table.ts';
import type { ApplyDeps } from './apply-notice.ts';

const settings = { BANK_ACCOUNT: z.string(), STRIPE_LIVE: z.enum(['yes', 'no']) };

/** What working off notices needs, as this deployment has it. */
export function applyDeps(): ApplyDeps {
  const { BANK_ACCOUNT, STRIPE_LIVE } = readConfig(settings);
  return { table: table(), account: BANK_ACCOUNT, stripeLive: STRIPE_LIVE === 'yes', now };
}
