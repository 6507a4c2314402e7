import { AwsClient } from 'aws4fetch';
import * as z from 'zod';
import { onColdStart } from '../cold-start.ts';

const SecretReply = z.object({ SecretString: z.string().min(16) });

const environment = (name: string): string => process.env[name] ?? '';

/**
 * Fetches a secret by name with one plain signed request. Secrets are therefore not in the environment, rotate
 * without a deployment, and need neither an SDK client in the bundle nor a Lambda extension beside the
 * function.
 */
async function fetchSecret(SecretId: string): Promise<string> {
  const region = environment('AWS_REGION');
  const client = new AwsClient({
    accessKeyId: environment('AWS_ACCESS_KEY_ID'),
    secretAccessKey: environment('AWS_SECRET_ACCESS_KEY'),
    ...(process.env['AWS_SESSION_TOKEN'] && { sessionToken: process.env['AWS_SESSION_TOKEN'] }),
    region,
    service: 'secretsmanager',
    retries: 2,
  });
  const endpoint =
    process.env['AWS_ENDPOINT_URL_SECRETS_MANAGER'] ?? `https://secretsmanager.${region}.amazonaws.com`;
  const reply = await client.fetch(`${endpoint}/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'secretsmanager.GetSecretValue',
    },
    body: JSON.stringify({ SecretId }),
  });
  if (!reply.ok) throw new Error(`Secret ${SecretId} answered ${reply.status}`);
  return SecretReply.parse(await reply.json()).SecretString;
}

type CachedSecret = { at: number; value: Promise<string> };
const kept = new Map<string, CachedSecret>();
onColdStart(() => kept.clear());
const freshMs = 5 * 60_000;

/**
 * Returns a secret by name from the cache if it is younger than `maxAgeMs`. If fetching fails, the last known
 * value is returned.
 */
export async function readSecret(name: string, maxAgeMs = freshMs): Promise<string> {
  const known = kept.get(name);
  if (known && Date.now() - known.at < maxAgeMs) return known.value;
  const value = fetchSecret(name);
  kept.set(name, { at: Date.now(), value });
  try {
    return await value;
  } catch (error) {
    if (known) kept.set(name, { at: Date.now(), value: known.value });
    else kept.delete(name);
    if (known) return known.value;
    throw error;
  }
}

const SecretName = z.string();

/**
 * Returns the secret whose name is in an environment variable. A rotated secret is picked up within `freshMs`.
 */
export const getSecret = (setting: string): Promise<string> =>
  readSecret(SecretName.parse(process.env[setting]));
