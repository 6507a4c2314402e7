import { createPriceBook } from '#shared/price-books/index.ts';
import type { Samples } from './sample.ts';
import type { Scene } from './scene.ts';

const terms = ({ leaf }: Scene) => ({
  name: 'Bảng giá Tết',
  validFrom: '2027-01-20',
  validTo: '2027-02-15',
  isActive: true,
  scope: { kind: 'business', businessId: 'biz-hoi-an' },
  priority: 3,
  categories: [{ categoryId: leaf.id, way: 'percent', value: -10 }],
});

const items = ({ product }: Scene) => [
  { productId: product.card.id, rules: [{ variantId: null, way: 'fixed', value: 90_000 }] },
];

/** A book an admin may work on. */
async function aBook(scene: Scene) {
  const { world, people } = scene;
  const token = people.admin.accessToken;
  const { body } = await world.send(createPriceBook, {
    token,
    body: { ...terms(scene), items: items(scene) } as never,
  });
  return { token, params: { id: body.id }, version: body.version };
}

const named = async (scene: Scene) => {
  const { token, params } = await aBook(scene);
  return { token, params };
};

export const priceSamples: Samples = {
  'price-books/create-price-book': (scene) => ({
    token: scene.people.admin.accessToken,
    body: { ...terms(scene), items: items(scene) },
  }),
  'price-books/delete-price-book': named,
  'price-books/find-price-book-products': async (scene) => ({
    ...(await named(scene)),
    query: { q: 'ấm', limit: 5 },
  }),
  'price-books/get-own-prices': ({ people, product }) => ({
    token: people.member.accessToken,
    params: { id: product.card.id },
  }),
  'price-books/get-price-book': named,
  'price-books/get-product-prices': ({ people, product }) => ({
    token: people.collaborator.accessToken,
    params: { id: product.card.id },
  }),
  'price-books/list-price-book-lines': async (scene) => ({ ...(await named(scene)), query: { take: 10 } }),
  'price-books/list-price-books': ({ people }) => ({
    token: people.admin.accessToken,
    query: { q: 'tết', state: 'coming', sortBy: 'name', sortOrder: 'asc', page: 1, limit: 5 },
  }),
  'price-books/preview-price-book': named,
  'price-books/save-price-book-lines': async (scene) => ({
    ...(await named(scene)),
    body: { items: items(scene) },
  }),
  'price-books/update-price-book': async (scene) => {
    const { version, ...call } = await aBook(scene);
    return { ...call, body: { name: 'Bảng giá sau Tết', version } };
  },
};
