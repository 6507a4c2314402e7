import { millisecondsLeft } from '#functions/platform/time-left.ts';

/** What is left of a function's time for what comes after the rows. */
const reserveMilliseconds = 30_000;

/** Works on as many rows as there is time for, some side by side; the outcomes are those of the first so many. */
export async function inTime<T, R>(
  rows: readonly T[],
  abreast: number,
  work: (row: T, place: number) => Promise<R>,
): Promise<R[]> {
  const outcomes: R[] = [];
  while (outcomes.length < rows.length) {
    // A few at least, or it would never end.
    if (outcomes.length > 0 && millisecondsLeft() < reserveMilliseconds) break;
    const start = outcomes.length;
    const group = rows.slice(start, start + abreast);
    outcomes.push(...(await Promise.all(group.map((row, place) => work(row, start + place)))));
  }
  return outcomes;
}
