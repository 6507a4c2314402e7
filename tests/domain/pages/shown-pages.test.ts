import { describe, expect, it } from 'vitest';
import { AppError } from '#shared/contract/errors.ts';
import { findPage } from '#functions/domain/pages/find-page.ts';
import type { Page } from '#functions/domain/pages/page.ts';
import { robots } from '#functions/domain/pages/robots.ts';
import { securityText } from '#functions/domain/pages/security-text.ts';
import { chaptersOf } from '#functions/domain/pages/sitemap-chapters.ts';
import { makersView } from '#functions/domain/catalogue/views/makers-view.ts';
import { publicDocuments } from '#functions/domain/library/list-documents.ts';
import { documentsView } from '#functions/domain/library/documents-view.ts';
import { publishedNews } from '#functions/domain/news/list-news.ts';
import { StoredNews } from '#functions/domain/news/news-record.ts';
import { newsView } from '#functions/domain/news/news-view.ts';
import { NewsText } from '#shared/news/news.ts';
import { documentRecord } from '#functions/domain/library/document-record.ts';
import { DocumentText } from '#shared/library/document.ts';
import { libraryScene } from '../library/library-scene.ts';
import { keptView } from '../support/kept-view.ts';
import { goods, origin, shop } from './page-shop.ts';

const typesOf = ({ facts }: Page) => facts.map((fact) => (fact as Record<string, unknown>)['@type']);
const askedBy = ({ answers }: Page) => answers.map(({ address }) => address.replace(/\?.*/, ''));
const pictures = ({ firstPictures }: Page) => firstPictures.map(({ address }) => address);

describe('a page', () => {
  it.each<[string, Partial<Page>, string[], string[]]>([
    [
      '',
      {
        title: 'Làng mình, chợ mình',
        path: '/',
        routes: ['_community', '_community/index'],
        isIndexed: true,
      },
      ['Organization'],
      ['/products', '/news'],
    ],
    [
      '/e-commerce',
      {
        title: 'Chợ Làng',
        path: '/e-commerce',
        routes: ['_shop', '_shop/e-commerce.index'],
        isIndexed: true,
      },
      ['Organization', 'WebSite', 'ItemList'],
      ['/categories/tree', '/public/vouchers', '/products/best-selling'],
    ],
    [
      '/e-commerce/cart',
      {
        title: 'Giỏ hàng',
        path: '/e-commerce/cart',
        routes: ['_shop', '_shop/e-commerce.cart'],
        isIndexed: false,
      },
      [],
      ['/products'],
    ],
    [
      '/e-commerce/product/',
      {
        title: 'Tất cả sản phẩm',
        path: '/e-commerce/product',
        routes: ['_shop', '_shop/e-commerce.product.index'],
        isIndexed: true,
      },
      ['BreadcrumbList', 'ItemList'],
      ['/products', '/products/facets', '/categories/tree'],
    ],
    [
      '/e-commerce/category/tra',
      {
        title: 'Trà',
        description: 'Trà: 7 sản phẩm đang bán tại Chợ Làng.',
        path: '/e-commerce/category/tra',
        picture: '/media/p7-{width}.webp',
        isIndexed: true,
        routes: ['_shop', '_shop/e-commerce.category.$slug'],
      },
      ['BreadcrumbList', 'ItemList'],
      ['/categories/slug/tra', '/products', '/products/facets', '/categories/tree'],
    ],
    [
      '/e-commerce/category/%C4%91%E1%BB%93-u%E1%BB%91ng',
      { title: 'Đồ uống', description: 'Để uống', path: '/e-commerce/category/%C4%91%E1%BB%93-u%E1%BB%91ng' },
      ['BreadcrumbList', 'ItemList'],
      ['/categories/slug/%C4%91%E1%BB%93-u%E1%BB%91ng', '/products', '/products/facets', '/categories/tree'],
    ],
    [
      '/e-commerce/business/det-hoi-an',
      {
        title: 'Hợp tác xã dệt Hội An',
        description: 'Vải dệt tay bên sông Hoài.',
        path: '/e-commerce/business/det-hoi-an',
        picture: '/media/logo-{width}.webp',
        isIndexed: true,
        routes: ['_shop', '_shop/e-commerce.business.$slug'],
      },
      ['Store', 'BreadcrumbList', 'ItemList'],
      ['/businesses/slug/det-hoi-an', '/products', '/products/facets', '/categories/tree'],
    ],
    [
      '/e-commerce/business/biz-b',
      { title: 'Huế', description: 'Gian hàng Huế (Huế) tại Chợ Làng.', picture: undefined as never },
      ['Store', 'BreadcrumbList', 'ItemList'],
      ['/businesses/slug/biz-b', '/products', '/products/facets', '/categories/tree'],
    ],
    [
      '/e-commerce/brand/sen-viet',
      {
        title: 'Sen Việt',
        description: 'Sản phẩm thương hiệu Sen Việt tại Chợ Làng.',
        path: '/e-commerce/brand/sen-viet',
        picture: '/media/p3-{width}.webp',
        routes: ['_shop', '_shop/e-commerce.brand.$slug'],
      },
      ['Brand', 'BreadcrumbList', 'ItemList'],
      ['/brands/sen-viet', '/products', '/products/facets', '/categories/tree'],
    ],
    [
      '/e-commerce/product/p-1',
      {
        title: 'Một',
        path: '/e-commerce/product/p-1',
        kind: 'product',
        picture: '/media/p1-{width}.webp',
        isIndexed: true,
        routes: ['_shop', '_shop/e-commerce.product.$slug'],
      },
      ['Product', 'BreadcrumbList'],
      ['/products/slug/p-1', '/categories/tree', '/businesses/slug/det-hoi-an'],
    ],
  ])('at "%s" says what it is, and answers what its first screen asks', async (path, said, types, asked) => {
    const found = await (await shop()).page(path);
    expect(found).toMatchObject({ status: 200, ...said });
    expect(typesOf(found)).toEqual(types);
    expect(askedBy(found)).toEqual(asked);
  });

  it('shows the first two pictures of a list, of which one may be missing, and the first of a product', async () => {
    const { page } = await shop();
    expect(pictures(await page('/e-commerce/product'))).toEqual(['/media/p7-{width}.webp']);
    expect(pictures(await page('/e-commerce/product/p-1'))).toEqual(['/media/p1-{width}.webp']);
    expect(pictures(await page('/e-commerce/product/p-6'))).toEqual([]);
  });

  it('of a list holds it to what it is of', async () => {
    const { page } = await shop();
    const names = async (path: string) => {
      const list = (await page(path)).facts.at(-1) as { itemListElement: { name: string }[] };
      return list.itemListElement.map(({ name }) => name);
    };
    expect(await names('/e-commerce/brand/sen-viet')).toEqual(['Ba', 'Hai', 'Một']);
    expect(await names('/e-commerce/business/biz-b')).toEqual([]);
    expect((await names('/e-commerce/business/det-hoi-an')).length).toBe(7);
    expect((await names('/e-commerce/category/tra')).length).toBe(7);
    expect(await names('/e-commerce')).toEqual(['Một', 'Hai', 'Ba', 'Bốn', 'Năm', 'Sáu', 'Bảy']);
  });

  it('of a product says by which way it is found, and of what it says of itself the first that is said', async () => {
    const { page, sources } = await shop();
    const [first] = goods;
    if (!first) throw new Error('There are seven goods');
    const crumbs = (await page('/e-commerce/product/p1')).facts[1] as { itemListElement: object[] };
    expect(crumbs.itemListElement).toMatchObject([
      { name: 'Tất cả sản phẩm', item: `${origin}/e-commerce/product` },
      { name: 'Trà', item: `${origin}/e-commerce/category/tra` },
      { name: 'Một', item: `${origin}/e-commerce/product/p-1` },
    ]);
    const written = async (detail: object, card: object = {}) => {
      const product = async () => ({
        ...first,
        card: { ...first.card, ...card },
        detail: { ...first.detail, ...detail },
      });
      const found = await findPage({ ...sources, product }, '/e-commerce/product/p-1');
      return found?.status === 200 && [found.title, found.description];
    };
    const short = { shortDescription: 'Ngắn' };
    expect(await written({ metaTitle: 'Tên', metaDescription: 'Lời', description: 'Dài' }, short)).toEqual([
      'Tên',
      'Lời',
    ]);
    expect(await written({ metaTitle: '', metaDescription: '', description: 'Dài' }, short)).toEqual([
      'Một',
      'Ngắn',
    ]);
    expect(
      await written({ metaTitle: '', metaDescription: '', description: 'Dài' }, { shortDescription: '' }),
    ).toEqual(['Một', 'Dài']);
  });

  it('of a product whose stall is gone answers for the rest', async () => {
    const { sources, rows } = await shop();
    const makers = (await keptView(makersView, [])).view;
    const found = await findPage(
      { ...sources, rows: async () => ({ ...rows, makers }) },
      '/e-commerce/product/p-1',
    );
    expect(found?.status === 200 && askedBy(found)).toEqual(['/products/slug/p-1', '/categories/tree']);
  });

  it('is missing where nothing is there, and unknown where the web app alone knows', async () => {
    const { find, sources } = await shop();
    for (const path of [
      '/e-commerce/product/none',
      '/e-commerce/category/none',
      '/e-commerce/brand/none',
      '/e-commerce/business/none',
      '/e-commerce/product/%',
      `/e-commerce/product/${'x'.repeat(161)}`,
    ])
      expect([path, (await find(path))?.status]).toEqual([path, 404]);
    for (const path of ['/admin', '/e-commerce/product/a/b', '/e-commerce/checkout', '/x/e-commerce'])
      expect([path, await find(path)]).toEqual([path, undefined]);
    const asked: string[] = [];
    const product = async (name: string) => void asked.push(name) as undefined;
    await findPage({ ...sources, product }, `/e-commerce/product/${'x'.repeat(160)}`);
    await findPage({ ...sources, product }, `/e-commerce/product/${'x'.repeat(161)}`);
    expect(asked).toEqual(['x'.repeat(160)]);
    const broken = async () => Promise.reject(new Error('The table is away'));
    await expect(findPage({ ...sources, product: broken }, '/e-commerce/product/x')).rejects.toThrow('away');
    const refused = async () => Promise.reject(new AppError('FORBIDDEN'));
    await expect(findPage({ ...sources, product: refused }, '/e-commerce/product/x')).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  it('of an empty cart shows four of the six goods that sell best, and answers all six', async () => {
    const found = await (await shop()).page('/e-commerce/cart');
    const { reply } = found.answers[0] as { reply: { data: { name: string }[] } };
    expect(reply.data.map(({ name }) => name)).toEqual(['Một', 'Hai', 'Ba', 'Bốn', 'Năm', 'Sáu']);
    expect(['Bốn', 'Năm'].map((name) => found.firstPaint?.includes(name))).toEqual([true, false]);
  });

  it('of the village shows the newest six', async () => {
    const found = await (await shop()).page('/');
    const { reply } = found.answers[0] as { reply: { data: { name: string }[] } };
    expect(reply.data.map(({ name }) => name)).toEqual(['Bảy', 'Sáu', 'Năm', 'Bốn', 'Ba', 'Hai']);
  });
});

it('whoever finds a hole is told whom to tell, for a year from now', () => {
  expect(securityText(origin, new Date('2026-11-23T03:00:00.000Z')).split('\n')).toEqual([
    `Contact: ${origin}/contact-admin`,
    'Expires: 2027-11-23T03:00:00.000Z',
    'Preferred-Languages: vi, en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ]);
});

it('crawlers are told what is nobody’s to find, and where everything else is', () => {
  expect(robots(origin).split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /api/',
    'Disallow: /dev',
    'Disallow: /e-commerce/cart',
    'Disallow: /e-commerce/checkout',
    'Disallow: /e-commerce/favorites',
    'Disallow: /e-commerce/order',
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ]);
});

const aCard = (id: string, status: StoredNews['status'], createdAt: string) =>
  StoredNews.parse({
    ...NewsText.parse({}),
    id,
    status,
    slug: `tin-${id}`,
    authorId: 'usr_an',
    createdAt,
    publishedAt: createdAt,
    updatedAt: '2026-11-09',
    publishAt: null,
    publishedVersion: 1,
    hasDraft: false,
    reason: null,
    lastMove: null,
    version: 2,
    sums: {},
    sumsVersion: 0,
  });

/** Document of the library as it is kept, each written in a library of its own. */
async function aDocument(
  title: string,
  audience: 'public' | 'members',
  createdAt: string,
  isPublished = true,
) {
  const { write, table, category } = await libraryScene();
  const settings = { categoryId: category.id, audience, offline: false, thumbnailUrl: null };
  const { id } = await write({ text: DocumentText.parse({ title }), settings, isPublished });
  return { ...(await documentRecord.get(table, { id })), createdAt, entity: 'document' as const };
}

it('the sitemap has a chapter of what is always there, and of each kind that has pages', async () => {
  const { view } = await keptView(newsView, [
    aCard('1', 'published', '2026-11-02'),
    aCard('2', 'published', '2026-11-01'),
    aCard('3', 'draft', '2026-11-03'),
  ]);
  const documents = await keptView(documentsView, [
    await aDocument('Lụa', 'public', '2026-11-02'),
    await aDocument('Gốm', 'public', '2026-11-01'),
    await aDocument('Riêng', 'members', '2026-11-01'),
    await aDocument('Nháp', 'public', '2026-11-01', false),
  ]);
  const chapters = await chaptersOf(
    (await shop()).rows,
    publishedNews(view.ask),
    publicDocuments(documents.view.ask),
  );
  const counts = await Promise.all(chapters.map(({ count }) => count()));
  expect(counts).toEqual([7, 2, 2, 1, 7, 2, 2]);
  const places = await Promise.all(chapters.map(({ places: read }) => read(2, 1)));
  expect(places.map((some) => some.map(({ path }) => path))).toEqual([
    ['/e-commerce', '/e-commerce/product'],
    ['/e-commerce/category/tra'],
    ['/e-commerce/business/det-hoi-an'],
    [],
    [
      expect.stringMatching(/^\/e-commerce\/product\/p-\d$/),
      expect.stringMatching(/^\/e-commerce\/product\/p-\d$/),
    ],
    [`/news/tin-1-${Date.parse('2026-11-02')}`],
    ['/documents/lua'],
  ]);
  expect(await chapters[6]?.places(1, 0)).toEqual([
    { path: '/documents/gom', changedAt: expect.stringMatching(/^2026-11-21T/) },
  ]);
  expect(places[5]?.[0]?.changedAt).toBe('2026-11-09');
  expect(places[4]?.every(({ changedAt }) => changedAt !== undefined)).toBe(true);
  expect(places[1]?.some((place) => 'changedAt' in place)).toBe(false);
});
