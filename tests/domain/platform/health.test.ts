import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import { beforeAll, expect, it, vi } from 'vitest';
import { getHealth as handler } from '#functions/routes/operations.ts';
import type { Reply } from '#functions/platform/handlers/reply.ts';
import { log } from '#functions/platform/log.ts';
import { playTable } from '#tests/support/play-table.ts';
import { throughEdge, useSecret } from '../support/secret.ts';

beforeAll(useSecret);

const context = { awsRequestId: 'req-1', getRemainingTimeInMillis: () => 1000 } as unknown as Context;
const asked = {
  rawPath: '/api/health',
  headers: throughEdge,
  requestContext: { http: { method: 'GET', sourceIp: '127.0.0.1', userAgent: 'test' } },
  // The rest of the event is not read.
} as unknown as APIGatewayProxyEventV2;

it('is well only while the table answers', async () => {
  vi.spyOn(log, 'info').mockReturnValue();
  vi.spyOn(log, 'error').mockReturnValue();
  const aws = playTable();
  const ask = async () => ((await handler(asked, context)) as Reply).statusCode;
  aws.on(GetCommand).rejectsOnce(new Error('nobody there')).resolves({});
  expect([await ask(), await ask()]).toEqual([503, 200]);
  aws.restore();
});
