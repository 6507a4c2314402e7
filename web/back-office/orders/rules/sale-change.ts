/** Cash that was given beyond what the card does not pay goes back; below zero so much is still missing. */
export const changeOf = (
  total: number,
  { card, given }: { card: number | null; given: number | null },
): number => (given ?? 0) - (total - (card ?? 0));
