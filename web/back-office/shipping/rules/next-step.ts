import type { ParcelTrouble } from '#shared/shipping/parcel-choices.ts';
import { codDifferenceOf } from '#shared/shipping/cod-difference.ts';
import type { PackingOrder } from '#shared/shipping/packing-order.ts';

/** Text key of what to do about a problem. For a different cash amount, the statement is there already. */
export const nextStepOf = (
  { parcels }: Pick<PackingOrder, 'parcels'>,
  trouble: ParcelTrouble,
): ParcelTrouble | 'cod_stated' =>
  trouble === 'cod_differs' && parcels.some((parcel) => codDifferenceOf(parcel) !== 0)
    ? 'cod_stated'
    : trouble;
