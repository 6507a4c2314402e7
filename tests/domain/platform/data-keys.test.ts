import { DecryptCommand, GenerateDataKeyCommand, KMSClient } from '@aws-sdk/client-kms';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeDataKey, openDataKey } from '#functions/platform/clients/data-keys.ts';
import { startCold } from '#functions/platform/cold-start.ts';

const kms = mockClient(KMSClient);
const [key, sealed] = [new Uint8Array([1, 2, 3]), new Uint8Array([9, 8])];
const forLan = { KeyId: 'papers', EncryptionContext: { owner: 'lan' } };

beforeEach(() => {
  vi.stubEnv('AWS_REGION', 'ap-southeast-1');
  vi.stubEnv('IDENTITY_KEY_ID', 'papers');
  kms.reset();
});
afterEach(() => {
  vi.unstubAllEnvs();
  startCold();
});
afterAll(() => kms.restore());

it('a data key is made of 256 bits for one owner, and returned plain and sealed', async () => {
  kms.on(GenerateDataKeyCommand).resolves({ Plaintext: key, CiphertextBlob: sealed });
  expect(await makeDataKey('lan')).toEqual({ key: Buffer.from(key), sealed: 'CQg=' });
  expect(kms.call(0).args[0].input).toEqual({ KeySpec: 'AES_256', ...forLan });
});

it('a sealed key is opened for its owner alone', async () => {
  kms.on(DecryptCommand).resolves({ Plaintext: key });
  expect(await openDataKey('lan', 'CQg=')).toEqual(Buffer.from(key));
  expect(kms.call(0).args[0].input).toEqual({ CiphertextBlob: Buffer.from(sealed), ...forLan });
});

it('an answer without a key is a fault', async () => {
  kms.on(GenerateDataKeyCommand).resolves({ Plaintext: key }).on(DecryptCommand).resolves({});
  await expect(makeDataKey('lan')).rejects.toThrow('CiphertextBlob');
  await expect(openDataKey('lan', 'CQg=')).rejects.toThrow('Plaintext');
});
