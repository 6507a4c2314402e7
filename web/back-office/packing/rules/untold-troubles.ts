import type { PackedParcel } from '#shared/shipping/packing-order.ts';
import type { ParcelStage, ParcelTrouble } from '#shared/shipping/parcel-choices.ts';

/** Stages that are a trouble by themselves, and how each is called among the troubles. */
const troubleOf: Partial<Record<ParcelStage, ParcelTrouble>> = {
  pickup_failed: 'pickup_failed',
  failed: 'failed',
  returning: 'returning',
  compensated: 'compensated',
};

/** The troubles of an order that the stages of its parcels, which stand beside them, do not say already. */
export function untoldBy(
  parcels: readonly Pick<PackedParcel, 'stage'>[],
  troubles: readonly ParcelTrouble[],
): ParcelTrouble[] {
  const told = new Set<ParcelTrouble>(parcels.flatMap(({ stage }) => troubleOf[stage] ?? []));
  // What nobody has a word for is said in the words of its carrier, in place of the stage.
  told.add('unknown_status');
  return troubles.filter((trouble) => !told.has(trouble));
}
