import { onTestFinished, vi } from 'vitest';
import type { Table } from '#functions/platform/table/table.ts';
import type { Rows } from '#functions/platform/views/rows.ts';
import * as views from '#functions/platform/views/view.ts';
import { feedOf, type ViewDefinition } from '#functions/platform/views/view-feed.ts';
import { keptView } from './kept-view.ts';
import { openTestView } from './open-view.ts';

type Row = Record<string, unknown>;
type ReadRows = () => readonly Row[];
type Built = { text: string; view: Rows<unknown> };

/** Memo of built views; a view is rebuilt only if the rows of its feed changed. */
const builtOf = new WeakMap<ReadRows, Map<string, Built>>();

/** Rows in the feed of a view, without tombstones. */
function feedRows(definition: Parameters<typeof feedOf>[0], rows: readonly Row[]): Row[] {
  const partition = `VIEW#${feedOf(definition)}#`;
  return rows.filter(
    ({ changes, deleted }) =>
      typeof changes === 'string' && changes.startsWith(partition) && deleted !== true,
  );
}

type ReadAny = (definition: ViewDefinition<{ id: string }>) => Promise<Rows<unknown>>;

/** Views with data of their own. Other views use what the test set for all, or the production code. */
const single = new Map<string, () => Promise<Rows<unknown>>>();

function readSingle(definition: Parameters<typeof feedOf>[0], read: () => Promise<Rows<unknown>>): void {
  single.set(definition.name, read);
  onTestFinished(() => void single.delete(definition.name));
  if (!vi.isMockFunction(views.readView)) readAll(views.readView as unknown as ReadAny);
}

function readAll(read: ReadAny): void {
  const readView: ReadAny = (definition) => single.get(definition.name)?.() ?? read(definition);
  // The casts are safe, because every item of a view has an id.
  vi.spyOn(views, 'readView').mockImplementation(readView as unknown as typeof views.readView);
}

/**
 * Makes every view answer from an in-memory table until the test ends. Functions that read views can be tested
 * this way without a file and a feed.
 */
export function readViewsFrom(rows: ReadRows): void {
  const built = builtOf.get(rows) ?? new Map<string, Built>();
  builtOf.set(rows, built);
  readAll(async (definition) => {
    const shown = feedRows(definition, rows());
    const text = JSON.stringify(shown);
    const known = built.get(definition.name);
    if (known?.text === text) return known.view;
    const items = shown.map((row) => definition.item.parse(row));
    // The revision invalidates answers that were remembered for another view.
    const view = { ask: (await keptView(definition, items, 'sqlite')).view.ask, revision: Math.random() };
    built.set(definition.name, { text, view });
    return view;
  });
}

/** Makes one view answer from these items until the test ends. */
export async function fillView<T extends { id: string }, Asked>(
  definition: ViewDefinition<T, Asked>,
  items: readonly T[],
): Promise<void> {
  const { view } = await keptView(definition, items);
  readSingle(definition, async () => view);
}

/** Makes one view follow a table by its feed of changes, and catch up on every read. */
export async function followTable<T extends { id: string }, Asked>(
  definition: ViewDefinition<T, Asked>,
  table: Table,
): Promise<void> {
  const view = await openTestView(definition, { table, freshMilliseconds: 0 });
  readSingle(definition, async () => {
    await view.refresh();
    return view;
  });
  onTestFinished(() => view.close());
}
