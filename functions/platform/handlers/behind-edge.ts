import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import * as z from 'zod';
import { AppError } from '#shared/contract/errors.ts';
import { languageOf } from '#shared/values/language.ts';
import { onColdStart } from '../cold-start.ts';
import { readConfig } from '../config.ts';
import { sameSecret } from '../content/same-secret.ts';
import { edgeHeader } from './edge-header.ts';
import { withInvocation } from './invocation.ts';
import { failure, type Reply } from './reply.ts';
import { log } from '../log.ts';
import { readSecret } from '../clients/secrets.ts';

const config = readConfig({ EDGE_SECRET_ID: z.string() });

/** Two, so that one can be changed while the edge shows the other. An empty one opens nothing. */
const EdgeSecret = z.object({ a: z.string(), b: z.string() });

type Taken = { secret: string; each: Buffer[] };
let taken: Taken | undefined;
onColdStart(() => {
  taken = undefined;
});

function takenNow(secret: string): Taken {
  const { a, b } = EdgeSecret.parse(JSON.parse(secret));
  return { secret, each: [a, b].filter((one) => one !== '').map((one) => Buffer.from(one)) };
}

async function isShown(shown: string, maxAgeMs?: number): Promise<boolean> {
  const secret = await readSecret(config().EDGE_SECRET_ID, maxAgeMs);
  if (taken?.secret !== secret) taken = takenNow(secret);
  const given = Buffer.from(shown);
  // All are compared, whichever it is: how long it takes says nothing.
  return taken.each.map((one) => sameSecret(given, one)).includes(true);
}

/** A container that slept through a change looks again before it refuses, though not for every caller that knocks. */
const lookAgainMs = 60_000;

const isFromEdge = async (shown: string | undefined): Promise<boolean> =>
  shown !== undefined && ((await isShown(shown)) || isShown(shown, lookAgainMs));

type Answer = (event: APIGatewayProxyEventV2, context: Context) => Promise<Reply>;

/**
 * Lets in only what came through the CDN, before anything else is done: the gateways have public addresses of their
 * own, where there is no firewall and a caller could claim to be at any address.
 */
export const behindEdge =
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
