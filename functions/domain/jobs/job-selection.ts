import * as z from 'zod';
import { type Operation, put } from '#functions/platform/table/table-operations.ts';
import { jobKeys } from './job-keys.ts';
import { jobExpiry, type StoredJob } from './job-record.ts';
import type { JobContext } from './job-runner.ts';

/** Ids worked on together, so that a piece takes a second or two and a stop takes effect soon. */
const inPart = 250;

const ChosenPart = z.object({ ids: z.array(z.string()) });

/** Stores the chosen ids beside the job, so that thousands of ids do not travel with each piece. */
export const saveSelection = ({ id }: StoredJob, ids: readonly string[], at: Date): Operation[] =>
  Array.from({ length: Math.ceil(ids.length / inPart) }, (_, part) =>
    put({
      ...jobKeys.chosen(id, part),
      entity: 'job-chosen',
      ids: ids.slice(part * inPart, (part + 1) * inPart),
      expiresAt: jobExpiry(at),
    }),
  );

/** Ids from a position to the end of its part. */
export async function readSelection(
  { table }: JobContext,
  { id }: StoredJob,
  place: number,
): Promise<string[]> {
  const part = await table.get(jobKeys.chosen(id, Math.floor(place / inPart)), ChosenPart);
  if (!part) throw new Error(`What job ${id} is about is gone`);
  return part.ids.slice(place % inPart);
}
