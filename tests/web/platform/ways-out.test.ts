import { describe, expect, it } from 'vitest';
import { vi } from '#web/locales/vi.ts';
import { filesIn } from '#tests/rules/source-files.ts';

type Text = { key: string; text: string };

const textsOf = (words: unknown, at = ''): Text[] =>
  typeof words === 'string'
    ? [{ key: at, text: words }]
    : Object.entries(words as object).flatMap(([name, inner]) => textsOf(inner, at ? `${at}.${name}` : name));

const texts = textsOf(vi);
const isActOfRejecting = /(?:^|\.)(?:reject|refuse)\w*$|(?:reject|refuse)\w*\.submit$/;

/** What a dialog's way out says, by the keys that stand beside `cancelText`. */
const waysOut = filesIn('web').flatMap(({ text }) => {
  const [, namespace = ''] = /useTranslation\(\[?'(\w+)'/.exec(text) ?? [];
  return [...text.matchAll(/cancelText[:=]\s*\{?\s*t\('([^']+)'\)/g)].map(([, key = '']) =>
    key.includes(':') ? key.replace(':', '.') : `${namespace}.${key}`,
  );
});

describe('the way out of a question', () => {
  it('is never “Từ chối”, which is only the act of rejecting something', () => {
    const others = texts.filter(({ key, text }) => text === 'Từ chối' && !isActOfRejecting.test(key));
    expect(others).toEqual([]);
  });

  it('is named by its own texts only where “Hủy” and “Ở lại” do not fit', () => {
    const said = waysOut.map((way) => texts.find(({ key }) => key === way)?.text ?? `${way}: no such text`);
    expect([...new Set(said)].toSorted()).toEqual([
      'Giữ yêu cầu',
      'Xem lại đơn',
      'Để sau',
      'Ở lại',
      'Ở lại trang này',
    ]);
  });

  it('of what only tells something is “Đã hiểu”', () => {
    const keys = texts.filter(({ text }) => text === 'Đã hiểu').map(({ key }) => key);
    expect(keys).toEqual(['common.action.understood', 'fields.bulk.understood']);
  });
});
