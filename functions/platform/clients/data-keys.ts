import { AwsClient } from 'aws4fetch';
import * as z from 'zod';
import { readConfig } from '../config.ts';

const config = readConfig({ IDENTITY_KEY_ID: z.string() });

const FreshKey = z.object({ Plaintext: z.string(), CiphertextBlob: z.string() });
const PlainKey = z.object({ Plaintext: z.string() });

const environment = (name: string): string => process.env[name] ?? '';

/**
 * Calls KMS with a plain signed request, as `secrets.ts` does: two operations do not justify an SDK client in
 * the bundle.
 */
async function ask(operation: 'GenerateDataKey' | 'Decrypt', body: object): Promise<unknown> {
  const region = environment('AWS_REGION');
  const client = new AwsClient({
    accessKeyId: environment('AWS_ACCESS_KEY_ID'),
    secretAccessKey: environment('AWS_SECRET_ACCESS_KEY'),
    ...(process.env['AWS_SESSION_TOKEN'] && { sessionToken: process.env['AWS_SESSION_TOKEN'] }),
    region,
    service: 'kms',
    retries: 2,
  });
  const endpoint = process.env['AWS_ENDPOINT_URL_KMS'] ?? `https://kms.${region}.amazonaws.com`;
  const reply = await client.fetch(`${endpoint}/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `TrentService.${operation}`,
    },
    body: JSON.stringify({ KeyId: config().IDENTITY_KEY_ID, ...body }),
  });
  if (!reply.ok) throw new Error(`KMS answered ${reply.status} to ${operation}`);
  return reply.json();
}

/**
 * Creates a data key for one owner. Only its encrypted form is stored. The owner is part of the encryption
 * context, so the key cannot be decrypted for another owner.
 */
export async function makeDataKey(owner: string): Promise<{ key: Buffer; sealed: string }> {
  const made = FreshKey.parse(
    await ask('GenerateDataKey', { KeySpec: 'AES_256', EncryptionContext: { owner } }),
  );
  return { key: Buffer.from(made.Plaintext, 'base64'), sealed: made.CiphertextBlob };
}

export async function openDataKey(owner: string, sealed: string): Promise<Buffer> {
  const opened = PlainKey.parse(
    await ask('Decrypt', { CiphertextBlob: sealed, EncryptionContext: { owner } }),
  );
  return Buffer.from(opened.Plaintext, 'base64');
}
