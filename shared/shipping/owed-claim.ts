import type { PackedParcel } from './packing-order.ts';

type Answered = Pick<PackedParcel, 'label' | 'complaint' | 'claimWaived' | 'paidOut'>;
type Lost = Pick<PackedParcel['lost'], 'damaged' | 'missing'>;

/**
 * Whether the shop still has to claim from the carrier what came back spoiled or not at all: until a complaint says so,
 * a statement has paid for it, or somebody wrote down why nothing is claimed.
 */
export const isClaimOwed = (
  { label, complaint, claimWaived, paidOut }: Answered,
  { damaged, missing }: Lost,
): boolean =>
  label !== null &&
  damaged + missing > 0 &&
  complaint === null &&
  claimWaived === undefined &&
  (paidOut?.compensation ?? 0) === 0;
