import { isByHand } from '#shared/refunds/refund-choices.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { requireRefund } from './read-refund.ts';
import { wrongState } from './refund-record.ts';
import { endRefund } from './settle-refund.ts';

/** Records a refund by hand, as its sender reports it. Providers report the outcome of theirs. */
export async function settleTransfer(
  context: Context,
  {
    id,
    userId,
    ...said
  }: { id: string; userId: string; outcome: 'sent' | 'failed'; reference?: string; error?: string },
): Promise<void> {
  const refund = await requireRefund(context, id);
  if (!isByHand(refund.way)) throw wrongState(refund);
  await endRefund(context, id, {
    outcome: said.outcome,
    reference: said.reference ?? null,
    error: said.error ?? null,
    by: userId,
  });
}
