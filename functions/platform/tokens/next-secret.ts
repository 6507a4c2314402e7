import { createHmac } from 'node:crypto';
import * as z from 'zod';
import { readSecret } from '../clients/secrets.ts';
import { readConfig } from '../config.ts';

const config = readConfig({ SESSION_KEY_ID: z.string() });

/**
 * The secret that follows another one. It is worked out again for somebody who did not hear it, so it is stored nowhere;
 * its key is made of the one that signs access tokens, which only those functions have that begin and renew sessions.
 */
export async function nextSecret(secret: string): Promise<string> {
  const { SESSION_KEY_ID } = config();
  const key = `next secret: ${await readSecret(SESSION_KEY_ID)}`;
  return createHmac('sha256', key).update(secret).digest('base64url');
}
