import { AppError } from '#shared/contract/errors.ts';
import type { BodyOf } from '#shared/contract/route.ts';
import type { correctPurchase as contract } from '#shared/purchasing/corrections.contract.ts';
import { wasReceived } from '#shared/purchasing/purchase-choices.ts';
import { keptValues, landedWorths } from '#shared/purchasing/purchase-sums.ts';
import type { PurchaseWithReceipts } from '#shared/purchasing/purchase.ts';
import { findShelves } from '#functions/domain/catalogue/warehouses/move-stock.ts';
import { shelfId } from '#functions/domain/catalogue/warehouses/shelf-record.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { create } from '#functions/platform/table/table-operations.ts';
import { piecesOf, type StoredCorrection, type StoredPurchase } from './purchase-record.ts';
import { purchasingKeys } from './purchasing-keys.ts';
import { getPurchase } from './read-purchase.ts';
import { type Shelves, shelfOf, type Step, stepPurchase, wrongState } from './step-purchase.ts';

type Bill = Omit<BodyOf<typeof contract>, 'version' | 'clientRequestId'>;

/** Applies the costs of a later bill to a purchase. */
function billedAnew(before: StoredPurchase, { lines, discount, freight }: Bill): StoredPurchase {
  const costs = new Map(lines.map(({ lineId, cost }) => [lineId, cost]));
  if (lines.some(({ lineId }) => !before.lines.some(({ id }) => id === lineId)))
    throw new AppError('PURCHASE_LINE_UNKNOWN');
  const after = {
    ...before,
    lines: before.lines.map((line) => ({ ...line, cost: costs.get(line.id) ?? line.cost })),
    discount: discount ?? before.discount,
    freight: freight ?? before.freight,
  };
  const isSame =
    after.discount === before.discount &&
    after.freight === before.freight &&
    after.lines.every(({ cost }, place) => cost === before.lines[place]?.cost);
  if (isSame) throw new AppError('PURCHASE_COSTS_SAME');
  return after;
}

/**
 * Splits a line's change in value. Pieces still on the shelf take their share into the shelf's average cost
 * from now on; the share of sold pieces is booked as a difference. A cost never falls below 0. If two lines
 * share a shelf, as cases and tins do, the later line gets what the first one left.
 */
function sharesIn(purchase: StoredPurchase, more: readonly number[], shelves: Shelves) {
  const left = new Map([...shelves].map(([id, { onHand, cost }]) => [id, { onHand, worth: onHand * cost }]));
  return purchase.lines.map((line, place) => {
    const name = shelfOf(purchase, line);
    const { onHand, worth } = left.get(shelfId(name)) ?? { onHand: 0, worth: 0 };
    const [all, pieces] = [more[place] ?? 0, piecesOf(line, line.received - line.sentBack)];
    const there = Math.min(pieces, Math.max(0, onHand));
    const share = pieces > 0 ? Math.round((all * there) / pieces) : 0;
    const valued = Math.max(share, -Math.floor(worth));
    left.set(shelfId(name), { onHand: onHand - there, worth: worth + valued });
    return { name, valued, difference: all - valued };
  });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

const correctionItem = (id: string, correction: StoredCorrection) => ({
  ...purchasingKeys.correction(id, correction.number),
  entity: 'purchase-correction',
  ...correction,
});

async function correct(context: Context, before: StoredPurchase, bill: Bill, userId: string): Promise<Step> {
  if (!wasReceived(before.status)) throw wrongState(before);
  const after = billedAnew(before, bill);
  const shelves = await findShelves(
    context.table,
    before.lines.map((line) => shelfOf(before, line)),
  );
  const [was, is] = [before, after].map(({ lines, discount, freight }) =>
    keptValues(lines, landedWorths(lines, { discount, freight })),
  );
  const more = after.lines.map((_, place) => (is?.[place] ?? 0) - (was?.[place] ?? 0));
  const shares = sharesIn(after, more, shelves);
  const number = (before.corrections ?? 0) + 1;
  const correction: StoredCorrection = {
    number,
    at: context.now().toISOString(),
    userId,
    reason: bill.reason,
    stock: sum(shares.map(({ valued }) => valued)),
    difference: sum(shares.map(({ difference }) => difference)),
  };
  return {
    change: {
      lines: after.lines,
      discount: after.discount,
      freight: after.freight,
      corrections: number,
    },
    moves: shares.flatMap(({ name, valued }) => (valued === 0 ? [] : [{ ...name, valued }])),
    shelves,
    why: 'valued',
    note: bill.reason,
    writes: [create(correctionItem(before.id, correction))],
  };
}

type CorrectionRequest = BodyOf<typeof contract> & { id: string; userId: string; seesCosts: boolean };

/** Corrects a received purchase by a later bill, as a movement of today; earlier ones stay. */
export async function correctPurchase(
  context: Context,
  { id, userId, seesCosts, version, clientRequestId: requestKey, ...bill }: CorrectionRequest,
): Promise<PurchaseWithReceipts> {
  const request = {
    who: userId,
    what: 'purchasing/correct-purchase',
    requestKey,
    asked: { id, version, ...bill },
  };
  await stepPurchase(context, { request, id, version }, (before) => correct(context, before, bill, userId));
  return getPurchase(context, { id, seesCosts });
}
