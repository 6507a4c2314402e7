import { AppError } from '#shared/contract/errors.ts';
import type { StockCause } from '#shared/inventory/stock-movement.ts';
import type { DebtKind } from '#shared/purchasing/debt-choices.ts';
import { owedFor } from '#shared/purchasing/purchase-sums.ts';
import { mayBecome, type PurchaseStatus } from '#shared/purchasing/purchase-choices.ts';
import {
  type findShelves,
  moveStock,
  type StockMove,
} from '#functions/domain/catalogue/warehouses/move-stock.ts';
import type { shelfConflict } from '#functions/domain/catalogue/warehouses/shelf-conflict.ts';
import { answeredOnce, claimRequest, type OwnRequest, repeated } from '#functions/platform/records/once.ts';
import {
  isSerialConflict,
  type serialChanged,
  serialConflictError,
  type SerialConflict,
} from '#functions/domain/inventory/stock/serials.ts';
import { retryOn, retry } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import { shelfVariant } from './name-lines.ts';
import {
  purchaseRecord,
  shelfOfLine,
  type stalePurchase,
  type StoredPurchase,
  type StoredPurchaseLine,
} from './purchase-record.ts';
import { bookDebt } from './book-debt.ts';
import type { debtConflict } from './debt-record.ts';
import { requirePurchase } from './read-purchase.ts';
import { supplierInactive } from './suppliers.ts';

export type Shelves = Awaited<ReturnType<typeof findShelves>>;

/** Effects of a step: changes of the purchase, stock movements, and further writes. */
export type Step = {
  change: Partial<StoredPurchase>;
  moves?: readonly StockMove[];
  /** The shelves as they were read for the decision. */
  shelves?: Shelves;
  why?: StockCause['why'];
  /** Note in the words of the acting person. */
  note?: string;
  writes?: readonly Operation<typeof supplierInactive | typeof serialChanged | SerialConflict>[];
};

export const wrongState = ({ code, status }: StoredPurchase): AppError =>
  new AppError('PURCHASE_STATE', { params: { code, status: `purchase-${status}` } });

export function requireMayBecome(purchase: StoredPurchase, status: PurchaseStatus): void {
  if (!mayBecome(purchase.status, status)) throw wrongState(purchase);
}

/** Returns the shelf that a line is for. */
export const shelfOf = ({ warehouse }: StoredPurchase, line: StoredPurchaseLine) => ({
  productId: shelfOfLine(line),
  variantId: shelfVariant(line.variantId),
  warehouseId: warehouse.id,
});

export const causeOf = ({ id, code }: StoredPurchase, why: StockCause['why']): StockCause => ({
  why,
  of: { kind: 'purchase', id, code },
});

type TakenStep = {
  before: StoredPurchase;
  after: StoredPurchase;
  why: StockCause['why'];
  note?: string | undefined;
};

const kindOf = (why: StockCause['why']): DebtKind =>
  why === 'sent-back' ? 'sent-back' : why === 'valued' ? 'corrected' : 'received';

/** Returns the change of the supplier's debt by a step; nothing for goods that came before debts existed. */
async function debtOf(context: Context, { before, after, why, note = '' }: TakenStep, userId: string) {
  const none: Operation<typeof debtConflict>[] = [];
  if (after.receipts === 0 || (before.receipts > 0 && !before.isOwed)) return { change: {}, writes: none };
  const amount = owedFor(after.lines, after) - owedFor(before.lines, before);
  const { id, code, supplier } = after;
  const line = { kind: kindOf(why), amount, userId, note, of: { id, code } };
  return { change: { isOwed: true }, writes: await bookDebt(context, supplier.id, line) };
}

type StepRequest = { request: OwnRequest; id: string; version: number };

/**
 * Applies a step to a purchase in one transaction: the purchase, its shelves, the supplier's ledger and the
 * idempotency key. A repeated request is the same step. The second of two people gets a stale-state error; a
 * conflict with a mere sale on a shelf is retried.
 */
export async function stepPurchase(
  context: Context,
  { request, id, version }: StepRequest,
  decide: (before: StoredPurchase) => Step | Promise<Step>,
): Promise<void> {
  const { table } = context;
  const tryToStep = async () => {
    const before = await requirePurchase(context, id);
    if (before.version !== version) throw new AppError('STALE_STATE');
    const { change, moves = [], why = 'ordered', note, writes = [], ...step } = await decide(before);
    const debt = await debtOf(context, { before, after: { ...before, ...change }, why, note }, request.who);
    const cause = { ...causeOf(before, why), ...(note && { note }) };
    const shelves = await moveStock(context, moves, cause, step.shelves);
    const refusal = await table.write([
      ...claimRequest(request, id),
      ...purchaseRecord.replace(before, { ...change, ...debt.change }).writes,
      ...debt.writes,
      ...writes,
      ...shelves,
    ]);
    if (refusal === undefined || refusal === repeated) return { id };
    if (refusal === supplierInactive) throw new AppError('SUPPLIER_STOPPED');
    if (isSerialConflict(refusal)) throw serialConflictError(refusal);
    return retryOn<typeof stalePurchase | typeof shelfConflict | typeof serialChanged | typeof debtConflict>(
      refusal,
    );
  };
  await answeredOnce(table, request, { before: () => ({ id }), work: () => retry(tryToStep) });
}
