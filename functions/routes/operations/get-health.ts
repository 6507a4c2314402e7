import * as z from 'zod';
import { AppError } from '#shared/errors.ts';
import { getHealth } from '#shared/operations/health.ts';
import { nowIso } from '#functions/platform/clock.ts';
import { httpRoute } from '#functions/platform/http-route.ts';
import { table } from '#functions/platform/table.ts';

export const handler = httpRoute(getHealth, async () => {
  try {
    await table().get({ pk: 'HEALTH', sk: 'HEALTH' }, z.object({}));
  } catch (cause) {
    throw new AppError('UNAVAILABLE', {}, { cause });
  }
  return { status: 'ready' as const, time: nowIso() };
});
