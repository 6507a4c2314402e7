import type { PackedParcel } from './packing-order.ts';
import type { ParcelStage } from './parcel-choices.ts';

const cameBack: readonly ParcelStage[] = ['returning', 'returned', 'return_settled', 'compensated'];

type Collected = Pick<PackedParcel, 'cod' | 'stage' | 'paidOut' | 'codAccepted'>;

/** The cash a parcel owes the shop: nothing is collected for one that came back. */
export const codDueOf = ({ cod, stage }: Pick<Collected, 'cod' | 'stage'>): number =>
  cameBack.includes(stage) ? 0 : cod;

/** The cash that is missing by the carrier's statement and that nobody has accepted; negative where more came. */
export function codDifferenceOf(parcel: Collected): number {
  const due = codDueOf(parcel);
  if (due === 0 || !parcel.paidOut) return 0;
  return due - parcel.paidOut.collected - (parcel.codAccepted?.difference ?? 0);
}
