import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { languages } from '#shared/values/language.ts';
import { MailContent, type MailJob } from '#functions/domain/mail/mail-job.ts';
import { toHtml, toPlainText } from '#functions/domain/mail/mail-layout.ts';
import { mailText } from '#functions/domain/mail/mail-texts.ts';
import { sendMailJob } from '#functions/domain/mail/send-mail.ts';
import { now } from '#functions/platform/clock.ts';
import type { Mail } from '#functions/platform/clients/mail-transport.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { useSecret } from '../support/secret.ts';
import { mailContents as contents } from './mail-contents.ts';

beforeAll(useSecret);

const href = 'https://cholang.vn/x?token=L1.abc&b=1';
const facts = {
  href,
  code: '042137',
  stopHref: 'https://cholang.vn/stop#U1.abc',
  links: [{ label: 'Đơn hàng CL261121ABCDE', href }],
};

/** These lead to a page, not to something with a name of its own. */
const leads = [
  'identity-consent',
  'identity-approved',
  'identity-asked',
  'account-approved',
  'account-asked',
  'account-unlocked',
];

const mails = languages.flatMap((language) =>
  contents.map((content) => [language, content.template, content] as const),
);

it('every mail there is is looked at', () => {
  const templates = MailContent.options.flatMap(({ shape }) => [
    ...(shape.template instanceof z.ZodEnum ? shape.template.options : [shape.template.value]),
  ]);
  expect(contents.map(({ template }) => template)).toEqual(templates);
});

describe.each(mails)('in %s, %s', (language, _, content) => {
  const text = mailText(language, content, facts);
  const html = toHtml(text, language);
  const plain = toPlainText(text, language);

  it('says everything, with nothing left to fill in', () => {
    expect(text.subject.length).toBeGreaterThan(10);
    for (const written of [text.subject, html, plain]) {
      expect(written).not.toMatch(/\{\w*\}|undefined|null|NaN|\[object/);
    }
    expect(plain.includes('Nguyễn Thị Lan')).toBe('fullName' in content);
    expect(plain).not.toMatch(/<\w/);
  });

  it('says the same in HTML and in plain text', () => {
    for (const line of [text.greeting, ...text.lines, text.closing]) {
      expect(plain).toContain(line);
      expect(html).toContain(line.replaceAll("'", '&#39;'));
    }
  });

  it('leads where it should', () => {
    // A supplier has no account to look into: all of a purchase stands in its mail.
    const hasLink =
      leads.includes(content.template) ||
      (content.template !== 'purchase-sent' &&
        ['lines', 'linkId', 'orderId', 'slug', 'orders', 'invoiceId'].some((name) => name in content));
    expect(plain.includes(facts.href)).toBe(hasLink);
    expect(html.includes('href="https://cholang.vn/x?token=L1.abc&amp;b=1"')).toBe(hasLink);
    expect(plain.includes(facts.code)).toBe('otpId' in content || 'codeId' in content);
  });

  it('is a page of its language', () => {
    expect(html).toContain(`<html lang="${language}">`);
  });
});

it('languages do not share a sentence', () => {
  for (const content of contents) {
    const [vi, en] = languages.map((language) => mailText(language, content, facts));
    expect(vi?.closing).not.toBe(en?.closing);
    expect(vi?.subject).not.toBe(en?.subject);
  }
});

it.each(['toString', 'constructor', '__proto__'])(
  'a note of staff that reads “%s” stands as it is',
  (note) => {
    const order = { code: 'CL1', orderId: 'O1', total: 1000, guest: false, unproven: false };
    for (const language of languages) {
      const text = mailText(language, { template: 'order-cancelled', ...order, note }, { href });
      expect(text.lines.join(' ')).toContain(note);
      expect(toHtml(text, language)).toContain(note);
    }
  },
);

it('a name cannot bring markup into a mail', () => {
  const fullName = `<b>Lan</b> "&'<script>`;
  const html = toHtml(mailText('vi', { template: 'password-changed', fullName }, {}), 'vi');
  expect(html).toContain('&lt;b&gt;Lan&lt;/b&gt; &quot;&amp;&#39;&lt;script&gt;');
  expect(html).not.toMatch(/<b>|<script/);
});

describe('sending', () => {
  const job: MailJob = {
    id: 'M1',
    to: 'lan@example.com',
    language: 'vi',
    content: { template: 'reset-password', fullName: 'Lan', linkId: 'L1' },
    state: 'waiting',
    requestedAt: '2026-11-21T02:00:00.000Z',
  };

  /** A table that hands out the job once, and keeps what is written of it. */
  function tableWith(found: MailJob | undefined, known = found) {
    const written: unknown[] = [];
    const table = {
      change: async () => found,
      get: async () => known,
      write: async (operations: { build: (name: string) => object }[]) =>
        void written.push(...operations.map(({ build }) => build('t'))),
    };
    // Only these three are used.
    return { table: table as unknown as Table, written: () => JSON.stringify(written) };
  }

  it('works the link out at the last moment, and notes that it is sent', async () => {
    const sent: Mail[] = [];
    const { table, written } = tableWith(job);
    await sendMailJob(
      { table, now, origin: 'https://cholang.vn', send: async (mail) => void sent.push(mail) },
      'M1',
    );
    expect(sent).toMatchObject([{ messageId: '<M1@cholang.vn>', to: 'lan@example.com' }]);
    expect(sent[0]?.text).toMatch(/https:\/\/cholang\.vn\/reset-password#token=L1\.[\w-]{32}/);
    expect(written()).toContain('"sent"');
    expect(written()).not.toContain('token=');
  });

  it('gives the job back when sending failed', async () => {
    const { table, written } = tableWith(job);
    const send = () => Promise.reject(new Error('The mail server is away'));
    await expect(sendMailJob({ table, now, origin: '', send }, 'M1')).rejects.toThrow('away');
    expect(written()).toContain('REMOVE #leasedUntil');
    expect(written()).not.toContain('"sent"');
  });

  it('leaves a sent mail alone, and one in another worker’s hands for later', async () => {
    const send = () => Promise.reject(new Error('Must not be called'));
    const deps = (known: MailJob | undefined) => ({
      table: tableWith(undefined, known).table,
      now,
      origin: '',
      send,
    });
    await sendMailJob(deps({ ...job, state: 'sent' }), 'M1');
    await sendMailJob(deps(undefined), 'M1');
    await expect(sendMailJob(deps(job), 'M1')).rejects.toThrow('Another worker');
  });
});
