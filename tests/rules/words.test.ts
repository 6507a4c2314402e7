import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { filesIn } from './source-files.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

type Line = { at: string; text: string };

/** Every line of the texts in one language, and `file:line` where it stands. */
const linesOf = (files: { path: string; text: string }[]): Line[] =>
  files.flatMap(({ path, text }) =>
    text.split('\n').map((line, place) => ({ at: `${path}:${place + 1}`, text: line })),
  );

const localeFiles = (language: string) =>
  readdirSync(join(root, 'web/locales', language), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => `web/locales/${language}/${name}`)
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

const code = (...paths: string[]) =>
  paths.map((path) => {
    const file = filesIn(path.split('/')[0] ?? '').find((one) => one.path === path);
    if (!file && !existsSync(join(root, path))) throw new Error(`${path} holds texts no more`);
    return { path, text: file?.text ?? '' };
  });

const vietnamese = linesOf([
  ...localeFiles('vi'),
  ...code('shared/messages/vi.ts', 'functions/domain/pages/page-texts.ts'),
]);
const english = linesOf([...localeFiles('en'), ...code('shared/messages/en.ts')]);
const bothInOne = linesOf([
  ...filesIn('functions/domain/mail', 'functions/domain/returns'),
  ...filesIn('seed/world'),
]);

/** A key is no word of ours: `"stall": "Store"` says store. */
const said = (text: string) => text.replace(/^\s*"\w+":/, '');

const found = (lines: Line[], pattern: RegExp) =>
  lines.filter(({ text }) => pattern.test(said(text))).map(({ at, text }) => `${at} ${text.trim()}`);

describe('what people read', () => {
  it('puts tones where we put them: hóa, xóa, tùy, thỏa, hòa', () => {
    // The mark belongs on the first vowel of an open syllable: hóa, but hoàn and thoáng.
    const newPlacement = /(?:o[àáảãạ]|o[èéẻẽẹ]|(?<![qQ])u[ỳýỷỹỵ])(?![\p{L}])/iu;
    expect(found([...vietnamese, ...bothInOne], newPlacement)).toEqual([]);
  });

  it('calls goods sản phẩm; món is what one eats', () => {
    expect(found(vietnamese, /(?<!\p{L})món(?!\p{L})/iu)).toEqual([]);
  });

  it('names providers as they name themselves', () => {
    expect(found([...vietnamese, ...english, ...bothInOne], /VNPay|Vn-?Pay|Viet QR|Vietqr/)).toEqual([]);
  });

  it('has one word for one act', () => {
    const others: [RegExp, string][] = [
      [/(?:đi|dạo) chợ/iu, 'Mua sắm'],
      [
        /miễn phí giao(?! hàng toàn)|(?<!\p{L})phí giao(?!\p{L})|không phí/iu,
        'Miễn phí vận chuyển, phí vận chuyển',
      ],
      [/(?:yêu cầu|được|muốn) trả hàng/iu, 'Đổi trả'],
      [/để dành/iu, 'Lưu để mua sau'],
      [/tiền mặt khi nhận|trả cho người giao/iu, 'Thanh toán khi nhận hàng (COD)'],
      [/(?<!\p{L})cách (?:thanh toán|nhận hàng|trả tiền)/iu, 'Phương thức, hình thức'],
      [/lần thanh toán|diễn biến|làm ra bởi/iu, 'a word people use'],
      [/người làng(?!\p{L})|bà con/iu, 'chúng tôi, khách hàng'],
    ];
    for (const [pattern, instead] of others)
      expect(found(vietnamese, pattern), `better: ${instead}`).toEqual([]);
  });

  it('speaks one English', () => {
    const others: [RegExp, string][] = [
      [/\blog(?:ged|ging)? (?:in|out)\b/i, 'Sign in'],
      [/\bfree delivery\b|\bdelivered free\b/i, 'Free shipping'],
      [/\be-mail/i, 'email'],
      [/\bpick-up\b/i, 'pickup'],
      [/\bstalls?\b/i, 'store'],
    ];
    for (const [pattern, instead] of others) {
      const lines = found(english, pattern).filter((line) => !line.includes('Session expired'));
      expect(lines, `better: ${instead}`).toEqual([]);
    }
  });
});
