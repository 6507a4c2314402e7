import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type * as z from 'zod';
import { AppError } from '#shared/contract/errors.ts';
import type { AnyContract } from '#shared/contract/route.ts';
import { languageOfEvent } from './read-request.ts';
import { requireCdn } from './require-cdn.ts';
import { failure, success } from './reply.ts';
import { log } from '../log.ts';
import { type Context, withContext } from '../table/context.ts';

/** A webhook call of a provider with its raw bytes, because signatures cover the bytes. */
export type Webhook = {
  body: Uint8Array;
  /** The raw query string. */
  query: string;
  headers: Record<string, string | undefined>;
};

/** Size limit, far above anything a provider sends. */
const maxBytes = 64 * 1024;

function readWebhook({
  body = '',
  isBase64Encoded,
  rawQueryString,
  headers,
}: APIGatewayProxyEventV2): Webhook {
  const bytes = Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8');
  if (bytes.length > maxBytes || rawQueryString.length > maxBytes) throw new AppError('PAYLOAD_TOO_LARGE');
  return { body: bytes, query: rawQueryString, headers };
}

/**
 * Turns a contract and a function into a Lambda handler for a provider's webhooks. Nothing is parsed before the
 * function has checked the signature. `onFault` decides what the provider is told when our own code fails.
 */
export const webhookRoute = <C extends AnyContract>(
  contract: C,
  run: (webhook: Webhook & Context) => Promise<z.input<C['reply']>>,
  onFault?: () => z.input<C['reply']>,
) =>
  requireCdn(async (event, context) => {
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
