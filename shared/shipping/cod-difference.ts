import type { PackedParcel } from './packing-order.ts';
import type { ParcelStage } from './parcel-choices.ts';

const cameBack: readonly ParcelStage[] = ['returning', 'returned', 'return_settled', 'compensated'];

type CodFacts = Pick<PackedParcel, 'cod' | 'stage' | 'paidOut' | 'codAccepted'>;

/** Returns the cash that a parcel owes the shop. Nothing is collected for a parcel that came back. */
export const codDueOf = ({ cod, stage }: Pick<CodFacts, 'cod' | 'stage'>): number =>
  cameBack.includes(stage) ? 0 : cod;

/** Returns the cash that the statement lacks and staff did not accept; negative if more was paid. */
export function codDifferenceOf(parcel: CodFacts): number {
  const due = codDueOf(parcel);
  if (due === 0 || !parcel.paidOut) return 0;
  return due - parcel.paidOut.collected - (parcel.codAccepted?.difference ?? 0);
}
