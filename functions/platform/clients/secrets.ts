import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import * as z from 'zod';
import { onColdStart, oncePerContainer } from '../cold-start.ts';

const client = oncePerContainer(() => new SecretsManagerClient());

const SecretReply = z.object({ SecretString: z.string().min(16) });

/**
 * Fetches a secret by name. Secrets are therefore not in the environment, rotate without a deployment, and need
 * no Lambda extension beside the function.
 */
const fetchSecret = async (SecretId: string): Promise<string> =>
  SecretReply.parse(await client().send(new GetSecretValueCommand({ SecretId }))).SecretString;

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
    if (!known) {
      kept.delete(name);
      throw error;
    }
    kept.set(name, { at: Date.now(), value: known.value });
    return known.value;
  }
}

const SecretName = z.string();

/**
 * Returns the secret whose name is in an environment variable. A rotated secret is picked up within `freshMs`.
 */
export const getSecret = (setting: string): Promise<string> =>
  readSecret(SecretName.parse(process.env[setting]));
