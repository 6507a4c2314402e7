import { type ReturnQueue, returnQueues } from '#shared/returns/return-choices.ts';
import type { ReturnStatus } from '#shared/returns/return-status.ts';
import { waitingRows } from '#functions/platform/views/waiting-rows.ts';
import { returnsView } from './returns-view.ts';

/** Returns that wait for approval. */
export const requestedReturns = waitingRows(() => returnsView.rows(), {
  where: [{ column: 'status', is: 'requested' satisfies ReturnStatus }],
  since: 'createdAt',
});

/** Counts the returns in each queue. */
export async function countReturnQueues(): Promise<Record<ReturnQueue, number>> {
  const rows = returnsView.rows();
  const [tallies, toSendBack] = await Promise.all([
    rows.tally({ by: ['status'], where: [] }),
    rows.tally({ by: [], where: [{ column: 'toSendBack', is: 1 }] }),
  ]);
  const counts = new Map(tallies.map(({ status, count }) => [status, count]));
  const of = (queue: keyof typeof returnQueues) =>
    returnQueues[queue].reduce((sum, status) => sum + (counts.get(status) ?? 0), 0);
  return {
    asked: of('asked'),
    onTheWay: of('onTheWay'),
    toInspect: of('toInspect'),
    toSettle: of('toSettle'),
    toSendBack: toSendBack[0]?.count ?? 0,
  };
}
