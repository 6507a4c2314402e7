/** What all of them came to, once none is left running; what the first of those that failed threw is thrown. */
export function allOrThrow<T>(outcomes: readonly PromiseSettledResult<T>[]): T[] {
  return outcomes.map((outcome) => {
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  });
}
