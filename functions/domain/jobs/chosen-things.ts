import * as z from 'zod';
import { type Operation, put } from '#functions/platform/table/table-operations.ts';
import { jobKeys } from './job-keys.ts';
import { keptUntil, type StoredJob } from './job-record.ts';
import type { JobContext } from './job-runner.ts';

/** Ids that lie, and are worked on, together: a piece is over in a second or two, and a stop is heard. */
const inPart = 250;

const ChosenPart = z.object({ ids: z.array(z.string()) });

/** Which things a job is about lies beside it, written with it: thousands of ids are not moved with every piece. */
export const keepChosen = ({ id }: StoredJob, ids: readonly string[], at: Date): Operation[] =>
  Array.from({ length: Math.ceil(ids.length / inPart) }, (_, part) =>
    put({
      ...jobKeys.chosen(id, part),
      entity: 'job-chosen',
      ids: ids.slice(part * inPart, (part + 1) * inPart),
      expiresAt: keptUntil(at),
    }),
  );

/** The ids from a place on, as far as its part goes. */
export async function chosenFrom({ table }: JobContext, { id }: StoredJob, place: number): Promise<string[]> {
  const part = await table.get(jobKeys.chosen(id, Math.floor(place / inPart)), ChosenPart);
  if (!part) throw new Error(`What job ${id} is about is gone`);
  return part.ids.slice(place % inPart);
}
