import { describe, expect, it } from 'vitest';
import { mayMove, ReturnStatus, shopperMayCancelReturn } from '#shared/returns/return-status.ts';

const statuses = ReturnStatus.options;

/** Written out by hand: where a return may go from each state, by what the look at the goods said. */
const ways: Record<ReturnStatus, { passed: ReturnStatus[]; failed: ReturnStatus[] }> = {
  requested: same('approved', 'rejected', 'cancelled'),
  approved: same('returning', 'cancelled'),
  rejected: same(),
  returning: same('received'),
  received: same('inspected'),
  inspected: { passed: ['refunded', 'exchanged'], failed: ['closed'] },
  refunded: same('closed'),
  exchanged: same('closed'),
  closed: same(),
  cancelled: same(),
};

function same(...to: ReturnStatus[]) {
  return { passed: to, failed: to };
}

describe.each(statuses)('a return that is %s', (from) => {
  it.each(['passed', 'failed'] as const)('moves nowhere else, its goods having %s', (qa) => {
    const found = statuses.filter((to) => mayMove(from, to, qa));
    expect(found.toSorted()).toEqual(ways[from][qa].toSorted());
  });

  it('is called off by its shopper only before its goods are on their way', () => {
    expect(shopperMayCancelReturn(from)).toBe(from === 'requested' || from === 'approved');
  });
});
