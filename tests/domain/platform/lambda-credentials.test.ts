import { afterEach, expect, it, vi } from 'vitest';
import { defaultProvider, fromNodeProviderChain } from '#functions/platform/clients/lambda-credentials.ts';

afterEach(() => void vi.unstubAllEnvs());

const setting = (key: string | undefined, secret: string | undefined, token: string | undefined) => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', key);
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', secret);
  vi.stubEnv('AWS_SESSION_TOKEN', token);
};

it('a function has the credentials of its environment, as they are when it asks', async () => {
  const provide = defaultProvider();
  setting('key', 'secret', 'token');
  expect(await provide()).toEqual({ accessKeyId: 'key', secretAccessKey: 'secret', sessionToken: 'token' });
  setting('next key', 'next secret', undefined);
  const next = { accessKeyId: 'next key', secretAccessKey: 'next secret' };
  expect([await provide(), await fromNodeProviderChain()()]).toEqual([next, next]);
});

it('an environment without credentials gives empty ones, which AWS refuses', async () => {
  setting(undefined, undefined, undefined);
  expect(await defaultProvider()()).toEqual({ accessKeyId: '', secretAccessKey: '' });
});
