import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getMe } from '#shared/accounts/users.contract.ts';
import { getProductBySlug } from '#shared/catalogue/get-product.contract.ts';
import { listProducts } from '#shared/catalogue/list-products.contract.ts';
import { answerAddress, type FirstAnswer, firstDataId } from '#shared/first-data.ts';
import type { cameWithPage as Came, takeFirstAnswer as Take } from '#web/platform/api/first-answers.ts';

const newest = { sortBy: 'createdAt', sortDir: 'desc', page: '1', pageSize: '20' };
const page = { data: [], total: 0 };

let take: typeof Take;
let came: typeof Came;

/** A page that was served with these answers, opened so long ago. */
async function aPage(answers: FirstAnswer[] | undefined, { age = 100 } = {}): Promise<void> {
  const textContent = JSON.stringify(answers);
  vi.stubGlobal('document', {
    getElementById: (id: string) => (answers && id === firstDataId ? { textContent } : null),
  });
  vi.spyOn(performance, 'now').mockReturnValue(age);
  vi.resetModules();
  ({ takeFirstAnswer: take, cameWithPage: came } = await import('#web/platform/api/first-answers.ts'));
}

const answers: FirstAnswer[] = [
  { address: '/products?page=1&pageSize=20&sortBy=createdAt&sortDir=desc', reply: page },
];

beforeEach(() => aPage(answers));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('answers the question it was made for, in whatever order it is asked', () => {
  const { sortBy, ...rest } = newest;
  expect(take(listProducts, { query: { ...rest, sortBy } })).toEqual({ reply: page });
});

it('answers once: whoever asks again wants news', () => {
  take(listProducts, { query: newest });
  expect(take(listProducts, { query: newest })).toBeUndefined();
});

it('is remembered as what came with the page, and nothing else is', () => {
  expect(came(listProducts, { query: newest })).toBe(false);
  take(listProducts, { query: newest });
  expect(came(listProducts, { query: newest })).toBe(true);
  expect(came(listProducts, { query: { ...newest, page: '2' } })).toBe(false);
});

it('answers no other question', () => {
  expect(take(listProducts, { query: { ...newest, page: '2' } })).toBeUndefined();
  expect(take(listProducts, {})).toBeUndefined();
  expect(take(getProductBySlug, { params: { slug: 'gao' } })).toBeUndefined();
  expect(take(getMe, {})).toBeUndefined();
});

it('is not asked once it is old', async () => {
  await aPage(answers, { age: 31_000 });
  expect(take(listProducts, { query: newest })).toBeUndefined();
});

it('is missed by nobody where a page brought none', async () => {
  await aPage(undefined);
  expect(take(listProducts, { query: newest })).toBeUndefined();
});

it.each([
  [{ params: { slug: 'gạo nếp/1' } }, '/products/slug/g%E1%BA%A1o%20n%E1%BA%BFp%2F1'],
  [{ params: { slug: 'a' }, query: undefined }, '/products/slug/a'],
])('names %j %s', (asked, address) => {
  expect(answerAddress(getProductBySlug, asked)).toBe(address);
});
