import type { PackedParcel } from './packing-order.ts';

type ClaimFacts = Pick<PackedParcel, 'label' | 'complaint' | 'claimWaived' | 'paidOut'>;
type LostPieces = Pick<PackedParcel['lost'], 'damaged' | 'missing'>;

/**
 * Tells whether the shop still has to claim goods from the carrier that came back damaged or not at all. The
 * claim is settled once a complaint exists, a statement has paid for it, or staff wrote down why nothing is
 * claimed.
 */
export const isClaimOwed = (
  { label, complaint, claimWaived, paidOut }: ClaimFacts,
  { damaged, missing }: LostPieces,
): boolean =>
  label !== null &&
  damaged + missing > 0 &&
  complaint === null &&
  claimWaived === undefined &&
  (paidOut?.compensation ?? 0) === 0;
