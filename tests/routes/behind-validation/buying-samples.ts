import { addressBook } from '#functions/domain/addresses/address-book.ts';
import { newId } from '#shared/values/ids.ts';
import { newRequest } from '#tests/support/orders.ts';
import { freshEmail } from '#tests/support/world.ts';
import type { Sample, Samples } from './sample.ts';
import type { Scene } from './scene.ts';

const cartFilter = ({ leaf }: Scene) => ({
  q: 'ấm',
  categoryId: leaf.id,
  businessId: 'biz-hoi-an',
  minPrice: 0,
  maxPrice: 9_000_000,
  stockStatus: 'in_stock,low_stock',
  minQuantity: 0,
  maxQuantity: 99,
  page: 1,
  pageSize: 10,
});

const invoice = {
  companyName: 'Công ty Gốm Việt',
  taxCode: '0101234567',
  address: 'Bát Tràng, Hà Nội',
  email: 'ke-toan@example.com',
};

/** A ward there is. */
const hanoi = { system: 'v2', provinceCode: 1, wardCode: 4, street: '12 Hàng Gai' } as const;

async function anAddress({ world, aQuickMember }: Scene) {
  const { id: userId, accessToken } = await aQuickMember();
  const at = new Date().toISOString();
  const names = { province: 'Thành phố Hà Nội', district: null, ward: 'Phường Hoàn Kiếm' };
  const ids = [newId(), newId()] as const;
  const of = (id: string) => ({
    ...hanoi,
    ...names,
    id,
    recipientName: 'Trần Thị Thử',
    phone: '0912345678',
    label: 'home',
    districtCode: null,
    placeId: null,
    createdAt: at,
    updatedAt: at,
  });
  await world.write([
    ...ids.map((id) => addressBook.item(userId, of(id))),
    addressBook.bookItem(userId, { count: 2, version: 2, defaultId: ids[0] }),
  ]);
  return { userId, token: accessToken, params: { id: ids[0] } };
}

const draft = {
  ...hanoi,
  province: 'Hà Nội',
  district: null,
  ward: 'Hoàn Kiếm',
  districtCode: null,
  label: 'work',
  placeId: null,
  isDefault: true,
  recipientName: 'Trần Thị Thử',
  phone: '0912 345 678',
};

const choices = ({ warehouse }: Scene) => ({
  deliveryType: 'warehouse_pickup',
  pickupWarehouseId: warehouse.id,
  paymentMethod: 'transfer',
  paymentProvider: 'vietqr',
  notes: 'Gọi trước khi giao',
  vatInvoice: invoice,
});

async function memberOrder(scene: Scene): Promise<Sample & { body: object }> {
  const { buyer, cartItemId } = await scene.aCart();
  const body = { ...choices(scene), cartItemIds: [cartItemId], addressId: null, voucherIds: [] };
  return { token: buyer.accessToken, body };
}

async function guestOrder(scene: Scene): Promise<Sample & { body: object }> {
  const { sessionId, cartItemId } = await scene.aGuestCart();
  return {
    body: {
      ...choices(scene),
      deliveryType: 'prepaid_ship',
      pickupWarehouseId: null,
      sessionId,
      cartItemIds: [cartItemId],
      customer: { fullName: 'Nguyễn Thị Lan', phone: '0912345678', email: freshEmail() },
      shippingAddress: { ...hanoi, recipientName: 'Nguyễn Thị Lan', phone: '0912345678' },
      warehouseId: null,
      saleChannelId: 'guest',
    },
  };
}

const inGuestCart = (more: (cartItemId: string) => Sample) => async (scene: Scene) => {
  const { sessionId, cartItemId } = await scene.aGuestCart();
  const sample = more(cartItemId);
  return { ...sample, query: { sessionId, ...sample.query } };
};

const inCart = (more: (cartItemId: string) => Sample) => async (scene: Scene) => {
  const { buyer, cartItemId } = await scene.aCart();
  return { token: buyer.accessToken, ...more(cartItemId) };
};

const transfer = async (scene: Scene) => ({
  token: (await scene.aCart()).buyer.accessToken,
  params: { guestId: (await scene.aGuestCart()).sessionId },
});

export const buyingSamples: Samples = {
  'addresses/create-address': async ({ aQuickMember }) => ({
    token: (await aQuickMember()).accessToken,
    body: { ...draft, clientRequestId: newRequest() },
  }),
  'addresses/delete-address': anAddress,
  'addresses/get-address': anAddress,
  'addresses/get-default-address': ({ people }) => ({ token: people.member.accessToken }),
  'addresses/list-addresses': ({ people }) => ({ token: people.member.accessToken }),
  'addresses/set-default-address': async (scene) => ({ ...(await anAddress(scene)), body: {} }),
  'addresses/update-address': async (scene) => {
    const sample = await anAddress(scene);
    return { ...sample, body: { ...draft, ...sample.params } };
  },
  'cart/add-to-cart': async ({ aQuickMember, choice }) => ({
    token: (await aQuickMember()).accessToken,
    body: { productId: choice.card.id, variantId: 'co-m', quantity: 2, clientRequestId: newRequest() },
  }),
  'cart/add-to-guest-cart': async ({ aGuestCart, choice, warehouse }) => ({
    query: { sessionId: (await aGuestCart()).sessionId },
    body: {
      productId: choice.card.id,
      variantId: 'co-l',
      quantity: 2,
      clientRequestId: newRequest(),
      warehouseId: warehouse.id,
    },
  }),
  'cart/get-cart': async (scene) => ({
    token: (await scene.aCart()).buyer.accessToken,
    query: cartFilter(scene),
  }),
  'cart/get-cart-count': inCart(() => ({})),
  'cart/get-guest-cart': async (scene) => ({
    query: { ...cartFilter(scene), sessionId: (await scene.aGuestCart()).sessionId },
  }),
  'cart/get-guest-cart-count': inGuestCart(() => ({})),
  'cart/remove-from-cart': inCart((cartItemId) => ({ body: { cartItemId } })),
  'cart/remove-from-guest-cart': inGuestCart((cartItemId) => ({ query: { cartItemId } })),
  'cart/remove-many-from-cart': inCart((cartItemId) => ({
    query: { cartItemIds: cartItemId },
    body: { cartItemIds: [cartItemId] },
  })),
  'cart/start-guest-session': () => ({ body: { sessionId: newId() } }),
  'cart/transfer-guest-cart': transfer,
  'cart/update-cart-item': inCart((cartItemId) => ({
    body: { cartItemId, quantity: 3, savedForLater: true },
  })),
  'cart/update-guest-item': inGuestCart((cartItemId) => ({
    body: { cartItemId, quantity: 3, savedForLater: false },
  })),
  'cart/validate-guest-transfer': transfer,
  'orders/create-guest-order': async (scene) => {
    const { body } = await guestOrder(scene);
    return { body: { ...body, clientRequestId: newRequest() } };
  },
  'orders/create-order': async (scene) => {
    const { body, ...who } = await memberOrder(scene);
    return { ...who, body: { ...body, expectedTotal: 100_000, clientRequestId: newRequest() } };
  },
  'orders/get-shipment-fee': ({ choice }) => ({
    query: {
      provinceCode: 79,
      districtCode: 760,
      wardCode: 26_734,
      system: 'v1',
      deliveryType: 'prepaid_ship',
      productId: choice.card.id,
      variantId: 'co-m',
      quantity: 2,
      orderAmount: 200_000,
      weightGrams: 900,
    },
  }),
  'orders/list-pickup-options': async ({ aGuestCart }) => {
    const { sessionId, cartItemId } = await aGuestCart();
    return { query: { sessionId, cartItemIds: cartItemId } };
  },
  'orders/quote-guest-order': guestOrder,
  'orders/quote-order': memberOrder,
  'orders/select-warehouse': async ({ aGuestCart, warehouse }) => ({
    body: { warehouseId: warehouse.id, sessionId: (await aGuestCart()).sessionId },
  }),
  'orders/validate-guest-cart': async ({ aGuestCart }) => ({
    body: { sessionId: (await aGuestCart()).sessionId },
  }),
  'vouchers/apply-vouchers': async ({ aHeldVoucher }) => {
    const { buyer, voucher } = await aHeldVoucher();
    return {
      token: buyer.accessToken,
      body: { voucherIds: [voucher.id], orderAmount: 300_000, shippingFee: 30_000 },
    };
  },
  'vouchers/collect-voucher': async ({ aQuickMember, shopVoucher }) => ({
    token: (await aQuickMember()).accessToken,
    body: { code: shopVoucher.code },
  }),
  'vouchers/list-public-vouchers': () => ({}),
  'vouchers/list-user-vouchers': async ({ aHeldVoucher }) => {
    const { buyer } = await aHeldVoucher();
    return {
      token: buyer.accessToken,
      query: {
        userId: buyer.id,
        search: 'giảm',
        category: 'system_voucher',
        status: 'unused',
        type: 'discount_amount',
        orderAmount: 300_000,
        page: 1,
        limit: 5,
      },
    };
  },
  'vouchers/list-vouchers-for-order': async ({ aCart }) => {
    const { buyer, cartItemId } = await aCart();
    return {
      token: buyer.accessToken,
      query: { orderAmount: 100_000, shippingFee: 30_000, status: 'unused', cartItemIds: cartItemId },
    };
  },
};
