import * as z from 'zod';
import { messageFor } from '#shared/events/registry.ts';
import { sendMailJob } from '#functions/domain/mail/send-mail.ts';
import { readConfig } from '#functions/platform/config.ts';
import { sendMail } from '#functions/platform/clients/mail-transport.ts';
import { queueWorker } from '#functions/platform/handlers/queue-worker.ts';

const config = readConfig({ PUBLIC_ORIGIN: z.string() });

export const handler = queueWorker('send-mail', messageFor('mail'), async ({ mailId }, { table, now }) => {
  const { PUBLIC_ORIGIN } = config();
  await sendMailJob({ table, now, send: sendMail, origin: PUBLIC_ORIGIN }, mailId);
});
