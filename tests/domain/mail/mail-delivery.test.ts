import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type MailContent, type MailJob, mailKey } from '#functions/domain/mail/mail-job.ts';
import { sendMailJob } from '#functions/domain/mail/send-mail.ts';
import type { Mail } from '#functions/platform/clients/mail-transport.ts';
import { log } from '#functions/platform/log.ts';
import { guestToken, invoiceToken } from '#functions/platform/tokens/guest-token.ts';
import { linkToken, otpCode } from '#functions/platform/tokens/signed-tokens.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { playSecrets, useSecret } from '../support/secret.ts';

beforeAll(useSecret);
beforeEach(() => {
  playSecrets();
  vi.spyOn(log, 'info').mockReturnValue();
});

const origin = 'https://shop.test';
const requestedAt = '2026-11-22T03:00:00.000Z';
const requested = Date.parse(requestedAt) / 1000;

/** One mail that waits, and a worker's clock. */
function aMail(content: MailContent, given: Partial<MailJob> = {}) {
  const { table, put, rows } = memoryTable();
  const clock = { now: new Date(requestedAt) };
  put([
    {
      ...mailKey('M1'),
      entity: 'mail',
      id: 'M1',
      to: 'lan@example.com',
      language: 'en',
      content,
      state: 'waiting',
      requestedAt,
      ...given,
    },
  ]);
  const sent: Mail[] = [];
  const post = async (mail: Mail) => void sent.push(mail);
  const send = (carry = post, where: Table = table) =>
    sendMailJob({ table: where, now: () => clock.now, send: carry, origin }, 'M1');
  const job = () => rows().find(({ pk }) => pk === 'MAIL#M1');
  return { table, clock, sent, send, job };
}

const order = {
  template: 'order-placed',
  code: 'CL1',
  orderId: 'o1',
  total: 1000,
  guest: false,
  unproven: false,
} as const;
const invoice = {
  template: 'invoice-issued',
  invoiceId: 'i1',
  code: 'CL1',
  series: '1C26TCL',
  number: 7,
  total: 1000,
  of: null,
  reason: '',
} as const;
const asked = { kind: 'delete', text: 'x', dueOn: '2026-12-15' } as const;
const days = (count: number) => requested + count * 24 * 3600;

describe('a mail leads', () => {
  const guestLink = async (id: string) =>
    `/e-commerce/orders/guest#id=${id}&token=${await guestToken(id, days(90))}`;
  it.each<[string, MailContent, () => string[] | Promise<string[]>]>([
    ['to the order', order, () => ['/e-commerce/orders/o1']],
    [
      'a guest to their order alone, for ninety days',
      { ...order, guest: true },
      async () => [await guestLink('o1')],
    ],
    [
      'a guest to their order with a link that outlasts those before an address was corrected',
      { ...order, guest: true, linksFrom: days(90) + 1 },
      async () => [`/e-commerce/orders/guest#id=o1&token=${await guestToken('o1', days(90) + 1)}`],
    ],
    [
      'to the invoice, for a year',
      invoice,
      async () => [`/e-commerce/invoices/open#id=i1&token=${await invoiceToken('i1', days(366))}`],
    ],
    [
      'a guest to each of their orders',
      {
        template: 'guest-links',
        orders: [
          { orderId: 'o1', code: 'A' },
          { orderId: 'o2', code: 'B' },
        ],
      },
      async () => [await guestLink('o1'), await guestLink('o2')],
    ],
    ['who is let in to the shop', { template: 'account-approved', isActive: true }, () => ['/']],
    ['who is let in to their papers', { template: 'account-approved', isActive: false }, () => ['/kyc']],
    [
      'who is turned away to come again',
      { template: 'account-rejected', reason: 'x', linkId: 'L1' },
      async () => [`/apply-again#token=${await linkToken('apply-again', 'L1')}`],
    ],
    ['who is asked to their profile', { template: 'account-asked', reason: 'x' }, () => ['/profile']],
    ['who is unlocked to the door', { template: 'account-unlocked' }, () => ['/login']],
    [
      'who works here to a password',
      { template: 'staff-invitation', linkId: 'L1' },
      async () => [`/reset-password#token=${await linkToken('staff-invitation', 'L1')}`],
    ],
    [
      'to a request about data',
      { template: 'privacy-link', linkId: 'L1' },
      async () => [`/privacy-request#token=${await linkToken('ask-privacy', 'L1')}`],
    ],
    ['nowhere from an answer about data', { template: 'privacy-answered', ...asked }, () => []],
    [
      'to the proof of an address',
      { template: 'verify-email', linkId: 'L1' },
      async () => [`/verify-email#token=${await linkToken('verify-email', 'L1')}`],
    ],
    [
      'to a new password',
      { template: 'reset-password', linkId: 'L1' },
      async () => [`/reset-password#token=${await linkToken('reset-password', 'L1')}`],
    ],
    [
      'to undoing a change',
      { template: 'contact-changed', kind: 'email', to: 'x@example.com', linkId: 'L1' },
      async () => [`/account/undo#token=${await linkToken('undo-change', 'L1')}`],
    ],
    [
      'to what is back, and out of such mails',
      {
        template: 'back-in-stock',
        fullName: 'Lan',
        userId: 'lan',
        productName: 'Nón',
        variantName: null,
        slug: 'non',
      },
      async () => [
        '/e-commerce/product/non',
        `/e-commerce/restock#${await linkToken('stop-restock', 'lan')}`,
      ],
    ],
    [
      'to what is unread, and out of such mails',
      { template: 'notification-digest', fullName: 'Lan', count: 1, lines: ['x'] },
      () => ['/notifications', '/system/settings/notifications'],
    ],
    ['to papers', { template: 'identity-approved', fullName: 'Lan', isFirst: true }, () => ['/kyc']],
    ['nowhere where there is nothing to do', { template: 'password-changed' }, () => []],
  ])('%s', async (_, content, places) => {
    const { send, sent } = aMail(content);
    await send();
    const found = (sent[0]?.text.match(/https:\/\/shop\.test\S*/g) ?? []).map((href) =>
      href.slice(origin.length),
    );
    expect(found).toEqual(await places());
  });

  it.each([
    [{ template: 'contact-code', codeId: 'C1' } as const, 'C1'],
    [{ template: 'password-otp', fullName: 'Lan', otpId: 'C1' } as const, 'C1'],
  ])('nowhere with a code: %o', async (content, id) => {
    const { send, sent } = aMail(content);
    await send();
    expect(sent[0]?.text).toContain(await otpCode(id));
  });

  it.each([
    ['vi', 'Đơn hàng A'],
    ['en', 'Order A'],
  ] as const)('in %s by the name of each order', async (language, label) => {
    const content = { template: 'guest-links' as const, orders: [{ orderId: 'o1', code: 'A' }] };
    const { send, sent } = aMail(content, { language });
    await send();
    expect(sent[0]?.text).toContain(`${label}: https://`);
  });
});

describe('a mail that waits', () => {
  const content: MailContent = { template: 'password-changed', fullName: 'Lan' };

  it('is sent once, in HTML and plain text, under a name of its own', async () => {
    const { send, sent, job, clock } = aMail(content);
    await send();
    await send();
    expect(sent).toEqual([
      {
        messageId: '<M1@cholang.vn>',
        to: 'lan@example.com',
        subject: expect.stringContaining('password') as unknown,
        html: expect.stringContaining('<html lang="en">') as unknown,
        text: expect.stringContaining('Lan') as unknown,
      },
    ]);
    expect(job()).toMatchObject({ state: 'sent', sentAt: clock.now.getTime() / 1000 });
    expect(job()).not.toHaveProperty('leasedUntil');
    expect(job()).not.toHaveProperty('isCounted');
  });

  it.each([
    [59, false],
    [60, true],
  ])('is another worker’s for a minute: after %s seconds it is sent: %s', async (seconds, isSent) => {
    const { send, sent, clock, job } = aMail(content, { leasedUntil: requested + 60 });
    clock.now = new Date((requested + seconds) * 1000);
    if (isSent) await send();
    else await expect(send()).rejects.toThrow('Another worker is sending this mail');
    expect([sent.length, job()?.['state']]).toEqual(isSent ? [1, 'sent'] : [0, 'waiting']);
  });

  it('is leased while it is sent, and waits again where that failed', async () => {
    const { send, sent, job } = aMail(content);
    await expect(
      send(async () => {
        expect(job()).toMatchObject({ state: 'waiting', leasedUntil: requested + 60 });
        throw new Error('The mail server is away');
      }),
    ).rejects.toThrow('away');
    expect(job()).toMatchObject({ state: 'waiting' });
    expect(job()).not.toHaveProperty('leasedUntil');
    await send();
    expect(sent).toHaveLength(1);
  });

  it('is held where there is no address, and not tried again', async () => {
    const { send, sent, job } = aMail(content, { to: '' });
    await send();
    await send();
    expect([sent, job()?.['state'], job()?.['leasedUntil']]).toEqual([[], 'held', undefined]);
    expect(log.info).toHaveBeenCalledExactlyOnceWith('mail held back', {
      mailId: 'M1',
      template: 'password-changed',
    });
  });

  it.each<[MailContent, boolean]>([
    [order, false],
    [{ ...order, unproven: true }, true],
    [{ template: 'guest-links', orders: [{ orderId: 'o1', code: 'A' }] }, true],
    [content, false],
  ])('takes a turn of its address where a stranger may have asked for it: %o', async (asks, isCounted) => {
    const { send, job, sent } = aMail(asks);
    await send();
    expect([sent.length, job()?.['isCounted'] === true]).toEqual([1, isCounted]);
  });
});
