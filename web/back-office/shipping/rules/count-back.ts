import type { BodyOf } from '#shared/contract/route.ts';
import { codDifferenceOf } from '#shared/shipping/cod-difference.ts';
import type { takeInParcels } from '#shared/shipping/packing.contract.ts';
import type { PackedParcel, PackingLine } from '#shared/shipping/packing-order.ts';
import type { ComplaintKind } from '#shared/shipping/parcel-choices.ts';

/** Counts of a returned line. Pieces that are neither good nor damaged are missing. */
export type CountedBack = { id: string; good: number; damaged: number };

/** Initial counts: everything is good, unless the carrier compensated the parcel as lost. */
export const countedAtFirst = (
  items: readonly PackingLine[],
  parcels: readonly Pick<PackedParcel, 'number' | 'stage'>[],
): CountedBack[] => {
  const lost = new Set(parcels.filter(({ stage }) => stage === 'compensated').map(({ number }) => number));
  return items.map(({ id, quantity, parcel }) => ({ id, good: lost.has(parcel) ? 0 : quantity, damaged: 0 }));
};

export const missingOf = (
  { quantity }: Pick<PackingLine, 'quantity'>,
  { good, damaged }: CountedBack,
): number => Math.max(0, quantity - good - damaged);

/** Only lines with damaged or missing pieces are sent. */
export const countedLossesOf = (
  items: readonly PackingLine[],
  counted: readonly CountedBack[],
): BodyOf<typeof takeInParcels>['lines'] =>
  counted.flatMap((line) => {
    const item = items.find(({ id }) => id === line.id);
    const missing = item ? missingOf(item, line) : 0;
    return line.damaged + missing > 0 ? [{ id: line.id, damaged: line.damaged, missing, lots: [] }] : [];
  });

/** Kind of complaint, derived from the returned goods and the cash in the carrier's statement. */
export const complaintKindOf = (parcel: PackedParcel): ComplaintKind => {
  const { lost, pieces, stage } = parcel;
  if (codDifferenceOf(parcel) > 0) return 'cod';
  if (lost.damaged + lost.missing === 0 && stage === 'compensated') return 'lost';
  if (lost.damaged > 0 || lost.missing === 0) return 'damaged';
  return lost.missing >= pieces ? 'lost' : 'short';
};

/** Claimed amount: the counted damage, or the whole value of a parcel that the carrier reports as lost. */
export const claimedOf = ({ lost, stage, value }: Pick<PackedParcel, 'lost' | 'stage' | 'value'>): number =>
  lost.value > 0 || stage !== 'compensated' ? lost.value : value;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Counts of returned pieces over all lines. */
export function foundOf(items: readonly PackingLine[]) {
  const damaged = sum(items.map((line) => line.damaged));
  const missing = sum(items.map((line) => line.missing));
  return { good: sum(items.map(({ quantity }) => quantity)) - damaged - missing, damaged, missing };
}
