import * as z from 'zod';
import { idPattern } from '../values/ids.ts';
import { tidy } from '../values/text.ts';

/** Text of one line that must not be empty; `error` names the message for one that is. */
export const RequiredLine = (most: number, error: string) =>
  z
    .string({ error })
    .max(4 * most)
    .transform(tidy)
    .pipe(z.string().min(1, { error }).max(most));

/** Idempotency key: a UUID, or an id as forms of this site make it. */
export const LibraryRequestKey = z.union([z.uuid(), z.string().regex(idPattern)]);
