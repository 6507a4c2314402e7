import { connect } from 'node:net';
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Mail } from '#infra/local/mail/mailbox.ts';
import { aSmallCloud } from './fixtures/small-cloud.ts';

let cloud: Awaited<ReturnType<typeof aSmallCloud>>;
let transport: ReturnType<typeof createTransport>;
beforeAll(async () => {
  cloud = await aSmallCloud({ resources: {} });
  transport = createTransport(cloud.mailbox.smtpUrl);
});
afterAll(() => cloud.close());
beforeEach(() => cloud.mailbox.clear());

const mail = (given: Record<string, unknown> = {}) =>
  transport.sendMail({
    from: 'Chợ Làng <no-reply@cholang.vn>',
    to: 'an@example.com',
    subject: 'Xin chào',
    text: 'Mở https://cholang.vn/x?a=1&b=2 nhé',
    html: '<p>Chào</p>',
    ...given,
  });

async function read(search = ''): Promise<Mail[]> {
  return (await (await fetch(`${cloud.url}/dev/mail.json${search}`)).json()) as Mail[];
}
const page = async (path = '/dev/mail') => (await fetch(cloud.url + path)).text();

describe('the mailbox', () => {
  it('keeps a mail whole, with its links', async () => {
    await mail();
    expect(await read()).toMatchObject([
      {
        from: 'Chợ Làng <no-reply@cholang.vn>',
        to: ['an@example.com'],
        subject: 'Xin chào',
        html: expect.stringContaining('<p>Chào</p>') as string,
        links: ['https://cholang.vn/x?a=1&b=2'],
      },
    ]);
  });

  it('two deliveries of one Message-ID are one mail', async () => {
    const messageId = '<one@cholang.vn>';
    await mail({ messageId });
    await mail({ messageId, subject: 'Again' });
    expect((await read()).map(({ subject }) => subject)).toEqual(['Xin chào']);
  });

  it('finds the mails to one address, and to no address that only ends like it', async () => {
    await mail();
    await mail({ to: 'lan.an@example.com' });
    await mail({ to: ['binh@example.com', 'AN@example.com'], subject: 'Both' });
    expect((await read('?to=an@example.com')).map(({ subject }) => subject)).toEqual(['Both', 'Xin chào']);
    expect(await read('?to=example.com')).toEqual([]);
  });

  it('refuses as often as asked, then takes mail again', async () => {
    await fetch(`${cloud.url}/dev/mail/fail`, { method: 'POST', body: new URLSearchParams({ times: '2' }) });
    await expect(mail()).rejects.toThrow('451');
    await expect(mail()).rejects.toThrow('451');
    await mail();
    expect(await read()).toHaveLength(1);
  });

  it('forgets everything when asked', async () => {
    await mail();
    await fetch(`${cloud.url}/dev/mail.json`, { method: 'DELETE' });
    expect(await read()).toEqual([]);
  });

  it('shows hostile subjects, senders and contents as text', async () => {
    const script = `"><script>alert('x')</script>`;
    await mail({
      from: { name: script, address: 'evil@example.com' },
      subject: script,
      html: `<p title='"'>${script}</p>`,
      text: `https://evil.test/"onmouseover=alert(1) ${script}`,
    });
    const [kept] = await read();
    expect(kept?.subject).toBe(script);
    for (const html of [await page(), await page(`/dev/mail/${kept?.id}`)]) {
      expect(html).not.toContain('<script>');
      expect(html).not.toContain('"onmouseover');
      expect(html).toContain('&lt;script&gt;');
      expect(html).toMatch(/sandbox="(?!.*allow-(scripts|same-origin))/);
    }
  });

  it('shows a mail that has words only', async () => {
    await mail({ html: undefined, text: 'Chỉ có chữ <b>' });
    expect(await page()).toContain('Chỉ có chữ &amp;lt;b&amp;gt;');
  });

  it('outlives a client that hangs up midway', async () => {
    const { hostname, port } = new URL(cloud.mailbox.smtpUrl);
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), hostname, () => socket.write('EHLO x\r\nMAIL FROM:<a@b.c>\r\n'));
      socket.on('data', () => socket.resetAndDestroy()).on('close', () => resolve());
    });
    await mail();
    expect(await read()).toHaveLength(1);
  });
});
