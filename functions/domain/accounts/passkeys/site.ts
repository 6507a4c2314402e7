import * as z from 'zod';
import { readConfig } from '#functions/platform/config.ts';
import type { Site } from './verify-passkey.ts';

const config = readConfig({ PUBLIC_ORIGIN: z.url() });

/** Keys are bound to the name people see in the address; under another they do not answer. */
export function ourSite(): Site {
  const address = new URL(config().PUBLIC_ORIGIN);
  // No browser has keys for a number: on one machine the shop goes by its name.
  if (address.hostname === '127.0.0.1') address.hostname = 'localhost';
  return { origin: address.origin, rpId: address.hostname };
}
