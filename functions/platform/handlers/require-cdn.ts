import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import { AppError } from '#shared/contract/errors.ts';
import { languageOf } from '#shared/values/language.ts';
import { edgeHeader } from './edge-header.ts';
import { isFromEdge } from './from-edge.ts';
import { withInvocation } from './invocation.ts';
import { failure, type Reply } from './reply.ts';
import { log } from '../log.ts';

type Answer = (event: APIGatewayProxyEventV2, context: Context) => Promise<Reply>;

/**
 * Rejects every request that did not come through the CDN, before anything else is done. The gateways have
 * public addresses of their own, which have no firewall and where a caller could claim any client address.
 */
export const requireCdn =
  (answer: Answer): Answer =>
  (event, context) =>
    withInvocation(context, async () => {
      const { [edgeHeader]: shown, ...headers } = event.headers;
      const refuse = (code: 'FORBIDDEN' | 'UNAVAILABLE') =>
        failure(new AppError(code), languageOf(event.headers['accept-language']), context.awsRequestId);
      try {
        if (!(await isFromEdge(shown))) {
          log.info('call past the edge', { path: event.rawPath });
          return refuse('FORBIDDEN');
        }
      } catch (error) {
        log.error('the edge cannot be told from others', { error });
        return refuse('UNAVAILABLE');
      }
      return answer({ ...event, headers }, context);
    });
