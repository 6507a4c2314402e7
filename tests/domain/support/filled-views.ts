import { onTestFinished, vi } from 'vitest';
import { startCold } from '#functions/platform/cold-start.ts';
import type { Table } from '#functions/platform/table/table.ts';
import type { Rows } from '#functions/platform/views/rows.ts';
import type { ViewDefinition } from '#functions/platform/views/view-feed.ts';
import { fileOf } from '#functions/platform/views/view.ts';
import { keptView } from './kept-view.ts';
import { openTestView } from './open-view.ts';

type OpenedView<Asked> = Rows<Asked> & { refresh: () => Promise<void> };

/** Opened as in a container whose bucket has no snapshot. What it answers, and from where, is then exchanged. */
async function standIn<T extends { id: string }, Asked>(
  definition: ViewDefinition<T, Asked>,
  opened: OpenedView<Asked>,
): Promise<void> {
  for (const [name, value] of [
    ['VIEWS_BUCKET', 'views'],
    ['TABLE_NAME', 'table'],
    ['AWS_REGION', 'ap-southeast-1'],
    ['AWS_ACCESS_KEY_ID', 'key'],
    ['AWS_SECRET_ACCESS_KEY', 'secret'],
  ] as const)
    vi.stubEnv(name, value);
  const bucket = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response(null, { status: 404 }));
  const view = await fileOf(definition);
  bucket.mockRestore();
  Object.defineProperties(view, {
    ask: { value: opened.ask, configurable: true },
    refresh: { value: () => opened.refresh(), configurable: true },
    revision: { get: () => opened.revision, configurable: true },
  });
  onTestFinished(() => {
    startCold();
    vi.unstubAllEnvs();
  });
}

/** Lets production code that opens a view by itself (`readView`) find these items in it, for the rest of a test. */
export async function fillView<T extends { id: string }, Asked>(
  definition: ViewDefinition<T, Asked>,
  items: readonly T[],
): Promise<void> {
  const { view } = await keptView(definition, items);
  await standIn(definition, Object.assign(view, { refresh: () => Promise.resolve() }));
}

/** The same with a view that follows a table, and has caught up with it whenever it is asked. */
export async function followTable<T extends { id: string }, Asked>(
  definition: ViewDefinition<T, Asked>,
  table: Table,
): Promise<void> {
  const view = await openTestView(definition, { table, freshMilliseconds: 0 });
  await standIn(definition, view);
  onTestFinished(() => view.close());
}
