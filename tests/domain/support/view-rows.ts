import type { DeclaredView } from '#functions/platform/views/define-view.ts';
import type { ViewRows } from '#functions/platform/views/list-plan.ts';
import { keptView } from './kept-view.ts';

/** Rows of a declared view with these items, without a table. */
export const viewRows = async <T extends { id: string }, Name extends string, Row>(
  view: DeclaredView<T, Name, Row>,
  items: readonly T[],
): Promise<ViewRows<Name, Row>> => (await keptView(view, items)).view.ask;
