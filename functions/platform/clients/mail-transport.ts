import { SendEmailCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { createTransport } from 'nodemailer';
import * as z from 'zod';
import { onColdStart } from '../cold-start.ts';
import { readConfig } from '../config.ts';
import { tracedRequest } from '../tracing.ts';

const config = readConfig({ SMTP_URL: z.string().optional(), MAIL_FROM: z.string() });

export type Mail = { messageId: string; to: string; subject: string; html: string; text: string };

/** Uses SES in the cloud, and a plain SMTP server if `SMTP_URL` is set, as in the one-machine cloud. */
function openTransport(smtpUrl: string | undefined) {
  if (smtpUrl) return createTransport(smtpUrl);
  return createTransport({ SES: { sesClient: new SESv2Client({}), SendEmailCommand } });
}

let send: ((mail: Mail & { headers?: Record<string, string> }) => Promise<unknown>) | undefined;
onColdStart(() => {
  send = undefined;
});

/**
 * Sends a mail. Its `x-request-id` header names the request that caused it, so that a reported mail can be
 * traced.
 */
export async function sendMail(mail: Mail): Promise<void> {
  if (!send) {
    const { SMTP_URL, MAIL_FROM } = config();
    const transport = openTransport(SMTP_URL);
    send = (next) => transport.sendMail({ from: MAIL_FROM, ...next });
  }
  const requestId = tracedRequest();
  await send({ ...mail, ...(requestId && { headers: { 'x-request-id': requestId } }) });
}
