import * as z from 'zod';
import text from './sought.json' with { type: 'json' };

/** What is otherwise than a good call needs it, one thing at a time. */
const Circumstance = z.enum([
  'somebody else is quicker',
  'a record is gone',
  'a field says something else',
  'the same request says something else',
  'the password was guessed at',
  'a place is unknown',
  'a guest shows an address of mail alone',
  'a record is in another state',
  'a record says something else',
]);
export type Circumstance = z.infer<typeof Circumstance>;

/**
 * Refusals of operations by the circumstance that provokes them, each with the place where it was found: `2` is the third
 * condition of a write, `0 ORDER 1` the first change of the second order that is read. Where a place is empty or holds no
 * more, the test looks everywhere; `SOUGHT=write` notes the places it found.
 */
export const sought = z
  .record(Circumstance, z.record(z.string(), z.record(z.string(), z.string())))
  .parse(text);

/** As contracts promise them: the operation and the code. */
export const soughtRefusals: readonly string[] = Object.values(sought).flatMap((operations) =>
  Object.entries(operations).flatMap(([name, places]) =>
    Object.keys(places).map((code) => `${name} ${code}`),
  ),
);
