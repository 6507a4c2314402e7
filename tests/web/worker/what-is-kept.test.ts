import { describe, expect, it } from 'vitest';
import { contracts } from '#shared/registry/contracts.ts';
import { proofHeader } from '#shared/contract/route.ts';
import { accountOf } from '#web/platform/offline/account-of.ts';
import {
  isTooLarge,
  isTooOld,
  keyOf,
  languageOf,
  mayKeep,
  type Place,
  placeOf,
  type RequestFacts,
  surplusOf,
} from '#web/worker/what-is-kept.ts';
import { origin, tokenOf, tokenSaying } from './a-scope.ts';

type Given = Partial<Omit<RequestFacts, 'headers'>> & { headers?: Record<string, string> };

const asked = (path: string, { headers, ...given }: Given = {}): RequestFacts => ({
  method: 'GET',
  mode: 'cors',
  destination: '',
  referrer: `${origin}/e-commerce`,
  url: new URL(path, origin).href,
  headers: new Headers(headers),
  ...given,
});
const place = (path: string, given?: Given) => placeOf(asked(path, given), origin);
const authorization = `Bearer ${tokenOf('usr_lan')}`;
const image = { destination: 'image' } as const;
const navigation = { mode: 'navigate' } as const;

describe('where an answer belongs', () => {
  it.each<[string, Place | undefined, Given?]>([
    ['/', 'page', navigation],
    ['/e-commerce/product/xoai?ref=abc', 'page', navigation],
    ['/admin/e-commerce/orders', 'page', navigation],
    ['/sitemap.xml', undefined, navigation],
    ['/api/invoices/file', undefined, navigation],
    ['/docs/', undefined, navigation],
    ['/papers/usr_lan/card', undefined, navigation],
    ['/assets/shell-abc1234.js', 'asset'],
    ['/before-paint.js', 'file'],
    ['/service-worker.js', undefined],
    ['/media/products/xoai/480.webp', 'picture', image],
    ['/media/products/xoai/480.webp', undefined],
    ['/media/reviews/up1/480.webp', 'picture', image],
    ['/media/avatars/up1/480.webp', undefined, image],
    ['/media/posts/up1/480.webp', 'documentPicture', image],
    ['/media/posts/up1/480.webp', undefined],
    ['/media/posts/up1/480.webp', undefined, { ...image, headers: { range: 'bytes=0-9' } }],
    ['/media/lessons/up1/video.mp4', undefined],
    ['/files/up1', undefined, image],
    ['/api/products?page=2', 'catalogue'],
    ['/api/categories/tree', 'catalogue'],
    ['/api/reviews/product/p1', 'catalogue'],
    ['/api/productsheet', undefined],
    ['/api/public/guest-cart', undefined],
    ['/api/public/vouchers', undefined],
    ['https://elsewhere.test/api/products', undefined],
  ])('%s: %s', (path, expected, given) => expect(place(path, given)).toBe(expected));

  it('of reads alone', () => {
    expect(place('/api/products', { method: 'POST' })).toBeUndefined();
    expect(place('/e-commerce/product', { ...navigation, method: 'POST' })).toBeUndefined();
  });

  it('a part of a picture is no picture', () =>
    expect(
      place('/media/products/xoai/480.webp', { ...image, headers: { range: 'bytes=0-9' } }),
    ).toBeUndefined());

  it('nothing that staff look at at work, their code apart', () => {
    const referrer = `${origin}/admin/e-commerce/products`;
    expect(place('/api/products', { referrer })).toBeUndefined();
    expect(place('/media/products/xoai/480.webp', { ...image, referrer })).toBeUndefined();
    expect(place('/api/auth/me', { referrer, headers: { authorization } })).toBeUndefined();
    expect(place('/assets/shell-abc1234.js', { referrer })).toBe('asset');
    expect(place('/before-paint.js', { referrer })).toBe('file');
    expect(place('/api/products', { referrer: `${origin}/administration` })).toBe('catalogue');
    expect(place('/api/products', { referrer: '' })).toBe('catalogue');
  });
});

/** An address of each read there is, as our pages ask for it. */
const reads = contracts
  .filter(({ method }) => method === 'GET')
  .map(({ path, ...contract }) => ({ ...contract, address: `/api${path.replaceAll(/\{\w+\}/g, 'a1b2')}` }));

describe('of all the API answers', () => {
  it('what is asked with a token is kept for its owner: orders, who they are, documents; and nothing else', () => {
    const kept = reads.filter(({ address }) => place(address, { headers: { authorization } }));
    expect(kept.map(({ name }) => name).toSorted()).toEqual([
      'accounts/get-me',
      'library/get-chapter',
      'library/get-document-by-slug',
      'orders/count-orders-by-status',
      'orders/get-order',
      'orders/get-order-delivery',
      'orders/get-order-delivery-logs',
      'orders/get-order-delivery-with-timeline',
      'orders/get-order-summary',
      'orders/get-order-timeline',
      'orders/list-order-items',
      'orders/list-orders',
    ]);
    const isDocument = ({ name }: { name: string }) => name.startsWith('library/');
    expect(kept.filter((read) => read.access !== 'member' && !isDocument(read))).toEqual([]);
    for (const read of kept)
      expect(place(read.address, { headers: { authorization } })).toBe(isDocument(read) ? 'document' : 'own');
  });

  it('nothing asked with a token, known or not, goes where others find it', () => {
    for (const path of [...reads.map(({ address }) => address), '/assets/a-abc1234.js', '/before-paint.js'])
      for (const shown of [authorization, 'Bearer junk', 'Basic abc', ''])
        expect([undefined, 'own', 'document']).toContain(place(path, { headers: { authorization: shown } }));
  });

  it('nothing that was opened by a proof is kept', () => {
    for (const { address } of reads)
      for (const more of [undefined, authorization]) {
        const headers = { [proofHeader]: 'token=1', ...(more && { authorization: more }) };
        expect(place(address, { headers })).toBeUndefined();
      }
  });

  it('what is asked by nobody in particular is the catalogue, as far as everybody is told the same', () => {
    const kept = reads.filter(({ address, cacheSeconds }) => place(address) === 'catalogue' && cacheSeconds);
    expect(kept.filter(({ access, proofs }) => access !== 'public' || proofs)).toEqual([]);
    expect(kept.map(({ name }) => name).filter((name) => !/^(?:catalogue|reviews)\//.test(name))).toEqual([]);
    expect(kept.length).toBeGreaterThan(15);
    expect(reads.filter(({ address }) => place(address) === 'own')).toEqual([]);
  });
});

describe('whose a token is', () => {
  it('is said by the token', () => expect(accountOf(authorization)).toBe('usr_lan'));
  it.each([
    null,
    '',
    'Bearer undefined',
    'Basic abc',
    'Bearer a.!!.c',
    `Bearer ${tokenOf('../catalogue')}`,
    `Bearer ${tokenOf('')}`,
    `Bearer ${tokenSaying({ sub: 7 })}`,
    `Bearer ${tokenSaying(null)}`,
  ])('%s is nobody’s', (given) => expect(accountOf(given)).toBeUndefined());
  it('whatever letters it is written in', () =>
    expect(accountOf(`Bearer ${tokenSaying({ name: 'ÿÿ>?~', sub: 'usr_lan' })}`)).toBe('usr_lan'));
});

const answer = (status: number, headers: Record<string, string>, redirected = false) => ({
  status,
  redirected,
  headers: new Headers(headers),
});
const jsonType = { 'content-type': 'application/json; charset=utf-8' };
const publicly = { 'cache-control': 'public, max-age=0, s-maxage=30' };

describe('which answers are kept', () => {
  it.each<[boolean, Place, ReturnType<typeof answer>]>([
    [true, 'catalogue', answer(200, { ...jsonType, ...publicly })],
    [false, 'catalogue', answer(200, jsonType)],
    [false, 'catalogue', answer(200, { ...jsonType, 'cache-control': 'public, no-store' })],
    [false, 'catalogue', answer(200, { ...jsonType, 'cache-control': 'private' })],
    [false, 'catalogue', answer(200, { 'content-type': 'text/html', ...publicly })],
    [false, 'catalogue', answer(404, { ...jsonType, ...publicly })],
    [false, 'catalogue', answer(200, { ...jsonType, ...publicly }, true)],
    [true, 'own', answer(200, { ...jsonType, 'cache-control': 'no-store' })],
    [false, 'own', answer(200, { 'content-type': 'application/pdf' })],
    [false, 'own', answer(410, jsonType)],
    [true, 'picture', answer(200, { 'content-type': 'image/webp' })],
    [false, 'picture', answer(200, { 'content-type': 'application/json' })],
    [false, 'picture', answer(206, { 'content-type': 'image/webp' })],
    [true, 'asset', answer(200, { 'content-type': 'text/javascript' })],
    [false, 'asset', answer(200, { 'content-type': 'text/html; charset=utf-8' })],
    [true, 'document', answer(200, { 'content-type': 'application/json', 'cache-control': 'private' })],
    [false, 'document', answer(200, { 'content-type': 'text/html; charset=utf-8' })],
    [false, 'documentPicture', answer(200, { 'content-type': 'image/webp' })],
  ])('%s: %s, %o', (expected, where, given) => expect(mayKeep(where, given)).toBe(expected));
});

describe('under which key', () => {
  const key = (path: string, language: 'vi' | 'en' = 'vi') => keyOf(new URL(path, origin), language);
  it('the same question has the same, in whatever order it is asked', () => {
    expect(key('/api/products?page=2&sort=sold')).toBe(key('/api/products?sort=sold&page=2'));
    expect(key('/api/products?page=2')).not.toBe(key('/api/products?page=3'));
    expect(key('/api/products?page=2')).not.toBe(key('/api/categories?page=2'));
  });
  it('each language has its own', () => expect(key('/api/products', 'en')).not.toBe(key('/api/products')));
  it.each([
    ['en', 'en'],
    ['en-GB,vi', 'en'],
    ['vi', 'vi'],
    [null, 'vi'],
  ])('%s is %s', (accepted, language) => expect(languageOf(accepted)).toBe(language));
});

describe('how much', () => {
  const sizes = new Map([
    ['oldest', 5],
    ['older', 4],
    ['newest', 3],
  ]);
  it.each([
    [{ most: 3, bytes: 12 }, []],
    [{ most: 2, bytes: 12 }, ['oldest']],
    [{ most: 3, bytes: 11 }, ['oldest']],
    [{ most: 3, bytes: 6 }, ['oldest', 'older']],
    [{ most: 1, bytes: 100 }, ['oldest', 'older']],
  ])('within %o, %o goes', (within, gone) => expect(surplusOf(sizes, within)).toEqual(gone));

  it('one answer takes a quarter at most', () => {
    expect([isTooLarge(25, { most: 9, bytes: 100 }), isTooLarge(26, { most: 9, bytes: 100 })]).toEqual([
      false,
      true,
    ]);
  });

  it('for thirty days', () => {
    const kept = '2026-11-01T00:00:00.000Z';
    expect(isTooOld(kept, Date.parse('2026-12-01T00:00:00.000Z'))).toBe(false);
    expect(isTooOld(kept, Date.parse('2026-12-01T00:00:00.001Z'))).toBe(true);
  });
});
