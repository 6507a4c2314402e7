import { describe, expect, it } from 'vitest';
import { languages } from '#shared/values/language.ts';
import { toHtml, toPlainText } from '#functions/domain/mail/mail-layout.ts';
import { mailText } from '#functions/domain/mail/mail-texts.ts';
import { mailContents, mailVariants } from './mail-contents.ts';

const facts = {
  href: 'https://shop.test/go',
  code: '042137',
  stopHref: 'https://shop.test/stop',
  links: [{ label: 'Đơn hàng CL1', href: 'https://shop.test/one' }],
};

describe.each(languages)('mails in %s', (language) => {
  it('say word for word what stands in the file beside this', async () => {
    const written = [...mailContents, ...mailVariants].map((content) => {
      const { subject, greeting, lines, rows = [], closing, action } = mailText(language, content, facts);
      const table = rows.map(({ label, value }) => `${label}: ${value}`);
      const button = action ? [`[${action.label}]`] : [];
      return [`${content.template}: ${subject}`, greeting, ...lines, ...table, ...button, closing, ''].join(
        '\n',
      );
    });
    await expect(written.join('\n')).toMatchFileSnapshot(`written-mails.${language}.txt`);
  });

  it('lead nowhere where no link was worked out', () => {
    for (const content of [...mailContents, ...mailVariants]) {
      const { action, code, stop } = mailText(language, content, {});
      expect([action?.href ?? '', code ?? '', stop?.href ?? '']).toEqual(['', '', '']);
    }
  });
});

it('the last row of a table is its sum, and nothing stands where nothing is', () => {
  const text = {
    subject: 'Đơn',
    greeting: 'Chào bạn,',
    lines: ['Một'],
    rows: [
      { label: '2 × Gạo', value: '10 ₫' },
      { label: 'Tổng cộng', value: '10 ₫' },
    ],
    closing: 'Hết',
  };
  const html = toHtml(text, 'vi');
  expect(html.match(/font-weight:600"><td/g)).toHaveLength(1);
  expect(html.indexOf('2 × Gạo')).toBeLessThan(html.indexOf('font-weight:600"><td'));
  expect(html).not.toContain('<a ');
  expect(toPlainText(text, 'vi')).toBe(
    'Chào bạn,\n\nMột\n\n2 × Gạo: 10 ₫\nTổng cộng: 10 ₫\n\nHết\n\n--\n\nChợ Làng · Của ngon làng mình, giao tận ngõ',
  );
  const full = {
    ...text,
    links: [{ label: 'A', href: 'https://a.test' }],
    action: { label: 'B', href: 'https://b.test' },
    code: '123',
    stop: { label: 'C', href: 'https://c.test' },
  };
  expect(toHtml(full, 'en').match(/<a href="https:\/\/[abc]\.test"/g)).toHaveLength(3);
  expect(toPlainText(full, 'en').split('\n\n').slice(3)).toEqual([
    'A: https://a.test',
    'B: https://b.test',
    '123',
    'Hết',
    '--',
    'Chợ Làng · Fresh from the villages to your door',
    'C: https://c.test',
  ]);
});
