import { AppError } from '#shared/contract/errors.ts';
import { mayMove } from '#shared/returns/return-status.ts';
import { orderRefused } from '#functions/domain/orders/moving/change-order.ts';
import { voucherNotHeld } from '#functions/domain/vouchers/spend-vouchers.ts';
import { codeTaken } from '#functions/platform/records/code-taken.ts';
import { again } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { noShelf } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import { isSameInspection } from './inspect-return.ts';
import { requireReturn, type ReturnName } from './read-returns.ts';
import { shelfCrossed } from './replace-goods.ts';
import { returnRecord, type StoredReturn } from './return-record.ts';
import { entryOf, type ReturnMove, type ReturnRefusal, stepOf } from './return-step.ts';
import { staleTally } from './return-tally.ts';

export type { ReturnMove } from './return-step.ts';

/** Tells whether a step was taken already. A repeated inspection must have the same result. */
function isTaken(before: StoredReturn, { to, courier, inspection }: ReturnMove): boolean {
  if (before.status !== to || courier) return false;
  if (inspection && !isSameInspection(before, inspection)) throw new AppError('RETURN_STATE');
  return true;
}

/** Moves a return one step on, with all consequences. A step that was taken already changes nothing. */
export async function moveReturn(
  context: Context,
  { id, asker, ...move }: ReturnName & ReturnMove,
): Promise<StoredReturn> {
  let vouchersHeld = true;
  const { after } = await returnRecord.change<StoredReturn, ReturnRefusal>(
    context.table,
    () => requireReturn(context, { id, asker }),
    (before) => {
      if (isTaken(before, move)) return undefined;
      if (!mayMove(before.status, move.to, before.qaResult)) throw new AppError('RETURN_STATE');
      return stepOf(context, before, move, { at: context.now(), vouchersHeld });
    },
    (refusal) => {
      if (refusal === 'UNKNOWN_UPLOAD') throw new AppError(refusal);
      // A voucher was given back before, so all of them were. The retry leaves them out, and none is given back
      // twice.
      if (refusal === voucherNotHeld) vouchersHeld = false;
      const isCrossed =
        refusal === staleTally ||
        refusal === noShelf ||
        refusal === shelfCrossed ||
        refusal === codeTaken ||
        refusal === voucherNotHeld;
      return isCrossed ? again : orderRefused(refusal);
    },
  );
  return after;
}

/** Sets or corrects the courier and tracking number of a return. */
export async function setTracking(
  context: Context,
  { courier, userId, ...name }: ReturnName & Required<Pick<ReturnMove, 'courier' | 'userId'>>,
): Promise<StoredReturn> {
  const before = await requireReturn(context, name);
  const move: ReturnMove = { to: 'returning', by: 'staff', note: '', courier, userId };
  if (before.status !== 'returning') return moveReturn(context, { ...name, ...move });
  const at = context.now();
  const { after, writes } = returnRecord.replace(before, { ...courier, updatedAt: at.toISOString() });
  const told = returnRecord.tell(after, [entryOf(before, move)], at);
  if (await context.table.write([...writes, ...told])) throw new AppError('STALE_STATE');
  return after;
}
