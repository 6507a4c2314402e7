import { newId } from '#shared/values/ids.ts';
import { aSupplierDraft, purchasing } from '#tests/support/purchasing.ts';
import type { Samples } from './sample.ts';
import type { Scene } from './scene.ts';

const buying = ({ world, people }: Scene) => purchasing(world, people.admin);
const requestKey = () => `yeu-cau-${newId()}`;

const items = ({ product, choice }: Scene) => [
  { productId: product.card.id, variantId: null, quantity: 12, cost: 45_000, taxRate: 8 },
  { productId: choice.card.id, variantId: 'co-m', quantity: 5, cost: 90_000, taxRate: 10 },
];

/** What staff buy from suppliers, and take in. */
export const purchasingSamples: Samples = {
  'purchasing/create-supplier': ({ people }) => ({
    token: people.admin.accessToken,
    body: { ...aSupplierDraft(), clientRequestId: requestKey() },
  }),
  'purchasing/delete-supplier': async (scene) => ({
    token: scene.people.admin.accessToken,
    params: { id: (await buying(scene).aSupplier()).id },
  }),
  'purchasing/get-supplier': async (scene) => ({
    token: scene.people.admin.accessToken,
    params: { id: (await buying(scene).aSupplier()).id },
  }),
  'purchasing/search-suppliers': ({ people }) => ({
    token: people.admin.accessToken,
    query: { q: 'hai hau', isActive: 'true', sortBy: 'leadDays', sortOrder: 'desc', page: 1, limit: 5 },
  }),
  'purchasing/update-supplier': async (scene) => {
    const { code: _code, ...draft } = aSupplierDraft({ terms: 'Thanh toán ngay' });
    return {
      token: scene.people.admin.accessToken,
      params: { id: (await buying(scene).aSupplier()).id },
      body: { ...draft, version: 1 },
    };
  },
  'purchasing/create-purchase': async (scene) => ({
    token: scene.people.admin.accessToken,
    body: {
      supplierId: (await buying(scene).aSupplier()).id,
      warehouseId: scene.warehouse.id,
      items: items(scene),
      expectedOn: '2026-12-01',
      discount: 20_000,
      freight: 50_000,
      note: 'Giao buổi sáng',
      clientRequestId: requestKey(),
    },
  }),
  'purchasing/delete-purchase': async (scene) => ({
    token: scene.people.admin.accessToken,
    params: { id: (await buying(scene).aPurchase(scene.product.card.id)).id },
  }),
  'purchasing/get-purchase': async (scene) => ({
    token: scene.people.collaborator.accessToken,
    params: { id: (await buying(scene).aPurchase(scene.product.card.id)).id },
  }),
  'purchasing/get-purchase-paper': async (scene) => ({
    token: scene.people.collaborator.accessToken,
    params: { id: (await buying(scene).aPurchase(scene.product.card.id)).id },
  }),
  'purchasing/receive-purchase': async (scene) => {
    const { id, version } = await buying(scene).aSentPurchase(scene.product.card.id);
    return {
      token: scene.people.collaborator.accessToken,
      params: { id },
      body: {
        lines: [{ lineId: '1', quantity: 4, isLast: false }],
        note: 'Thiếu một thùng',
        acceptsMore: false,
        version,
        clientRequestId: requestKey(),
      },
    };
  },
  'purchasing/search-purchases': ({ people, warehouse }) => ({
    token: people.collaborator.accessToken,
    query: {
      q: 'am dat',
      status: 'sent,partly_received',
      supplier: 'sup_ghh',
      warehouseId: warehouse.id,
      late: 'true',
      from: '2026-01-01',
      to: '2026-12-31',
      sortBy: 'expectedOn',
      sortOrder: 'asc',
      page: 1,
      limit: 5,
    },
  }),
  'purchasing/update-purchase': async (scene) => {
    const made = buying(scene);
    const { id, version } = await made.aPurchase(scene.product.card.id);
    return {
      token: scene.people.admin.accessToken,
      params: { id },
      body: {
        supplierId: (await made.aSupplier()).id,
        warehouseId: scene.warehouse.id,
        items: items(scene),
        expectedOn: '2026-12-02',
        discount: 0,
        freight: 10_000,
        note: 'Gọi trước khi giao',
        status: 'sent',
        version,
        clientRequestId: requestKey(),
      },
    };
  },
  'purchasing/search-reorder': ({ people, warehouse }) => ({
    token: people.admin.accessToken,
    query: {
      q: 'am dat',
      needed: 'true',
      supplier: 'sup_ghh',
      warehouseId: warehouse.id,
      categoryId: 'do-gom',
      review: '30',
      sortBy: 'sold',
      sortOrder: 'desc',
      page: 1,
      pageSize: 5,
    },
  }),
  'purchasing/list-reorder-ids': ({ people }) => ({
    token: people.admin.accessToken,
    query: { needed: 'true', review: '7' },
  }),
  'purchasing/draft-reorder': async (scene) => ({
    token: scene.people.admin.accessToken,
    body: {
      lines: [
        {
          id: `${scene.product.card.id}.-.${scene.warehouse.id}`,
          quantity: 12,
          supplierId: (await buying(scene).aSupplier()).id,
        },
      ],
      review: '14',
      clientRequestId: requestKey(),
    },
  }),
  'purchasing/find-purchase-goods': ({ people }) => ({
    token: people.admin.accessToken,
    query: { q: 'am dat' },
  }),
  'purchasing/match-goods': ({ people, product }) => ({
    token: people.admin.accessToken,
    body: { codes: [product.card.code, 'LUA-M', 'khong-co'] },
  }),
};
