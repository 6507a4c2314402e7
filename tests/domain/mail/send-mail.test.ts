import { afterEach, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { type MailContent, MailJob, mailKey, requestMail } from '#functions/domain/mail/mail-job.ts';
import { sendMailJob } from '#functions/domain/mail/send-mail.ts';
import { noteReport } from '#functions/domain/mail/suppression.ts';
import { now } from '#functions/platform/clock.ts';
import { log } from '#functions/platform/log.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { moveClock, playSecrets, useSecret } from '../support/secret.ts';

beforeAll(useSecret);
beforeEach(() => {
  playSecrets();
  // The beginning of an hour: all of it falls into one.
  moveClock(3_600_000 - (Date.now() % 3_600_000));
  vi.spyOn(log, 'info').mockReturnValue();
});
afterEach(() => moveClock(0));

/** What a stranger can make the shop send: the links of orders to an address. */
const content: MailContent = { template: 'guest-links', orders: [{ orderId: 'o1', code: 'CL1' }] };

async function manyMails(count: number) {
  const { table } = memoryTable();
  const ids: string[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const operation = requestMail({ to: 'lan@example.com', language: 'vi', content });
    await table.write([operation]);
    ids.push(MailJob.parse(operation.build('').Put?.Item).id);
  }
  const states = () => Promise.all(ids.map(async (id) => (await table.get(mailKey(id), MailJob))?.state));
  return { table, ids, states };
}

it('an address gets six mails an hour of strangers’ doing, and one that had to be tried again is one', async () => {
  const { table, ids, states } = await manyMails(7);
  let tries = 0;
  const send = () => ((tries += 1) % 2 ? Promise.reject(new Error('not now')) : Promise.resolve());
  for (const id of ids) {
    await sendMailJob({ table, now, send, origin: 'https://shop.test' }, id).catch(() => undefined);
    await sendMailJob({ table, now, send, origin: 'https://shop.test' }, id);
  }
  expect(await states()).toEqual([...Array.from({ length: 6 }, () => 'sent'), 'held']);
  expect(tries).toBe(12);
});

it('an address gets six such mails in each hour of the clock, and another address has six of its own', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T07:59:59.000Z') });
  onTestFinished(() => void vi.useRealTimers());
  moveClock(0);
  const { table, ids, states } = await manyMails(13);
  const send = (id: string) =>
    sendMailJob({ table, now, send: async () => undefined, origin: 'https://shop.test' }, id);
  for (const id of ids.slice(0, 7)) await send(id);
  vi.setSystemTime(new Date('2026-11-20T08:00:00.000Z'));
  for (const id of ids.slice(7)) await send(id);
  const six = Array.from({ length: 6 }, () => 'sent');
  expect(await states()).toEqual([...six, 'held', ...six]);
  const other = requestMail({ to: 'cam@example.com', language: 'vi', content });
  await table.write([other]);
  const { id } = MailJob.parse(other.build('').Put?.Item);
  await send(id);
  expect((await table.get(mailKey(id), MailJob))?.state).toBe('sent');
});

it('a mail is asked for as it waits, and kept for thirty days', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T07:00:00.000Z') });
  onTestFinished(() => void vi.useRealTimers());
  moveClock(0);
  const { Put } = requestMail({ to: 'lan@example.com', language: 'en', content }).build('');
  expect(Put?.Item).toMatchObject({
    entity: 'mail',
    to: 'lan@example.com',
    language: 'en',
    content,
    state: 'waiting',
    requestedAt: '2026-11-20T07:00:00.000Z',
    expiresAt: Date.parse('2026-12-20T07:00:00.000Z') / 1000,
  });
});

const aDigest: MailContent = { template: 'notification-digest', fullName: 'Lan', count: 1, lines: ['Một'] };

async function sentTo(to: string, mail: MailContent) {
  const { table } = memoryTable();
  const at = now().toISOString();
  await noteReport({ table, now }, { kind: 'hard', address: 'lan@example.com', sentAt: at, at });
  const operation = requestMail({ to, language: 'vi', content: mail });
  await table.write([operation]);
  const { id } = MailJob.parse(operation.build('').Put?.Item);
  const send = vi.fn<() => Promise<void>>(() => Promise.resolve());
  await sendMailJob({ table, now, send, origin: 'https://shop.test' }, id);
  return { sent: send.mock.calls.length, state: (await table.get(mailKey(id), MailJob))?.state };
}

it('an address that bounced gets no more mail, and another still does', async () => {
  expect(await sentTo('lan@example.com', aDigest)).toEqual({ sent: 0, state: 'held' });
  expect(await sentTo('cam@example.com', aDigest)).toEqual({ sent: 1, state: 'sent' });
});

it.each<MailContent>([
  { template: 'contact-code', codeId: '01KAEF5X8FQ2YR0H3V6JN7TE9D' },
  { template: 'password-changed' },
  { template: 'leaving-dated', dueAt: '2026-12-20T07:00:00.000Z' },
])('$template goes even to an address that bounced, because law or safety demands it', async (mail) => {
  expect(await sentTo('lan@example.com', mail)).toEqual({ sent: 1, state: 'sent' });
});

it('a message about a mail that is kept no more sends nothing and makes none', async () => {
  const { table, rows } = memoryTable();
  const send = vi.fn<() => Promise<void>>(() => Promise.resolve());
  await sendMailJob({ table, now, send, origin: 'https://shop.test' }, 'gone');
  expect([send.mock.calls.length, rows()]).toEqual([0, []]);
});
