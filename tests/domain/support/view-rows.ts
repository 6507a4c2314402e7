import { DatabaseSync } from 'node:sqlite';
import type { DeclaredView } from '#functions/platform/views/define-view.ts';
import { sqliteRows } from '#functions/platform/views/sqlite-rows.ts';

/** The rows of a declared view that holds these items, and nothing of a table. */
export function viewRows<T, Name extends string, Row>(view: DeclaredView<T, Name, Row>, items: readonly T[]) {
  const db = new DatabaseSync(':memory:');
  db.exec(view.schema);
  const writer = view.writer(db);
  for (const item of items) writer.save(item);
  return sqliteRows<Name, Row>(view, async () => ({ db }));
}
