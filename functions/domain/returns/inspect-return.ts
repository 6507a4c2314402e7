import { isDeepStrictEqual } from 'node:util';
import { AppError } from '#shared/contract/errors.ts';
import type { Lots } from '#shared/inventory/lots.ts';
import { effectsOf, faultOf, moneyOf } from '#shared/returns/return-effects.ts';
import {
  goesBackToShelf,
  type InspectedLine,
  type Inspection,
  resultOf,
} from '#shared/returns/inspection.ts';
import type { QaResult } from '#shared/returns/return-status.ts';
import { waitingPicture } from '#functions/domain/media/media-owner.ts';
import { attach } from '#functions/domain/media/uploads.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import type * as z from 'zod';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import type { StoredReturn } from './return-record.ts';
import { returnMedia } from './settle-return-picture.ts';

type Item = StoredReturn['items'][number];
type SaidLots = z.output<typeof Lots>;

const alike = (item: Item, result: QaResult, restock: boolean): InspectedLine => {
  const passed = result === 'passed' ? item.quantity : 0;
  return { itemId: item.itemId, passed, restocked: restock ? passed : 0, note: '', media: [], lots: [] };
};

/** Returns the inspection result of each item, in the order of the items. Every item must have one. */
function linesOf({ items, reason }: StoredReturn, { lines, qaResult = 'failed', restock }: Inspection) {
  const isRestocked = restock ?? goesBackToShelf(reason);
  if (!lines) return items.map((item) => ({ item, found: alike(item, qaResult, isRestocked) }));
  if (lines.length !== items.length) throw new AppError('RETURN_LINE_UNKNOWN');
  return items.map((item) => {
    const found = lines.find(({ itemId }) => itemId === item.itemId);
    if (!found) throw new AppError('RETURN_LINE_UNKNOWN');
    if (found.passed > item.quantity)
      throw new AppError('RETURN_TOO_MANY', { params: { name: item.name, available: item.quantity } });
    return { item, found };
  });
}

/** Lots must be named for all pieces that go back on the shelf, or for none. */
function requireLots({ name }: Item, lots: SaidLots, restocked: number): void {
  const named = lots.reduce((sum, { quantity }) => sum + quantity, 0);
  if (lots.length > 0 && named !== restocked) throw new AppError('LOTS_NEEDED', { params: { name } });
}

/** Returns the fields of an inspected return, with the money for the accepted goods. */
export function inspected(before: StoredReturn, said: Inspection, paying: StoredOrder) {
  const lines = linesOf(before, said);
  for (const { item, found } of lines) requireLots(item, found.lots, found.restocked);
  const fault = said.fault ?? faultOf[before.reason];
  const pieces = lines.map(({ item, found }) => ({ unitTotal: item.unitTotal, quantity: found.passed }));
  const qaResult = resultOf(lines.map(({ item, found }) => ({ ...found, quantity: item.quantity })));
  const { shares, ...effects } = effectsOf({ order: paying, pieces, fault, resolution: before.resolution });
  const inMoney = effectsOf({ order: paying, pieces, fault, resolution: 'refund' });
  return {
    qaResult,
    effects,
    refundAmount: moneyOf(inMoney),
    refusedPieces: lines.reduce((sum, { item, found }) => sum + item.quantity - found.passed, 0),
    items: lines.map(({ item, found }, place) => ({
      ...item,
      passed: found.passed,
      restocked: found.restocked,
      qaNote: found.note,
      refundAmount: shares[place] ?? 0,
      ...(found.lots.length > 0 && { lots: found.lots }),
    })),
    inspectionMedia: lines.flatMap(({ item, found }) =>
      found.media.map((id) => ({ ...waitingPicture(id), itemId: item.itemId })),
    ),
  };
}

/** Attaches the pictures of the inspection to the return, so that they are kept. */
export const keepPictures = (
  { id, inspectionMedia }: StoredReturn,
  userId: string,
): Operation<'UNKNOWN_UPLOAD'>[] =>
  inspectionMedia.map((picture) =>
    attach(picture.id, { ownerId: userId, kind: 'reviewImages', of: returnMedia.of(id) }),
  );

/** Tells whether the same inspection was recorded. The caller refuses a different one. */
export function isSameInspection(stored: StoredReturn, said: Inspection): boolean {
  if (!stored.qaResult) return false;
  const fault = said.fault ?? faultOf[stored.reason];
  if ((stored.effects?.fault ?? fault) !== fault) return false;
  const lines = linesOf(stored, said);
  return lines.every(
    ({ item, found }) =>
      item.passed === found.passed &&
      item.restocked === found.restocked &&
      item.qaNote === found.note &&
      isDeepStrictEqual(item.lots ?? [], found.lots),
  );
}
