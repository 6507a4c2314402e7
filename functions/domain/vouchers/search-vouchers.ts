import type { QueryOf } from '#shared/contract/route.ts';
import { searchVouchers as contract } from '#shared/vouchers/staff-vouchers.contract.ts';
import type { VoucherState } from '#shared/vouchers/voucher-choices.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { among, equals, type Filter, search } from '#functions/platform/views/list-filters.ts';
import type { Condition } from '#functions/platform/views/list-plan.ts';
import { listOf, listQuery } from '#functions/platform/views/list-query.ts';
import { vouchersView } from './vouchers-view.ts';

type Column = 'validFrom' | 'validTo' | 'isPaused' | 'isUsedUp';

/** Conditions of a state, as `voucherState`. It depends on the time, so it is not a column. */
function conditionsOf(state: VoucherState, at: string): Condition<Column>[] {
  const lasts: Condition<Column> = { column: 'validTo', atLeast: at };
  const goesOn: Condition<Column>[] = [lasts, { column: 'isPaused', is: 0 }];
  const isLeft: Condition<Column>[] = [...goesOn, { column: 'isUsedUp', is: 0 }];
  switch (state) {
    case 'over':
      return [{ column: 'validTo', atMost: at }];
    case 'paused':
      return [lasts, { column: 'isPaused', is: 1 }];
    case 'used-up':
      return [...goesOn, { column: 'isUsedUp', is: 1 }];
    case 'coming':
      return [...isLeft, { column: 'validFrom', atLeast: at }];
    case 'running':
      return [...isLeft, { column: 'validFrom', atMost: at }];
  }
}

/** Returns the list query for a moment, which decides the state of each voucher. */
export function vouchersAt(at: string) {
  // The contract allows only these states.
  const inState: Filter<Column> = (value) => conditionsOf(value as VoucherState, at);
  return listQuery(vouchersView, contract, {
    q: search(),
    state: inState,
    category: equals('category'),
    type: among('type'),
    reach: among('reach'),
    campaignId: equals('campaignId'),
  });
}

/** Lists vouchers with the filters and sorting that staff choose. */
export const searchVouchers = ({ now }: Pick<Context, 'now'>, query: QueryOf<typeof contract>) =>
  listOf(vouchersAt(now().toISOString()), query);
