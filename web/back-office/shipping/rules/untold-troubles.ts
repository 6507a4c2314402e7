import type { PackedParcel } from '#shared/shipping/packing-order.ts';
import type { ParcelStage, ParcelTrouble } from '#shared/shipping/parcel-choices.ts';

/** Stages that are a problem by themselves, and the name of that problem. */
const troubleOf: Partial<Record<ParcelStage, ParcelTrouble>> = {
  pickup_failed: 'pickup_failed',
  failed: 'failed',
  returning: 'returning',
  compensated: 'compensated',
};

/** Problems of an order that the displayed stages of its parcels do not show already. */
export function unreportedBy(
  parcels: readonly Pick<PackedParcel, 'stage'>[],
  troubles: readonly ParcelTrouble[],
): ParcelTrouble[] {
  const told = new Set<ParcelTrouble>(parcels.flatMap(({ stage }) => troubleOf[stage] ?? []));
  // An unknown status is already shown in the carrier's own words in place of the stage.
  told.add('unknown_status');
  return troubles.filter((trouble) => !told.has(trouble));
}
