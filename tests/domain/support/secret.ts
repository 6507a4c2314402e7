import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { type MockInstance, vi } from 'vitest';
import { readAccessToken } from '#functions/platform/tokens/access-token.ts';
import { edgeHeader } from '#functions/platform/handlers/edge-header.ts';
import { readSecret } from '#functions/platform/clients/secrets.ts';
import { getSessionSecret } from '#functions/platform/tokens/signed-tokens.ts';
import { playTable } from '#tests/support/play-table.ts';
import { signAccessToken } from '#functions/platform/tokens/sign-access-token.ts';

const secrets: Record<string, string> = {
  'cholang/session': 'a secret only this test run knows',
  'cholang/session-key': 'another secret only this test run knows',
  'cholang/order-links': 'a third secret only this test run knows',
  'cholang/edge': JSON.stringify({ a: 'what the edge shows', b: 'what it will show' }),
};

/** Header that the edge adds. */
export const throughEdge = { [edgeHeader]: 'what the edge shows' };

type SecretRequest = { input: { SecretId: string } };

/** Simulates Secrets Manager with secrets by name, or with one for every name, until mocks are restored. */
export function playSecrets(given: Record<string, string> | string = secrets) {
  // The mock's type names only the last overload of `send`, which takes a callback.
  const send = vi.spyOn(SecretsManagerClient.prototype, 'send') as unknown as MockInstance<
    (command: SecretRequest) => Promise<object>
  >;
  return send.mockImplementation(async ({ input: { SecretId } }) => {
    const SecretString = typeof given === 'string' ? given : given[SecretId];
    if (SecretString === undefined) throw new Error(`There is no secret ${SecretId}`);
    return { SecretString };
  });
}

/** Enables tokens and calls through the edge: sets up the secrets and the key's location. */
export async function useSecret(): Promise<void> {
  vi.stubEnv('SESSION_SECRET_ID', 'cholang/session');
  vi.stubEnv('SESSION_KEY_ID', 'cholang/session-key');
  vi.stubEnv('EDGE_SECRET_ID', 'cholang/edge');
  vi.stubEnv('ACCESS_TOKEN_SECONDS', '900');
  vi.stubEnv('ORDER_LINK_SECRET_ID', 'cholang/order-links');
  vi.stubEnv('TABLE_NAME', 'nowhere');
  vi.stubEnv('AWS_REGION', 'ap-southeast-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'test');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test');
  const fetching = playSecrets();
  const aws = playTable();
  let key: Record<string, unknown> | undefined;
  aws.on(PutCommand).callsFake(({ Item }) => {
    key = Item as typeof key;
    return {};
  });
  aws.on(GetCommand).callsFake(() => (key ? { Item: key } : {}));
  await Promise.all([getSessionSecret(), readSecret('cholang/edge')]);
  await readAccessToken(
    await signAccessToken({ userId: 'u', sessionId: 's', role: 'user', status: 'active' }),
  );
  aws.restore();
  fetching.mockRestore();
}

/** Moves the server's clock until the next call or `vi.unstubAllEnvs`. */
export const moveClock = (milliseconds: number): void =>
  void vi.stubEnv('CLOCK_OFFSET_MS', String(milliseconds));
