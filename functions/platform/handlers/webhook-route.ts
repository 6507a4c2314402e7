import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type * as z from 'zod';
import { AppError } from '#shared/contract/errors.ts';
import type { AnyContract } from '#shared/contract/route.ts';
import { languageOfEvent } from './read-request.ts';
import { behindEdge } from './behind-edge.ts';
import { failure, success } from './reply.ts';
import { log } from '../log.ts';
import { type Context, withContext } from '../table/context.ts';

/** A call of another company's machine, byte by byte as it came: signatures are over bytes, not over meaning. */
export type Webhook = {
  body: Uint8Array;
  /** The query as it stood in the address. */
  query: string;
  headers: Record<string, string | undefined>;
};

/** Far more than any provider writes. */
const mostBytes = 64 * 1024;

function readWebhook({
  body = '',
  isBase64Encoded,
  rawQueryString,
  headers,
}: APIGatewayProxyEventV2): Webhook {
  const bytes = Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8');
  if (bytes.length > mostBytes || rawQueryString.length > mostBytes) throw new AppError('PAYLOAD_TOO_LARGE');
  return { body: bytes, query: rawQueryString, headers };
}

/**
 * Turns a contract and a function into a Lambda handler for a provider's calls: nothing is parsed before the function
 * has looked at the signature. What a provider must be told about our own faults is for `onFault` to say.
 */
export const webhookRoute = <C extends AnyContract>(
  contract: C,
  run: (webhook: Webhook & Context) => Promise<z.input<C['reply']>>,
  onFault?: () => z.input<C['reply']>,
) =>
  behindEdge(async (event, context) => {
    const facts = { operation: contract.name };
    try {
      return success(contract, await run(withContext(readWebhook(event))));
    } catch (error) {
      const isRefusal = error instanceof AppError;
      if (isRefusal) log.info('webhook refused', { ...facts, code: error.code });
      else log.error('webhook failed', { ...facts, error });
      if (onFault) return success(contract, onFault());
      return failure(error, languageOfEvent(event), context.awsRequestId);
    }
  });
