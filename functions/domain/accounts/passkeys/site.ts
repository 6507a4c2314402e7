import * as z from 'zod';
import { readConfig } from '#functions/platform/config.ts';
import type { Site } from './verify-passkey.ts';

const config = readConfig({ PUBLIC_ORIGIN: z.url() });

/** Site that passkeys are bound to: the domain in the address bar. They do not answer under another. */
export function ourSite(): Site {
  const address = new URL(config().PUBLIC_ORIGIN);
  // Browsers hold no passkeys for an IP address, so a local shop uses its host name.
  if (address.hostname === '127.0.0.1') address.hostname = 'localhost';
  return { origin: address.origin, rpId: address.hostname };
}
