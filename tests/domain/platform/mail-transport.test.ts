import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SendEmailCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendMail } from '#functions/platform/clients/mail-transport.ts';
import { startCold } from '#functions/platform/cold-start.ts';
import { withTrace } from '#functions/platform/tracing.ts';
import { startMailbox } from '#infra/local/mail/mailbox.ts';

const mail = {
  messageId: '<m1@cholang.test>',
  to: 'lan@example.com',
  subject: 'Đơn hàng',
  html: '<p>Chào</p>',
  text: 'Chào',
};

beforeEach(() => {
  vi.stubEnv('AWS_REGION', 'ap-southeast-1');
  vi.stubEnv('MAIL_FROM', 'Chợ Làng <no-reply@cholang.vn>');
});
afterEach(() => {
  vi.unstubAllEnvs();
  startCold();
});

describe('in the cloud a mail is sent by SES', () => {
  const ses = mockClient(SESv2Client);
  beforeEach(() => {
    ses.reset();
    ses.on(SendEmailCommand).resolves({ MessageId: 'ses-1' });
    return () => ses.restore();
  });
  const raw = (call: number) =>
    Buffer.from(ses.commandCalls(SendEmailCommand)[call]?.args[0].input.Content?.Raw?.Data ?? '').toString();

  it('from the shop, with the id of the request that caused it', async () => {
    await withTrace('request-1', () => sendMail(mail));
    await sendMail({ ...mail, subject: 'next' });
    expect(raw(0)).toContain('<no-reply@cholang.vn>');
    expect(raw(0)).toContain('Message-ID: <m1@cholang.test>');
    expect(raw(0)).toMatch(/^x-request-id: request-1\r$/im);
    expect(raw(1)).toContain('Subject: next');
    expect(raw(1)).not.toMatch(/^x-request-id/im);
  });
});

describe('a shop with an SMTP server of its own', () => {
  const home = mkdtempSync(join(tmpdir(), 'cholang-mail-transport-'));
  afterEach(() => rmSync(home, { recursive: true, force: true }));

  it('hands its mails to that', async () => {
    const mailbox = await startMailbox(home, Date.now);
    vi.stubEnv('SMTP_URL', mailbox.smtpUrl);
    await sendMail(mail);
    expect(mailbox.list()).toMatchObject([
      { from: 'Chợ Làng <no-reply@cholang.vn>', to: ['lan@example.com'], subject: 'Đơn hàng' },
    ]);
    await mailbox.close();
  });
});
