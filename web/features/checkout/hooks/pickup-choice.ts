import type { PickupOption } from '../api/pickup-query.ts';

/** Where everything lies stands first; of the others, the one with least missing. */
export const inOrder = (options: readonly PickupOption[]): PickupOption[] =>
  options.toSorted((a, b) => Number(b.hasEverything) - Number(a.hasEverything) || a.missing - b.missing);

const shownAtFirst = 3;

/** The first few, and the chosen one wherever it stands: the rest is a press away. */
export function nearAtHand(options: readonly PickupOption[], chosen: string | undefined): PickupOption[] {
  return inOrder(options).filter(({ id }, place) => place < shownAtFirst || id === chosen);
}

/** What was chosen, as long as it can be; else the first that has everything. Never one where something is missing. */
export function chosenPickup(
  options: readonly PickupOption[] | undefined,
  chosen: string | undefined,
): string | undefined {
  if (!options) return chosen;
  if (options.some(({ id }) => id === chosen)) return chosen;
  return inOrder(options).find(({ hasEverything }) => hasEverything)?.id;
}
