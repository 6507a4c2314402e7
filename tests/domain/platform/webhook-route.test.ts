import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import { beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '#shared/contract/errors.ts';
import { receiveBankNotice, receiveVnpayForm } from '#shared/payments/webhooks.contract.ts';
import { vnpayAnswer } from '#functions/domain/payments/notices/receive-vnpay.ts';
import { webhookRoute } from '#functions/platform/handlers/webhook-route.ts';
import { throughEdge, useSecret } from '../support/secret.ts';

beforeAll(useSecret);

// As far as the route looks at them.
const context = { awsRequestId: 'r1', getRemainingTimeInMillis: () => 1000 } as Context;
const call = (given: Partial<APIGatewayProxyEventV2>) =>
  ({ headers: throughEdge, rawQueryString: '', isBase64Encoded: false, ...given }) as APIGatewayProxyEventV2;

describe('a provider’s call', () => {
  it.each([
    ['đúng từng byte', false],
    [Buffer.from('đúng từng byte').toString('base64'), true],
  ])('is handed over byte by byte: %s', async (body, isBase64Encoded) => {
    let seen = '';
    const handler = webhookRoute(receiveBankNotice, async (webhook) => {
      seen = Buffer.from(webhook.body).toString('utf8');
      return { success: true as const };
    });
    const reply = await handler(call({ body, isBase64Encoded }), context);
    expect([reply.statusCode, reply.body, seen]).toEqual([200, '{"success":true}', 'đúng từng byte']);
  });

  it('that is refused, or too large, gets its status', async () => {
    const handler = webhookRoute(receiveBankNotice, async () => {
      throw new AppError('WEBHOOK_REFUSED');
    });
    expect((await handler(call({ body: '{}' }), context)).statusCode).toBe(400);
    expect((await handler(call({ body: 'x'.repeat(65_537) }), context)).statusCode).toBe(413);
  });

  it('that meets a fault of ours is told so in its own words, and sent again', async () => {
    const broken = async () => {
      throw new Error('The table is gone');
    };
    const bank = await webhookRoute(receiveBankNotice, broken)(call({}), context);
    expect(bank.statusCode).toBe(500);
    const vnpay = await webhookRoute(receiveVnpayForm, broken, () => vnpayAnswer('99'))(call({}), context);
    expect([vnpay.statusCode, vnpay.body]).toEqual([200, '{"RspCode":"99","Message":"Unknown error"}']);
  });
});
