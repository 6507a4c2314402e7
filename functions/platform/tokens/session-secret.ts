import * as z from 'zod';
import { readConfig } from '../config.ts';
import { readSecret } from '../clients/secrets.ts';

const config = readConfig({ SESSION_SECRET_ID: z.string() });

/** Signs what is mailed or carried by a browser on our behalf: links, codes, seals. */
export async function getSessionSecret(): Promise<Uint8Array> {
  const { SESSION_SECRET_ID } = config();
  return new TextEncoder().encode(await readSecret(SESSION_SECRET_ID));
}
