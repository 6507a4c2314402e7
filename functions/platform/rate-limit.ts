import * as z from 'zod';
import { AppError } from '#shared/errors.ts';
import type { RateLimit } from '#shared/route.ts';
import { nowSeconds } from './clock.ts';
import { type Table } from './table.ts';
import { upsert } from './table-operations.ts';

const Window = z.object({ calls: z.int() });

/** Counts a caller's use in fixed windows; the counter item removes itself. */
export async function takeTurn(
  table: Table,
  name: string,
  caller: string,
  { calls, seconds }: RateLimit,
): Promise<void> {
  const window = Math.floor(nowSeconds() / seconds);
  const endsAt = (window + 1) * seconds;
  const key = { pk: `LIMIT#${name}#${caller}`, sk: String(window) };
  const counted = await table.change(
    upsert(key, { add: { calls: 1 }, set: { expiresAt: endsAt + 60 } }),
    Window,
  );
  if (counted && counted.calls > calls) {
    const retryAfter = Math.max(1, endsAt - nowSeconds());
    throw new AppError('TOO_MANY_REQUESTS', { retryAfter, params: { seconds: retryAfter } });
  }
}
