import { onTestFinished, vi } from 'vitest';
import { startCold } from '#functions/platform/cold-start.ts';
import type { ViewDefinition } from '#functions/platform/views/view-feed.ts';
import { fileOf } from '#functions/platform/views/view.ts';
import { keptView } from './kept-view.ts';

/**
 * Lets production code that opens a view by itself (`readView`) find these items in it, for the rest of a test. The
 * view is opened as in a container whose bucket has no snapshot, and never asks the table.
 */
export async function fillView<T extends { id: string }, Asked>(
  definition: ViewDefinition<T, Asked>,
  items: readonly T[],
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
  const { view: kept } = await keptView(definition, items);
  Object.assign(view, { ask: kept.ask, refresh: () => Promise.resolve() });
  onTestFinished(() => {
    startCold();
    vi.unstubAllEnvs();
  });
}
