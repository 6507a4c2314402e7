/** Change for the buyer: given cash minus what the card does not cover. A negative value is still missing. */
export const changeOf = (
  total: number,
  { card, given }: { card: number | null; given: number | null },
): number => (given ?? 0) - (total - (card ?? 0));
