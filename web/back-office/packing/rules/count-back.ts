import type { BodyOf } from '#shared/contract/route.ts';
import { codDifferenceOf } from '#shared/shipping/cod-difference.ts';
import type { takeInParcels } from '#shared/shipping/packing.contract.ts';
import type { PackedParcel, PackingLine } from '#shared/shipping/packing-order.ts';
import type { ComplaintKind } from '#shared/shipping/parcel-choices.ts';

/** What somebody counts of a line that came back; what is neither good nor damaged is missing. */
export type CountedBack = { id: string; good: number; damaged: number };

/** All of it is good, unless its carrier has paid for losing it. */
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

/** Only what is amiss is said. */
export const saidOf = (
  items: readonly PackingLine[],
  counted: readonly CountedBack[],
): BodyOf<typeof takeInParcels>['lines'] =>
  counted.flatMap((line) => {
    const item = items.find(({ id }) => id === line.id);
    const missing = item ? missingOf(item, line) : 0;
    return line.damaged + missing > 0 ? [{ id: line.id, damaged: line.damaged, missing, lots: [] }] : [];
  });

/** What is held against the carrier, by what came back and by the cash its statement tells. */
export const complaintKindOf = (parcel: PackedParcel): ComplaintKind => {
  const { lost, pieces, stage } = parcel;
  if (codDifferenceOf(parcel) > 0) return 'cod';
  if (lost.damaged + lost.missing === 0 && stage === 'compensated') return 'lost';
  if (lost.damaged > 0 || lost.missing === 0) return 'damaged';
  return lost.missing >= pieces ? 'lost' : 'short';
};

/** What it is to pay for that: what was counted, or all that was in a parcel it says it lost. */
export const claimedOf = ({ lost, stage, value }: Pick<PackedParcel, 'lost' | 'stage' | 'value'>): number =>
  lost.value > 0 || stage !== 'compensated' ? lost.value : value;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** What came back, all lines together. */
export function foundOf(items: readonly PackingLine[]) {
  const damaged = sum(items.map((line) => line.damaged));
  const missing = sum(items.map((line) => line.missing));
  return { good: sum(items.map(({ quantity }) => quantity)) - damaged - missing, damaged, missing };
}
