import { newChangeId } from '#functions/platform/table/change-id.ts';
import type { Query, Table } from '#functions/platform/table/table.ts';
import type { ViewDefinition } from '#functions/platform/views/view-feed.ts';
import { feedPartition } from '#functions/platform/views/view-feed.ts';
import type * as z from 'zod';

type Change = Record<string, unknown> & { id: string; changeId: string };

/** Table that only has the index which views read changes from. A newer write replaces the older one. */
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
    /** A view only calls this one method. */
    table: { query } as unknown as Table,
    /** Returns the id of the change. */
    write: (item: Record<string, unknown> & { id: string }, at = Date.now()): string => {
      const changeId = newChangeId(item.id, at);
      items.set(item.id, { ...item, changeId });
      return changeId;
    },
    /** Sets what the index shows of an item, regardless of earlier writes. */
    show: (item: Change) => void items.set(item.id, item),
    /** Writes an item that the index shows only after this many reads. */
    writeLate(item: Record<string, unknown> & { id: string }, looks: number): string {
      const changeId = newChangeId(item.id, Date.now());
      late = { item: { ...item, changeId }, looks };
      return changeId;
    },
    /** Fails one read, after this many successful ones. */
    failOnce: (looks = 0) => void (soundLooks = looks),
    /** Holds back all answers until the returned function is called; the first ones pass. */
    hold(passing = 0) {
      passesBeforeGate = passing;
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return resolve;
    },
  };
}
