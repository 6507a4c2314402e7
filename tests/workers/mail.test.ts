import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailKey, MailJob, requestMail } from '#functions/domain/mail/mail-job.ts';
import { aWorld, freshEmail, type World } from '#tests/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await aWorld();
});
afterAll(() => world.close());

const content = { template: 'password-changed', fullName: 'Phạm <b>Thử</b>' } as const;

async function aRequestedMail(): Promise<{ to: string; mailId: string }> {
  const to = freshEmail();
  const operation = requestMail({ to, language: 'en', content });
  await world.table.write([operation]);
  const item = operation.build('').Put?.Item;
  return { to, mailId: MailJob.parse(item).id };
}

const messageFor = (mailId: string) => ({
  Records: [
    {
      messageId: 'm1',
      body: JSON.stringify({ type: 'mail.requested', id: 'e1', mailId }),
      attributes: { ApproximateReceiveCount: '1' },
    },
  ],
});

describe('the mail worker', () => {
  it('sends what was asked for, once, in the receiver’s language', async () => {
    const { to, mailId } = await aRequestedMail();
    const mail = await world.mailTo(to);
    expect(mail.subject).toBe('Your Chợ Làng password was changed');
    expect(mail.html).toContain('Phạm &lt;b&gt;Thử&lt;/b&gt;');
    expect(mail.text).toContain('Hello Phạm <b>Thử</b>,');
    for (let turn = 0; turn < 3; turn += 1) {
      expect(await world.cloud.invoke('workers/send-mail', messageFor(mailId))).toEqual({
        batchItemFailures: [],
      });
    }
    expect(world.cloud.mailbox.list(to)).toHaveLength(1);
    expect((await world.table.get(mailKey(mailId), MailJob))?.state).toBe('sent');
  });

  it('tries again when the post office refuses, and the mail arrives', async () => {
    await fetch(`${world.url}/dev/mail/fail`, {
      method: 'POST',
      body: JSON.stringify({ times: 1 }),
      headers: { 'content-type': 'application/json' },
    });
    const { to } = await aRequestedMail();
    await world.cloud.idle();
    await world.cloud.clock.advance(400);
    expect((await world.mailTo(to)).to).toEqual([to]);
    expect(world.cloud.mailbox.list(to)).toHaveLength(1);
  });

  it('names only the message that failed', async () => {
    const { mailId } = await aRequestedMail();
    const good = messageFor(mailId).Records[0];
    const bad = { messageId: 'm2', body: '{"type":"unknown"}', attributes: { ApproximateReceiveCount: '1' } };
    const result = await world.cloud.invoke('workers/send-mail', { Records: [good, bad] });
    expect(result).toEqual({ batchItemFailures: [{ itemIdentifier: 'm2' }] });
  });
});
