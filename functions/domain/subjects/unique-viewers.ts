import * as z from 'zod';
import type { Subject } from '#shared/subjects/subject.ts';
import { monthInVietnam } from '#shared/values/vietnam-day.ts';
import { again, retry } from '#functions/platform/records/retry.ts';
import type { Context, TableContext } from '#functions/platform/table/context.ts';
import { create, type Key, put } from '#functions/platform/table/table-operations.ts';
import { subjectKeys } from './subject-keys.ts';
import {
  addViewer,
  emptySketch,
  estimateViewers,
  readSketch,
  sketchText,
  type ViewerMark,
} from './viewer-sketch.ts';

const Sketch = z.object({ registers: z.string(), version: z.int() });

/** Adds a viewer to one sketch. A repeated message finds the register raised and writes nothing. */
async function addTo({ table }: TableContext, key: Key, mark: ViewerMark): Promise<void> {
  await retry(async () => {
    const before = await table.get(key, Sketch);
    const added = addViewer(before ? readSketch(before.registers) : emptySketch(), mark);
    if (!added) return undefined;
    const registers = sketchText(added);
    const item = { ...key, entity: 'viewer-sketch', registers, version: (before?.version ?? 0) + 1 };
    const refusal = await table.write([
      before
        ? put(item, { when: { version: before.version }, refusal: 'moved' })
        : create(item, { refusal: 'moved' }),
    ]);
    return refusal ? again : undefined;
  });
}

/** Adds a viewer to the sketches of what was seen, and to those of the month of each kind of content. */
export async function foldViewer(
  context: Context,
  { subjects, mark, at }: { subjects: readonly Subject[]; mark: ViewerMark; at: string },
): Promise<void> {
  const month = monthInVietnam(Date.parse(at));
  for (const subject of subjects) {
    await addTo(context, subjectKeys.viewers(subject), mark);
    await addTo(context, subjectKeys.monthViewers(subject.kind, month), mark);
  }
}

async function readEstimate({ table }: TableContext, key: Key): Promise<number> {
  const sketch = await table.get(key, Sketch);
  return sketch ? estimateViewers(readSketch(sketch.registers)) : 0;
}

/** Estimated number of different people who have seen a subject; guests count anew each day. */
export const countViewers = (context: TableContext, subject: Subject): Promise<number> =>
  readEstimate(context, subjectKeys.viewers(subject));

/** Estimated number of different people who have seen anything of a kind this month. */
export const countMonthViewers = (context: Context, kind: string): Promise<number> =>
  readEstimate(context, subjectKeys.monthViewers(kind, monthInVietnam(context.now().getTime())));
