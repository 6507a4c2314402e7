import { AppError } from '#shared/contract/errors.ts';
import type { Tracking } from '#shared/inventory/lot-choices.ts';
import type { StoredPurchaseLine } from './purchase-record.ts';

type Came = { quantity: number; lots: readonly unknown[]; serials: readonly unknown[] };

/** What is kept by lots comes with its lots, and what is kept piece by piece with a number for each. */
export function requireNamed(
  { name }: StoredPurchaseLine,
  { quantity, lots, serials }: Came,
  { byLot, bySerial }: Tracking,
): void {
  if (quantity === 0) return;
  if (byLot && lots.length === 0) throw new AppError('LOTS_NEEDED', { params: { name } });
  if (bySerial && serials.length !== quantity) throw new AppError('SERIALS_NEEDED', { params: { name } });
}
