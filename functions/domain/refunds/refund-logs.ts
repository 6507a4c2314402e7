import type { QueryOf, ReplyOf } from '#shared/contract/route.ts';
import { RefundAttempt } from '#shared/refunds/refund.ts';
import type { listFailedAttempts as contract } from '#shared/refunds/refund-logs.contract.ts';
import { toPage } from '#shared/pages.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { remove } from '#functions/platform/table/table-operations.ts';
import { refundKeys } from './refund-keys.ts';

/** Beyond these nobody looks for what failed; older ones stand with their refunds. */
const mostFailed = 1000;

/** Tries that failed, the newest first. */
export async function listFailedAttempts(
  { table }: Pick<Context, 'table'>,
  { page, limit }: QueryOf<typeof contract>,
): Promise<ReplyOf<typeof contract>> {
  const asked = {
    index: 'gsi1',
    pk: refundKeys.tries('failed'),
    newestFirst: true,
    limit: mostFailed,
  } as const;
  const { items } = await table.list(asked, RefundAttempt);
  const from = (page - 1) * limit;
  const cut = toPage(items.slice(from, from + limit), items.length, { page, pageSize: limit });
  const { pageSize, ...paged } = cut;
  return { ...paged, limit: pageSize };
}

const dayMilliseconds = 86_400_000;
/** As many as one call can take away; asked again, it goes on. */
const mostDeleted = 400;

/** Takes away tries that are older than so many days. What became of each refund stays with the refund. */
export async function cleanUpAttempts(
  { table, now }: Context,
  { days }: { days: number },
): Promise<{ deleted: number }> {
  const until = new Date(now().getTime() - days * dayMilliseconds).toISOString();
  let deleted = 0;
  for (const how of ['failed', 'succeeded'] as const) {
    const asked = {
      index: 'gsi1',
      pk: refundKeys.tries(how),
      between: ['0', until] as [string, string],
      limit: mostDeleted / 2,
    } as const;
    const { items } = await table.list(asked, RefundAttempt);
    for (const { refundId, attempt } of items)
      await table.write([remove(refundKeys.attempt(refundId, attempt))]);
    deleted += items.length;
  }
  return { deleted };
}
