import * as z from 'zod';
import { readConfig } from '../config.ts';
import { log } from '../log.ts';
import { getSecret } from './secrets.ts';

const config = readConfig({ MESSAGES_API_URL: z.union([z.url(), z.literal('')]) });

const patienceMilliseconds = 6000;

export type TextMessage = { id: string; to: string; channel: 'sms' | 'zalo'; text: string };

/**
 * Sends a message through the SMS/Zalo provider. Its id lets the provider recognize a repeat. Returns false if
 * the provider did not accept the message.
 */
export async function sendTextMessage(message: TextMessage): Promise<boolean> {
  const { MESSAGES_API_URL: base } = config();
  if (base === '') return false;
  const secret = await getSecret('MESSAGES_SECRET_ID');
  try {
    const reply = await fetch(`${base}/v1/messages`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(patienceMilliseconds),
    });
    if (!reply.ok) log.warn('a message was not taken', { status: reply.status, channel: message.channel });
    return reply.ok;
  } catch (error) {
    log.warn('who carries messages does not answer', { error });
    return false;
  }
}
