import { newChangeId } from '#functions/platform/table/change-id.ts';
import type { Query, Table } from '#functions/platform/table/table.ts';
import type { ViewDefinition } from '#functions/platform/views/view-feed.ts';
import { feedPartition } from '#functions/platform/views/view-feed.ts';
import type * as z from 'zod';

type Change = Record<string, unknown> & { id: string; changeId: string };

/** A table that knows one thing: the index views read their changes from. Newer writes take the place of older ones. */
export function feedTable(view: Pick<ViewDefinition<never>, 'name'>, pageSize = 100) {
  const items = new Map<string, Change>();
  const asked: Query[] = [];
  let late: { item: Change; looks: number } | undefined;
  let soundLooks = Infinity;
  let gate: Promise<void> = Promise.resolve();
  let passesBeforeGate = 0;

  async function query<T extends z.ZodType>(query: Query, schema: T) {
    asked.push(query);
    if (late && (late.looks -= 1) < 0) {
      items.set(late.item.id, late.item);
      late = undefined;
    }
    const isBroken = (soundLooks -= 1) < 0;
    if (isBroken) soundLooks = Infinity;
    const found = query.pk === feedPartition(view.name, 0) ? [...items.values()] : [];
    const rest = found
      .filter(({ changeId }) => changeId > (query.cursor ?? query.after ?? ''))
      .sort((a, b) => (a.changeId < b.changeId ? -1 : 1));
    const page = rest.slice(0, pageSize);
    if ((passesBeforeGate -= 1) < 0) await gate;
    if (isBroken) throw new Error('The table is out of breath');
    const cursor = rest.length > pageSize ? page.at(-1)?.changeId : undefined;
    return { items: page.map((item) => schema.parse(item)), cursor };
  }

  return {
    asked,
    /** Only the one method a view calls. */
    table: { query } as unknown as Table,
    /** Answers the change's id. */
    write: (item: Record<string, unknown> & { id: string }, at = Date.now()): string => {
      const changeId = newChangeId(item.id, at);
      items.set(item.id, { ...item, changeId });
      return changeId;
    },
    /** What the index shows of an item, whatever was shown before. */
    show: (item: Change) => void items.set(item.id, item),
    /** Written, but the index shows it only at the look that comes after so many others. */
    writeLate(item: Record<string, unknown> & { id: string }, looks: number): string {
      const changeId = newChangeId(item.id, Date.now());
      late = { item: { ...item, changeId }, looks };
      return changeId;
    },
    /** Fails once: the look that comes after so many others. */
    failOnce: (looks = 0) => void (soundLooks = looks),
    /** Holds every answer back until the returned function is called; the first ones pass. */
    hold(passing = 0) {
      passesBeforeGate = passing;
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return resolve;
    },
  };
}
