import { afterEach, expect, it, vi } from 'vitest';
import { passwordOf } from '#functions/platform/views/postgres-client.ts';

afterEach(() => void vi.unstubAllEnvs());

const region = 'ap-southeast-1';

it('is the one of the address, where it names one', async () => {
  expect(await passwordOf(new URL('postgres://views:p%40ss@db.test/views'), region)).toBe('p@ss');
});

it.each([
  ['', '5432'],
  [':6000', '6000'],
])('is else signed by the role for each connection, for an address that ends in "%s"', async (end, port) => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'AKIDEXAMPLE');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'a secret');
  const sign = await passwordOf(new URL(`postgres://views@db.test${end}/views`), region);
  const token = new URL(`https://${typeof sign === 'string' ? sign : await sign()}`);
  expect(token.host).toBe(`db.test:${port}`);
  expect(Object.fromEntries(token.searchParams)).toMatchObject({
    Action: 'connect',
    DBUser: 'views',
    'X-Amz-Expires': '900',
    'X-Amz-Credential': expect.stringMatching(/^AKIDEXAMPLE\/\d{8}\/ap-southeast-1\/rds-db\/aws4_request$/),
  });
});
