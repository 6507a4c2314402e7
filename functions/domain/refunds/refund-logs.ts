import type { BodyOf, QueryOf, ReplyOf } from '#shared/contract/route.ts';
import { RefundAttempt } from '#shared/refunds/refund.ts';
import type {
  cleanUpAttempts as cleaning,
  listFailedAttempts as contract,
} from '#shared/refunds/refund-logs.contract.ts';
import { toPage } from '#shared/pages.ts';
import { findMembers } from '#functions/domain/accounts/find-members.ts';
import { log } from '#functions/platform/log.ts';
import { activityLine } from '#functions/platform/records/activity.ts';
import type { Context, TableContext } from '#functions/platform/table/context.ts';
import { remove } from '#functions/platform/table/table-operations.ts';
import { refundKeys } from './refund-keys.ts';
import { StoredRefund } from './refund-record.ts';

/** Maximum number of failed attempts in the list. Older ones are shown with their refunds. */
const maxFailed = 1000;
/** Bounds that sort before and after every ISO timestamp. */
const [ever, never] = ['0', '~'];

async function shown({ table }: TableContext, tries: readonly RefundAttempt[]) {
  const ids = [...new Set(tries.map(({ refundId }) => refundId))];
  const [refunds, members] = await Promise.all([
    table.getMany(ids.map((id) => [refundKeys.head(id), StoredRefund] as const)),
    findMembers(
      table,
      tries.flatMap(({ by }) => by ?? []),
    ),
  ]);
  const statusOf = new Map(refunds.flatMap((refund) => (refund ? [[refund.id, refund.status]] : [])));
  return tries.map((attempt) => ({
    ...attempt,
    by: attempt.by && (members.get(attempt.by)?.fullName ?? ''),
    refundStatus: statusOf.get(attempt.refundId) ?? ('failed' as const),
  }));
}

/** Lists failed attempts, newest first, with the person who made them and the status of their refunds. */
export async function listFailedAttempts(
  context: TableContext,
  { page, limit, from = ever, to = '' }: QueryOf<typeof contract>,
): Promise<ReplyOf<typeof contract>> {
  const asked = {
    index: 'gsi1',
    pk: refundKeys.tries('failed'),
    between: [from, to + never] as [string, string],
    newestFirst: true,
    limit: maxFailed,
  } as const;
  const { items } = await context.table.list(asked, RefundAttempt);
  const first = (page - 1) * limit;
  const rows = await shown(context, items.slice(first, first + limit));
  const { pageSize, ...paged } = toPage(rows, items.length, { page, pageSize: limit });
  return { ...paged, limit: pageSize };
}

const dayMilliseconds = 86_400_000;
/** Maximum number of attempts deleted in one call. The next call continues. */
const maxDeleted = 400;

/** Lists ended attempts older than a number of days, oldest first within each outcome. */
async function oldTries({ table, now }: Context, days: number) {
  const until = new Date(now().getTime() - days * dayMilliseconds).toISOString();
  const found: RefundAttempt[] = [];
  for (const how of ['failed', 'succeeded'] as const) {
    const limit = maxDeleted + 1 - found.length;
    const between: [string, string] = [ever, until];
    const asked = { index: 'gsi1', pk: refundKeys.tries(how), between, limit } as const;
    if (limit > 0) found.push(...(await table.list(asked, RefundAttempt)).items);
  }
  return { tries: found.slice(0, maxDeleted), more: found.length > maxDeleted };
}

/**
 * Deletes attempts older than a number of days, or with `trial` only counts them. The outcome stays with the
 * refund, and the audit log records who deleted its attempts.
 */
export async function cleanUpAttempts(
  context: Context,
  { days, trial }: BodyOf<typeof cleaning>,
): Promise<ReplyOf<typeof cleaning>> {
  const { tries, more } = await oldTries(context, days);
  if (trial) return { deleted: tries.length, more };
  for (const { refundId, attempt } of tries) {
    const fields = [{ field: 'try', from: attempt, to: null }];
    await context.table.write([
      remove(refundKeys.attempt(refundId, attempt)),
      activityLine({ entity: 'refund', recordId: refundId, act: 'changed', fields }),
    ]);
  }
  log.info('tries of refunds cleaned up', { days, deleted: tries.length });
  return { deleted: tries.length, more };
}
