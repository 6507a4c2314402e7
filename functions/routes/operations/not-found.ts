import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import { contracts } from '#shared/contracts.ts';
import { AppError } from '#shared/errors.ts';
import { languageOf } from '#shared/language.ts';
import { failure, type Reply } from '#functions/platform/http/reply.ts';

const patterns = contracts.map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^/api${path.replace(/\{\w+\}/g, '[^/]+')}/?$`),
}));

/** Every address without a contract comes here: unknown ones are 404, known ones asked wrongly are 405. */
export async function handler(event: APIGatewayProxyEventV2, context: Context): Promise<Reply> {
  const allowed = patterns.filter(({ pattern }) => pattern.test(event.rawPath)).map(({ method }) => method);
  const error = new AppError(allowed.length > 0 ? 'METHOD_NOT_ALLOWED' : 'NOT_FOUND');
  const reply = failure(error, languageOf(event.headers['accept-language']), context.awsRequestId);
  if (allowed.length > 0) reply.headers['allow'] = allowed.join(', ');
  return reply;
}
