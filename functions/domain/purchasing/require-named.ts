import { AppError } from '#shared/contract/errors.ts';
import type { Tracking } from '#shared/inventory/lot-choices.ts';
import { piecesOf, type StoredPurchaseLine } from './purchase-record.ts';

type Came = { quantity: number; lots: readonly unknown[]; serials: readonly unknown[] };

/** Refuses goods tracked by lots without lots, and by serial numbers without one per piece. */
export function requireNamed(
  line: StoredPurchaseLine,
  { quantity, lots, serials }: Came,
  { byLot, bySerial }: Tracking,
): void {
  const { name } = line;
  if (quantity === 0) return;
  if (byLot && lots.length === 0) throw new AppError('LOTS_NEEDED', { params: { name } });
  const isNamed = bySerial || serials.length > 0;
  if (isNamed && serials.length !== piecesOf(line, quantity))
    throw new AppError('SERIALS_NEEDED', { params: { name } });
}
