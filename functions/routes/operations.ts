import { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';
import { AppError } from '#shared/contract/errors.ts';
import * as operations from '#shared/operations/health.contract.ts';
import { contracts } from '#shared/registry/contracts.ts';
import { languageOf } from '#shared/values/language.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { failure } from '#functions/platform/handlers/reply.ts';
import { requireCdn } from '#functions/platform/handlers/require-cdn.ts';

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

export const getHealth = httpRoute(operations.getHealth, async (request) => {
  try {
    searchable();
    await request.table.get({ pk: 'HEALTH', sk: 'HEALTH' }, z.object({}));
  } catch (cause) {
    throw new AppError('UNAVAILABLE', {}, { cause });
  }
  return { status: 'ready' as const, time: request.now().toISOString() };
});

const patterns = contracts.map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^/api${path.replace(/\{\w+\}/g, '[^/]+')}/?$`),
}));

/** Handles every address without a route: unknown paths are 404, known paths with the wrong method are 405. */
export const notFound = requireCdn(async (event, context) => {
  const allowed = patterns.filter(({ pattern }) => pattern.test(event.rawPath)).map(({ method }) => method);
  const error = new AppError(allowed.length > 0 ? 'METHOD_NOT_ALLOWED' : 'NOT_FOUND');
  const reply = failure(error, languageOf(event.headers['accept-language']), context.awsRequestId);
  if (allowed.length > 0) reply.headers['allow'] = allowed.join(', ');
  return reply;
});
