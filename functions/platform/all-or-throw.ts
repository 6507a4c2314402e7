/**
 * Returns the values of settled promises, or throws the reason of the first one that failed. Because all of
 * them have settled, no work is left running when it throws.
 */
export function allOrThrow<T>(outcomes: readonly PromiseSettledResult<T>[]): T[] {
  return outcomes.map((outcome) => {
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  });
}
