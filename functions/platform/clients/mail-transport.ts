import { SendEmailCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { createTransport } from 'nodemailer';
import * as z from 'zod';
import { oncePerContainer } from '../cold-start.ts';
import { readConfig } from '../config.ts';
import { tracedRequest } from '../tracing.ts';

const config = readConfig({ SMTP_URL: z.string().optional(), MAIL_FROM: z.string() });

export type Mail = { messageId: string; to: string; subject: string; html: string; text: string };

/** Uses SES in the cloud, and a plain SMTP server if `SMTP_URL` is set, as in the one-machine cloud. */
const transport = oncePerContainer(() => {
  const { SMTP_URL } = config();
  if (SMTP_URL) return createTransport(SMTP_URL);
  return createTransport({ SES: { sesClient: new SESv2Client({}), SendEmailCommand } });
});

/**
 * Sends a mail. Its `x-request-id` header names the request that caused it, so that a reported mail can be
 * traced.
 */
export async function sendMail(mail: Mail): Promise<void> {
  const requestId = tracedRequest();
  await transport().sendMail({
    from: config().MAIL_FROM,
    ...mail,
    ...(requestId && { headers: { 'x-request-id': requestId } }),
  });
}
