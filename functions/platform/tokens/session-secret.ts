import * as z from 'zod';
import { readConfig } from '../config.ts';
import { readSecret } from '../clients/secrets.ts';

const config = readConfig({ SESSION_SECRET_ID: z.string() });

/** Returns the secret that signs mailed links, codes and sealed data that a browser carries for us. */
export async function getSessionSecret(): Promise<Uint8Array> {
  const { SESSION_SECRET_ID } = config();
  return new TextEncoder().encode(await readSecret(SESSION_SECRET_ID));
}
