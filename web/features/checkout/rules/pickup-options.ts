import type { listPickupOptions } from '#shared/orders/place-order.contract.ts';
import type { ReplyOf } from '#shared/contract/route.ts';
import type { Draft } from './draft.ts';

export type PickupOption = ReplyOf<typeof listPickupOptions>[number];

/** Location of the buyer, as far as it is known. */
export type BuyerLocation = { system: 'v1' | 'v2'; provinceCode: number };

/** Returns the entered location, else that of the delivery address. */
export function buyerLocationOf(
  { nearProvince, place }: Draft,
  home: BuyerLocation | undefined,
): BuyerLocation | undefined {
  if (nearProvince !== undefined) return { system: 'v2', provinceCode: nearProvince };
  const { system, provinceCode } = home ?? place;
  return provinceCode === null ? undefined : { system, provinceCode };
}

/** Sorts by complete stock, then fewest missing pieces; equals stay nearest first, paused ones last. */
export const inOrder = (options: readonly PickupOption[]): PickupOption[] =>
  options.toSorted(
    (a, b) =>
      Number(b.isActive) - Number(a.isActive) ||
      Number(b.hasEverything) - Number(a.hasEverything) ||
      a.missing - b.missing,
  );

const shownAtFirst = 3;

/** Returns the first few warehouses and the chosen one; the others are shown on request. */
export function nearestOptions(options: readonly PickupOption[], chosen: string | undefined): PickupOption[] {
  return inOrder(options).filter(({ id }, place) => place < shownAtFirst || id === chosen);
}

/** Returns the chosen warehouse if it still exists. No warehouse is ever preselected. */
export function selectedPickup(
  options: readonly PickupOption[] | undefined,
  chosen: string | undefined,
): string | undefined {
  return !options || options.some(({ id, isActive }) => id === chosen && isActive) ? chosen : undefined;
}
