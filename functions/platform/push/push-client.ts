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

/**
 * Whether an address is one of those who carry pushes for browsers. A browser sends us the address and we write to it,
 * so it is none that anybody makes up.
 */
export function isPushService(endpoint: string): boolean {
  const hosts = config().PUSH_HOSTS.split(',');
  const { protocol, host, hostname, port, username, pathname } = new URL(endpoint);
  if (username !== '') return false;
  // The stand-in on one machine shares its host with the shop, so it is named with its path.
  const address = `${protocol}//${host}${pathname}`;
  if (hosts.some((one) => one.includes('://') && address.startsWith(`${one}/`))) return true;
  if (protocol !== 'https:' || port !== '') return false;
  return hosts.some((one) => hostname === one || (one.startsWith('.') && hostname.endsWith(one)));
}

/**
 * One message to one browser. It waits there for a day; `topic` takes the place of what waits under the same word.
 * 404 and 410 say that the browser listens no more.
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
