import { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';
import { AppError } from '#shared/contract/errors.ts';
import { getHealth } from '#shared/operations/health.contract.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

/**
 * Checks that the runtime has the full-text search that the views use. AWS updates the runtime by itself, so a
 * release must notice if it is missing.
 */
const searchable = (() => {
  let seen = false;
  return (): void => {
    if (seen) return;
    const db = new DatabaseSync(':memory:');
    db.exec("CREATE VIRTUAL TABLE words USING fts5(text, content='', contentless_delete=1)");
    db.exec("INSERT INTO words(rowid, text) VALUES (1, 'gạo nếp')");
    db.prepare('SELECT rowid FROM words WHERE words MATCH ?').get('gạo');
    db.close();
    seen = true;
  };
})();

export const handler = httpRoute(getHealth, async (request) => {
  try {
    searchable();
    await request.table.get({ pk: 'HEALTH', sk: 'HEALTH' }, z.object({}));
  } catch (cause) {
    throw new AppError('UNAVAILABLE', {}, { cause });
  }
  return { status: 'ready' as const, time: request.now().toISOString() };
});
