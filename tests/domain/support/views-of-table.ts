import { vi } from 'vitest';
import type { Rows } from '#functions/platform/views/rows.ts';
import * as views from '#functions/platform/views/view.ts';
import { feedOf, type ViewDefinition } from '#functions/platform/views/view-feed.ts';
import { keptView } from './kept-view.ts';

type Row = Record<string, unknown>;
type ReadRows = () => readonly Row[];
type Built = { text: string; view: Rows<unknown> };

/** A view is built anew only where the rows of its feed are others than before. */
const builtOf = new WeakMap<ReadRows, Map<string, Built>>();

/** What a view's feed shows: the rows written into its partitions, without the stones of what is gone. */
function feedRows(definition: Parameters<typeof feedOf>[0], rows: readonly Row[]): Row[] {
  const partition = `VIEW#${feedOf(definition)}#`;
  return rows.filter(
    ({ changes, deleted }) =>
      typeof changes === 'string' && changes.startsWith(partition) && deleted !== true,
  );
}

/**
 * Lets every view answer from what a table in memory holds at the moment it is asked, until the test ends.
 * Functions that read views by themselves are tested so without a file and a feed.
 */
export function readViewsFrom(rows: ReadRows): void {
  const built = builtOf.get(rows) ?? new Map<string, Built>();
  builtOf.set(rows, built);
  async function readView<T extends { id: string }>(definition: ViewDefinition<T>): Promise<Rows<unknown>> {
    const shown = feedRows(definition, rows());
    const text = JSON.stringify(shown);
    const known = built.get(definition.name);
    if (known?.text === text) return known.view;
    const items = shown.map((row) => definition.item.parse(row));
    // The revision tells those who remember answers that this is another view.
    const view = { ask: (await keptView(definition, items, 'sqlite')).view.ask, revision: Math.random() };
    built.set(definition.name, { text, view });
    return view;
  }
  // Every item of a view has its id.
  vi.spyOn(views, 'readView').mockImplementation(readView as unknown as typeof views.readView);
}
