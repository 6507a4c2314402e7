import { createHmac } from 'node:crypto';
import * as z from 'zod';
import { readSecret } from '../clients/secrets.ts';
import { readConfig } from '../config.ts';

const config = readConfig({ SESSION_KEY_ID: z.string() });

/**
 * Derives the secret that follows another one. It can be derived again for a client that did not receive it, so
 * it is not stored. The key comes from the key that signs access tokens, which only the functions that begin
 * and renew sessions can read.
 */
export async function nextSecret(secret: string): Promise<string> {
  const { SESSION_KEY_ID } = config();
  const key = `next secret: ${await readSecret(SESSION_KEY_ID)}`;
  return createHmac('sha256', key).update(secret).digest('base64url');
}
