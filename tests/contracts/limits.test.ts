import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { Email, FullName, listUsers, PhoneNumber, ReferenceId } from '#shared/accounts/index.ts';
import { RecipientName } from '#shared/addresses/index.ts';
import { listCategories, listProducts, suggestProducts } from '#shared/catalogue/index.ts';
import { type AnyContract, usualBytes } from '#shared/contract/route.ts';
import { maxCaptionsBytes, putCaptions } from '#shared/media/video.contract.ts';
import { contracts } from '#shared/registry/contracts.ts';

const accepts = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;

describe('a body', () => {
  const withBody = contracts.filter(({ method }) => ['POST', 'PUT', 'PATCH'].includes(method));

  it.each(withBody.map(({ name, body }) => [name, body] as const))(
    'of %s refuses a field nobody named',
    (_, body) => {
      // Of several kinds of body, each by itself.
      const kinds = body instanceof z.ZodDiscriminatedUnion ? body.options : [body];
      for (const kind of kinds as z.ZodType[]) {
        const codes = kind
          .safeParse({ role: 'admin', isOwner: true, __proto__: null })
          ?.error?.issues.map(({ code }) => code);
        const takesNone = kind.safeParse(undefined).success && !kind.safeParse({}).success;
        expect(takesNone || codes?.includes('unrecognized_keys')).toBe(true);
      }
    },
  );
});

describe('a long text', () => {
  const longest = 'ữ'.repeat(200_000);
  const fieldsOf = (schema: unknown) =>
    schema instanceof z.ZodObject ? (schema.shape as Record<string, z.ZodType>) : {};
  const textOf = ({ body }: AnyContract) => ({ ...fieldsOf(body), ...fieldsOf(fieldsOf(body)['text']) });
  const written = contracts.filter(
    (contract) => contract.method !== 'GET' && textOf(contract)['content']?.safeParse(longest).success,
  );

  it('of all Vietnamese letters is taken by each operation that writes one, and one of 200,001 by none', () => {
    expect(written.length).toBeGreaterThan(6);
    const bytes = Buffer.byteLength(JSON.stringify({ content: longest }));
    expect(written.filter(({ maxBytes = usualBytes }) => maxBytes < bytes).map(({ name }) => name)).toEqual(
      [],
    );
    expect(written.filter((one) => textOf(one)['content']?.safeParse(`${longest}a`).success)).toEqual([]);
  });
});

/** The API reference names these limits, so they are numbers that somebody can be told. */
describe('a limit of calls', () => {
  const isRound = (number: number): boolean => number <= 6 || number % 5 === 0;
  const limited = contracts.flatMap(({ name, limit }) => (limit ? [{ name, ...limit }] : []));
  const namesOf = (wrong: readonly { name: string }[]) => wrong.map(({ name }) => name);

  it('is a round number of calls in whole minutes', () => {
    expect(limited.length).toBeGreaterThan(100);
    expect(namesOf(limited.filter(({ seconds }) => seconds === 0 || seconds % 60 !== 0))).toEqual([]);
    expect(namesOf(limited.filter(({ calls, net = 0 }) => !isRound(calls) || !isRound(net)))).toEqual([]);
  });

  it('of one address is wider than that of one of its members', () => {
    expect(namesOf(limited.filter(({ calls, net = Infinity }) => net <= calls))).toEqual([]);
  });

  it('of a body is whole megabytes, and copies at the edge live for one of a few times', () => {
    const large = contracts.filter(({ maxBytes = 0 }) => maxBytes % (1024 * 1024) !== 0);
    expect(namesOf(large)).toEqual([]);
    const ages = new Set([2, 5, 10, 60, 300, 3600, undefined]);
    expect(namesOf(contracts.filter(({ cacheSeconds }) => !ages.has(cacheSeconds)))).toEqual([]);
  });
});

it('captions of the largest size are taken, though as JSON each line break and quotation mark takes two bytes', () => {
  const text = '"\n'.repeat(maxCaptionsBytes / 2);
  expect(Buffer.byteLength(text)).toBe(maxCaptionsBytes);
  const body = JSON.stringify({ text }).length;
  expect(putCaptions.maxBytes).toBeGreaterThanOrEqual(body - '{"text":""}'.length);
});

describe('a page of a list', () => {
  type Case = [label: string, query: z.ZodType, input: Record<string, string>, ok: boolean];
  const sized = (name: string, query: z.ZodType): Case[] => [
    [`${name}=1`, query, { [name]: '1' }, true],
    [`${name}=100`, query, { [name]: '100' }, true],
    [`${name}=101`, query, { [name]: '101' }, false],
    [`${name}=0`, query, { [name]: '0' }, false],
    [`${name}=-5`, query, { [name]: '-5' }, false],
    [`${name}=2.5`, query, { [name]: '2.5' }, false],
    [`${name}=1e9`, query, { [name]: '1e9' }, false],
    [`${name}=Infinity`, query, { [name]: 'Infinity' }, false],
    ['page=1', query, { page: '1' }, true],
    ['page=0', query, { page: '0' }, false],
    ['page=100001', query, { page: '100001' }, false],
  ];
  it.each([
    ...sized('pageSize', listProducts.query),
    ...sized('pageSize', listCategories.query),
    ...sized('limit', listUsers.query),
  ])('%s', (_, query, input, ok) => {
    expect(accepts(query, input)).toBe(ok);
  });

  it('has defaults', () => {
    expect(listProducts.query.parse({})).toMatchObject({ page: 1, pageSize: 20, sortDir: 'desc' });
    expect(listCategories.query.parse({})).toMatchObject({ page: 1, pageSize: 100, sortDir: 'asc' });
    expect(listUsers.query.parse({})).toMatchObject({ page: 1, limit: 50 });
    expect(suggestProducts.query.parse({})).toEqual({ q: '', limit: 6 });
  });
});

describe('a product query', () => {
  type Case = [label: string, input: Record<string, string>, ok: boolean];
  const cases: Case[] = [
    ['a price of 0', { minPrice: '0' }, true],
    ['the highest price we know', { maxPrice: '100000000000' }, true],
    ['one đồng above it', { maxPrice: '100000000001' }, false],
    ['a price below 0', { minPrice: '-1' }, false],
    ['half a đồng', { minPrice: '0.5' }, false],
    ['a price range of one price', { minPrice: '5', maxPrice: '5' }, true],
    ['a price range upside down', { minPrice: '6', maxPrice: '5' }, false],
    ['five stars', { minRating: '5' }, true],
    ['six stars', { minRating: '6' }, false],
    ['a text of 200 letters', { q: 'đ'.repeat(200) }, true],
    ['a text of 201 letters', { q: 'đ'.repeat(201) }, false],
    ['50 categories', { categoryId: Array.from({ length: 50 }, (_, n) => `c${n}`).join() }, true],
    ['51 categories', { categoryId: Array.from({ length: 51 }, (_, n) => `c${n}`).join() }, false],
    ['an unknown sort', { sortBy: 'random' }, false],
    ['an unknown stock status', { stockStatus: 'in_stock,gone' }, false],
  ];
  it.each(cases)('%s', (_, input, ok) => {
    expect(accepts(listProducts.query, input)).toBe(ok);
  });

  it('reads comma lists and flags', () => {
    const read = listProducts.query.parse({
      categoryId: ' a, b ,,',
      freeShipping: '',
      stockStatus: 'in_stock',
    });
    expect(read).toMatchObject({ categoryId: ['a', 'b'], freeShipping: true, stockStatus: ['in_stock'] });
    expect(listProducts.query.parse({ freeShipping: 'false' })).toMatchObject({ freeShipping: false });
    expect(listProducts.query.parse({ freeShipping: '0' })).toMatchObject({ freeShipping: false });
  });
});

describe('what people type of themselves', () => {
  it.each([
    ['0912 345 678', '0912345678'],
    ['+84 912.345.678', '0912345678'],
    ['84912345678', '0912345678'],
    ['(091) 234-5678', '0912345678'],
  ])('the phone number %s is kept as %s', (typed, kept) => {
    expect(PhoneNumber.parse(typed)).toBe(kept);
  });

  it.each([
    '912345678',
    '+1 415 555 0100',
    '09123',
    '0912345678901',
    '09112223399',
    '02838221234',
    '+84 9111222333',
    'không có',
  ])('the phone number %s is refused', (typed) => {
    expect(accepts(PhoneNumber, typed)).toBe(false);
  });

  it.each([
    ['  Nguyễn   Thị Lan ', 'Nguyễn Thị Lan'],
    ['Nguye\u0302\u0303n Van', 'Nguyễn Van'],
    ['Đặng Hữu Đức', 'Đặng Hữu Đức'],
    ['H’Hen Niê', 'H’Hen Niê'],
    ['Jean-Luc O’Neil', 'Jean-Luc O’Neil'],
    ['李小龙', '李小龙'],
    ['Ng. Văn A', 'Ng. Văn A'],
    ['J.R. Đặng Jr.', 'J.R. Đặng Jr.'],
  ])('the name %s is kept as %s', (typed, kept) => {
    expect(FullName.parse(typed)).toBe(kept);
  });

  it.each([
    'L',
    '<b>Lan</b>',
    'Lan 🎉',
    'Lan2',
    '   ',
    '-Lan',
    'https://evil.example',
    'Truy cập evil.example',
    'qua-tang.vn nhận quà',
    'lan@evil',
    'gọi 0900 000 000',
  ])('the name %s is refused', (typed) => {
    expect([accepts(FullName, typed), accepts(RecipientName, typed)]).toEqual([false, false]);
  });

  it('an e-mail is kept small, an ID code big and without its @', () => {
    expect(Email.parse(' Lan@Example.COM ')).toBe('lan@example.com');
    expect(ReferenceId.parse(' @k7m2p9qx')).toBe('K7M2P9QX');
  });
});
