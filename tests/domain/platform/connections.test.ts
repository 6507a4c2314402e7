import {
  ApiGatewayManagementApiClient,
  DeleteConnectionCommand,
  GoneException,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hangUp, post } from '#functions/platform/clients/connections.ts';
import { startCold } from '#functions/platform/cold-start.ts';

const gateway = mockClient(ApiGatewayManagementApiClient);
const gone = new GoneException({ message: 'Gone', $metadata: { httpStatusCode: 410 } });
const fault = new Error('The gateway does not answer');

beforeEach(() => {
  vi.stubEnv('AWS_REGION', 'ap-southeast-1');
  vi.stubEnv('SOCKET_ENDPOINT', 'https://live.test/stage');
  gateway.reset();
});
afterEach(() => {
  vi.unstubAllEnvs();
  startCold();
});
afterAll(() => gateway.restore());

it('a message reaches an open connection as JSON, at the endpoint of the setting', async () => {
  gateway.on(PostToConnectionCommand).resolves({});
  expect(await post('c1', { type: 'order.changed', id: 'o1' })).toBe(true);
  const { args, thisValue } = gateway.call(0);
  expect(args[0].input).toEqual({ ConnectionId: 'c1', Data: '{"type":"order.changed","id":"o1"}' });
  const { config } = thisValue as ApiGatewayManagementApiClient;
  expect((await config.endpoint?.())?.hostname).toBe('live.test');
});

it('a message to a connection that is gone says so, and any other failure is thrown', async () => {
  gateway.on(PostToConnectionCommand).rejectsOnce(gone).rejects(fault);
  expect(await post('c1', {})).toBe(false);
  await expect(post('c1', {})).rejects.toBe(fault);
});

it('a connection is closed once: one that is gone is closed, and any other failure is thrown', async () => {
  gateway.on(DeleteConnectionCommand).resolvesOnce({}).rejectsOnce(gone).rejects(fault);
  await hangUp('c1');
  await hangUp('c1');
  await expect(hangUp('c1')).rejects.toBe(fault);
  expect(gateway.commandCalls(DeleteConnectionCommand)).toHaveLength(3);
  expect(gateway.call(0).args[0].input).toEqual({ ConnectionId: 'c1' });
});
