/** Returns the values of settled promises, or throws the first failure; no work is left running then. */
export function allOrThrow<T>(outcomes: readonly PromiseSettledResult<T>[]): T[] {
  return outcomes.map((outcome) => {
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  });
}
