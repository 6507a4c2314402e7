import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import { beforeAll, beforeEach, vi } from 'vitest';
import { Failure } from '#shared/contract/failure.ts';
import { type AnyContract, type CallInput, fillPath } from '#shared/contract/route.ts';
import type { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { playSecrets, throughEdge, useSecret } from '#tests/domain/support/secret.ts';
import { log } from '#functions/platform/log.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { memoryTable } from './memory-table.ts';
import { noteRefusal } from './answers.ts';

export type Handler = ReturnType<typeof httpRoute>;
export type Asked<C extends AnyContract> = CallInput<C> & { token?: string | undefined };

const lambda = {
  awsRequestId: 'in-process',
  getRemainingTimeInMillis: () => 10_000,
  // Other fields of the context are not read.
} as unknown as Context;

/** For the top of a file that replaces the handlers' table: provides the other settings that they read. */
export function playSettings(found: { table: Table }): void {
  beforeAll(async () => {
    // The key for tokens is cached after its first use, so it is set up once.
    found.table = memoryTable().table;
    await useSecret();
    playSecrets();
    for (const name of [
      'COMPANY_NAME',
      'COMPANY_ADDRESS',
      'COMPANY_PHONE',
      'COMPANY_TAX_CODE',
      'BANK_NAME',
      'BANK_BIN',
      'BANK_ACCOUNT',
      'BANK_HOLDER',
      'VNPAY_TMN_CODE',
    ])
      vi.stubEnv(name, '970436');
    for (const name of ['PUBLIC_ORIGIN', 'VNPAY_PAY_URL', 'STRIPE_API_URL'])
      vi.stubEnv(name, 'https://cholang.test');
    vi.stubEnv('STRIPE_SECRET_ID', 'cholang/session');
    vi.stubEnv('PAYMENTS_SIMULATED', 'no');
  });
  beforeEach(() => {
    vi.spyOn(log, 'info').mockReturnValue();
    vi.spyOn(log, 'warn').mockReturnValue();
    // Removes the random backoff, because retries in these tests have no real conflict to wait for.
    vi.spyOn(Math, 'random').mockReturnValue(0);
  });
}

/**
 * Calls a route's handler in this process, with the table it finds here. Refusals are recorded unless `isNoted`
 * excludes them. `edge` is the header that the edge adds, which differs in a world of its own.
 */
export async function askHere<C extends AnyContract>(
  contract: C,
  handler: Handler,
  { params, query, body, token }: Asked<C>,
  edge: Record<string, string> = throughEdge,
  isNoted: (refusal: string) => boolean = () => true,
): Promise<{ status: number; body: unknown; failure: Failure | undefined }> {
  const given = params as Record<string, string> | undefined;
  const { statusCode: status = 200, body: text = '' } = await handler(
    {
      version: '2.0',
      rawPath: `/api${fillPath(contract.path, given)}`,
      rawQueryString: '',
      headers: { ...edge, ...(token && { authorization: `Bearer ${token}` }) },
      pathParameters: given,
      queryStringParameters: query,
      body: body === undefined ? undefined : JSON.stringify(body),
      isBase64Encoded: false,
      requestContext: { http: { method: contract.method, sourceIp: '127.0.0.1', userAgent: 'test' } },
      // Other fields of the event are not read.
    } as unknown as APIGatewayProxyEventV2,
    lambda,
  );
  const failure = status < 400 ? undefined : Failure.parse(JSON.parse(text));
  const answer: unknown = contract.file && !failure ? text : JSON.parse(text);
  if (failure && isNoted(`${contract.name} ${failure.code}`)) noteRefusal(contract.name, failure.code);
  return { status, body: answer, failure };
}
