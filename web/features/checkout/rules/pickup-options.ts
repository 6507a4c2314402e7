import type { listPickupOptions } from '#shared/orders/place-order.contract.ts';
import type { ReplyOf } from '#shared/contract/route.ts';
import type { Draft } from './draft.ts';

export type PickupOption = ReplyOf<typeof listPickupOptions>[number];

/** Where somebody is, as far as it is known. */
export type Near = { system: 'v1' | 'v2'; provinceCode: number };

/** Where somebody says they are, else where they have things sent. */
export function nearOf({ nearProvince, place }: Draft, home: Near | undefined): Near | undefined {
  if (nearProvince !== undefined) return { system: 'v2', provinceCode: nearProvince };
  const { system, provinceCode } = home ?? place;
  return provinceCode === null ? undefined : { system, provinceCode };
}

/** Where everything lies stands first, then the one with least missing; among equals the nearest, as they come; last those that are paused. */
export const inOrder = (options: readonly PickupOption[]): PickupOption[] =>
  options.toSorted(
    (a, b) =>
      Number(b.isActive) - Number(a.isActive) ||
      Number(b.hasEverything) - Number(a.hasEverything) ||
      a.missing - b.missing,
  );

const shownAtFirst = 3;

/** The first few, and the chosen one wherever it stands: the rest is a press away. */
export function nearAtHand(options: readonly PickupOption[], chosen: string | undefined): PickupOption[] {
  return inOrder(options).filter(({ id }, place) => place < shownAtFirst || id === chosen);
}

/** What was chosen, as long as it is there. Nobody is sent anywhere they have not chosen themselves. */
export function chosenPickup(
  options: readonly PickupOption[] | undefined,
  chosen: string | undefined,
): string | undefined {
  return !options || options.some(({ id, isActive }) => id === chosen && isActive) ? chosen : undefined;
}
