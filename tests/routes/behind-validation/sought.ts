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

/** Refusals of operations by the circumstance that provokes them. */
export const sought = z.record(Circumstance, z.record(z.string(), z.array(z.string()))).parse(text);
