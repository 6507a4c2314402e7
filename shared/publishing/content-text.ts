import * as z from 'zod';
import { tidy } from '../values/text.ts';

/** Text of one line; more is accepted before spaces are put in order. */
export const Line = (most: number) =>
  z
    .string()
    .max(4 * most)
    .transform(tidy)
    .pipe(z.string().max(most));

/** Picture of a text, with the text for those who do not see it. */
export const ContentImage = z.object({
  url: z.string().max(300),
  alt: Line(200).default(''),
  width: z.int().min(1).max(20_000).nullable().default(null),
  height: z.int().min(1).max(20_000).nullable().default(null),
});
export type ContentImage = z.infer<typeof ContentImage>;
