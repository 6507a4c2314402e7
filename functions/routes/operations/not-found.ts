import { contracts } from '#shared/registry/contracts.ts';
import { AppError } from '#shared/contract/errors.ts';
import { languageOf } from '#shared/values/language.ts';
import { requireCdn } from '#functions/platform/handlers/require-cdn.ts';
import { failure } from '#functions/platform/handlers/reply.ts';

const patterns = contracts.map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^/api${path.replace(/\{\w+\}/g, '[^/]+')}/?$`),
}));

/** Handles every address without a route: unknown paths are 404, known paths with the wrong method are 405. */
export const handler = requireCdn(async (event, context) => {
  const allowed = patterns.filter(({ pattern }) => pattern.test(event.rawPath)).map(({ method }) => method);
  const error = new AppError(allowed.length > 0 ? 'METHOD_NOT_ALLOWED' : 'NOT_FOUND');
  const reply = failure(error, languageOf(event.headers['accept-language']), context.awsRequestId);
  if (allowed.length > 0) reply.headers['allow'] = allowed.join(', ');
  return reply;
});
