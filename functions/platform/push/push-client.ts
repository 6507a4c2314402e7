import * as z from 'zod';
import { readConfig } from '../config.ts';
import { log } from '../log.ts';
import { encryptPush, type PushKeys } from './push-encryption.ts';
import { pushAuthorization } from './push-key.ts';

const config = readConfig({
  PUSH_HOSTS: z.string(),
  PUSH_CONTACT: z.string(),
});

export type PushAddress = { endpoint: string; keys: PushKeys };
export type PushOutcome = 'delivered' | 'gone' | 'failed';

const patienceMilliseconds = 8000;

/** Checks for a known push service, because the server posts to the address that a browser sent. */
export function isPushService(endpoint: string): boolean {
  const hosts = config().PUSH_HOSTS.split(',');
  const { protocol, host, hostname, port, username, pathname } = new URL(endpoint);
  if (username !== '') return false;
  // The stand-in push service of the one-machine cloud shares its host with the shop, so it is configured with
  // its path.
  const address = `${protocol}//${host}${pathname}`;
  if (hosts.some((one) => one.includes('://') && address.startsWith(`${one}/`))) return true;
  if (protocol !== 'https:' || port !== '') return false;
  return hosts.some((one) => hostname === one || (one.startsWith('.') && hostname.endsWith(one)));
}

/**
 * Sends one push message to one browser. The push service keeps it for a day; a newer message with the same
 * `topic` replaces a waiting one. Status 404 or 410 means that the subscription has ended.
 */
export async function sendPush(
  { endpoint, keys }: PushAddress,
  { text, topic, urgent = false }: { text: string; topic: string; urgent?: boolean },
): Promise<PushOutcome> {
  try {
    const reply = await fetch(endpoint, {
      method: 'POST',
      redirect: 'error',
      headers: {
        authorization: await pushAuthorization(endpoint, config().PUSH_CONTACT),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: '86400',
        topic,
        urgency: urgent ? 'high' : 'normal',
      },
      body: new Uint8Array(encryptPush(text, keys)),
      signal: AbortSignal.timeout(patienceMilliseconds),
    });
    if (reply.ok) return 'delivered';
    if (reply.status === 404 || reply.status === 410) return 'gone';
    log.warn('a push was not taken', { status: reply.status, host: new URL(endpoint).host });
    return 'failed';
  } catch (error) {
    log.warn('whoever carries pushes does not answer', { host: new URL(endpoint).host, error });
    return 'failed';
  }
}
