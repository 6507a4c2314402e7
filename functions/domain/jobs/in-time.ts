import { millisecondsToDeadline } from '#functions/platform/deadline.ts';

/** Time reserved at the end of an invocation for the work after the rows. */
const reserveMilliseconds = 30_000;

/** Processes as many rows as time allows, several in parallel. The outcomes belong to the first rows. */
export async function inTime<T, R>(
  rows: readonly T[],
  abreast: number,
  work: (row: T, place: number) => Promise<R>,
): Promise<R[]> {
  const outcomes: R[] = [];
  while (outcomes.length < rows.length) {
    // At least one group is processed, otherwise the job would never end.
    if (outcomes.length > 0 && millisecondsToDeadline() < reserveMilliseconds) break;
    const start = outcomes.length;
    const group = rows.slice(start, start + abreast);
    outcomes.push(...(await Promise.all(group.map((row, place) => work(row, start + place)))));
  }
  return outcomes;
}
