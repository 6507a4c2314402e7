import { describe, expect, it } from 'vitest';
import { vi as texts } from '#web/locales/vi.ts';
import { listCases } from './list-cases.ts';
import { filesIn } from '../../rules/source-files.ts';

const components = filesIn('web').filter(
  ({ path }) =>
    path.endsWith('.tsx') && !/^web\/ui\/(?:list\/|showcase\/|publishing\/content-list)/.test(path),
);
const pathsOf = (files: { path: string }[]) => files.map(({ path }) => path).toSorted();
const declared = /\b(?:staffList|contentList)\(/;
const isOfKit = ({ text }: { text: string }) =>
  /<(?:List(?:Screen|Faces)|CursorList)\b/.test(text) || declared.test(text);

/** Parts of a page, whose faces are the kit's alone. */
const partsOfPages = [
  'web/back-office/inventory/components/movement-lines.tsx',
  'web/back-office/inventory/components/uncounted-goods.tsx',
  'web/back-office/jobs/components/job-list-page.tsx',
  'web/back-office/jobs/components/job-rows.tsx',
  'web/back-office/jobs/components/recent-jobs.tsx',
  'web/back-office/overview/components/category-margins.tsx',
  'web/back-office/payments/components/credit-screen.tsx',
  'web/back-office/referrals/components/held-rewards.tsx',
  'web/back-office/reports/components/drill-payments.tsx',
  'web/back-office/tills/components/till-entries.tsx',
  'web/back-office/vouchers/components/voucher-holders.tsx',
  'web/features/accounts/components/own/leaving-card.tsx',
  'web/features/accounts/components/own/passkeys-card.tsx',
  'web/features/accounts/components/own/sessions-card.tsx',
  'web/features/discussion/components/thread-lists.tsx',
  'web/features/library/components/continue-reading.tsx',
  'web/features/news/components/upcoming-events.tsx',
  'web/features/privacy/components/privacy-requests.tsx',
  'web/features/referrals/components/network-panel.tsx',
  'web/features/subjects/components/recent-subjects.tsx',
  'web/ui/publishing/version-history.tsx',
  'web/ui/reading/likers-dialog.tsx',
  'web/ui/record/history.tsx',
];

/** Lists that draw their faces themselves: their number may only fall. */
const drawnByHand = [
  'web/back-office/price-books/components/book-lines.tsx',
  'web/back-office/reports/components/grouped-report.tsx',
  'web/features/catalogue/home/components/newest-products.tsx',
  'web/features/catalogue/listing/components/product-results.tsx',
  'web/features/catalogue/makers/components/business-list-page.tsx',
  'web/features/discussion/components/comment-replies.tsx',
  'web/features/members/components/follow-list.tsx',
  'web/features/members/components/relations-card.tsx',
  'web/features/referrals/components/ledger-card.tsx',
  'web/features/reviews/components/review-list.tsx',
];

const textAt = (namespace: string, key: string): unknown =>
  [namespace, ...key.split('.')].reduce<unknown>(
    (found, part) => (found as Record<string, unknown> | undefined)?.[part],
    texts,
  );

/** Where the texts of a declared list are. */
const textsOf = (text: string) => /ns: '(\w+)', at: '([\w.]+)'/.exec(text)?.slice(1) ?? [];

/** The first bracket after this place, with all it holds. */
function bracketAt(text: string, place: number): string {
  if (place < 0) return '';
  const from = text.slice(place).search(/[({]/) + place;
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if ('({'.includes(text.charAt(at))) depth += 1;
    if (')}'.includes(text.charAt(at)) && (depth -= 1) === 0) return text.slice(from, at + 1);
  }
  return text.slice(from);
}

/** The sentence by which a list says that it could not be read. */
function failureOf(text: string): unknown {
  if (declared.test(text)) {
    const [ns = '', at = ''] = textsOf(text);
    return textAt(ns, `${at}.failed`);
  }
  // A piece for readers of any kind of content is looked at as that of news.
  const [, namespace = 'news'] = /useTranslation\(\[?(?:'(\w+)'|kind\.texts\.ns)/.exec(text) ?? [];
  const [, of = namespace, key = ''] = /failed(?:=\{|: )t\('(?:(\w+):)?([\w.]+)'[),]/.exec(text) ?? [];
  return textAt(of, key);
}

describe('lists', () => {
  it('of the kit are walked through all their faces, or are a part of a page', () => {
    const walked: unknown[] = listCases.map(({ says }) => says.failed);
    const others = components.filter((file) => isOfKit(file) && !walked.includes(failureOf(file.text)));
    expect(pathsOf(others)).toEqual(partsOfPages);
  });

  it('say in a text of ours that they failed', () => {
    const silent = components.filter((file) => isOfKit(file) && typeof failureOf(file.text) !== 'string');
    expect(pathsOf(silent)).toEqual([]);
  });

  it.each(components.filter(({ text }) => declared.test(text)))('$path has all its texts', ({ text }) => {
    const [ns = '', at = ''] = textsOf(text);
    const columns = [...text.matchAll(/\bcol\.\w+\(\s*'(\w+)'/g)]
      .filter(({ index }) => !/\blabel:/.test(bracketAt(text, index)))
      .map(([, name = '']) => name);
    const rules = bracketAt(text, text.search(/\bchoices: \{/)).matchAll(
      /(\w+): (?:'[\w:.]+'|use\w+|\{[^{}]*\})/g,
    );
    const filters = [...rules]
      .filter(([rule, name]) => name && !/\blabel: /.test(rule))
      .flatMap(([, name = '']) => [name, `all.${name}`]);
    const wanted = ['title', 'failed', 'empty', 'emptyHint', ...columns, ...filters];
    expect(wanted.filter((key) => typeof textAt(ns, `${at}.${key}`) !== 'string')).toEqual([]);
  });

  it('that are read page by page are made by the kit', () => {
    const paged = /<Pagination\b|\bhasNextPage\b|\buse(?:InfiniteQuery|CursorRows)\(/;
    const others = components.filter(
      (file) => paged.test(file.text) && !isOfKit(file) && !file.path.startsWith('web/ui/'),
    );
    expect(pathsOf(others)).toEqual(drawnByHand);
  });
});

it.each([
  [`useTranslation('orders'); <ListFaces failed={t('failed')}`, texts.orders.failed],
  [
    `useTranslation(['people', 'accounts']); failed={t('accounts:users.failed')}`,
    texts.accounts.users.failed,
  ],
  [`useTranslation('money'); texts={{ failed: t('inbox.failed'), empty: '' }}`, texts.money.inbox.failed],
  [`useTranslation('money'); failed={failed}`, undefined],
])('%s', (text, failure) => {
  expect(failureOf(text)).toBe(failure);
});
