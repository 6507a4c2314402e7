import { deleteProduct } from '#shared/catalogue/index.ts';
import { newId } from '#shared/values/ids.ts';
import { orderRecord, type StoredOrder } from '#functions/domain/orders/order-record.ts';
import { orderKeys } from '#functions/domain/orders/order-keys.ts';
import { noVariantId } from '#functions/domain/catalogue/stock-shards/shelf-name.ts';
import { findAccount } from '#functions/domain/accounts/find-account.ts';
import { startSession } from '#functions/domain/accounts/sessions/sessions.ts';
import { campaignRecord } from '#functions/domain/vouchers/campaign-record.ts';
import { type StoredVoucher, voucherRecord } from '#functions/domain/vouchers/voucher-record.ts';
import { now } from '#functions/platform/clock.ts';
import type { UploadKind } from '#shared/media/upload-kinds.ts';
import { type StoredUpload, uploadItem } from '#functions/domain/media/uploads.ts';
import { warehouse } from '#tests/support/catalogue.ts';
import { buying } from '#tests/support/orders.ts';
import { paying } from '#tests/support/payments.ts';
import { anOrderItem, aStoredOrder, returning } from '#tests/support/returns.ts';
import { reviewing } from '#tests/support/reviews.ts';
import { aMemberVoucher, aVoucher, daysFromNow, handOut } from '#tests/support/vouchers.ts';
import type { World } from '#tests/support/world.ts';
import { goodsOf } from './goods.ts';

/**
 * A market in full swing: goods of several kinds, people of every role, and one of everything that can happen to them.
 * What an operation uses up is made afresh by a function; what is only looked at stands here once.
 */
export async function aScene(world: World) {
  const shop = buying(world);
  const pay = paying(world);
  const back = returning(world);
  const say = reviewing(world);

  const goods = await goodsOf(world);
  const { product, choice, aSellable } = goods;

  const [member, other, newcomer, collaborator, admin] = await Promise.all([
    world.aMember(),
    world.aMember(),
    world.aMember({ status: 'pending_kyc' }),
    world.aMember({ role: 'collaborator', hasTill: true }),
    world.aMember({ role: 'admin', hasTill: true }),
  ]);
  const people = { member, other, newcomer, collaborator, admin };

  /** An order of the member's, as it stands in the table. */
  async function anOrder(given: Partial<StoredOrder> = {}, buyer = member): Promise<StoredOrder> {
    const order = aStoredOrder(buyer, [anOrderItem(product, 2), anOrderItem(choice, 1)], {
      holdings: [
        { productId: product.card.id, variantId: noVariantId, warehouseId: warehouse.id, quantity: 2 },
      ],
      ...given,
    });
    const claim = { ...orderKeys.code(order.code), entity: 'order-pointer', orderId: order.id };
    await world.write([orderRecord.item(order), claim]);
    return order;
  }

  /** Confirmed and to be paid in cash: whatever staff do to orders may be done to it. */
  const aCashOrder = (status: StoredOrder['status'], given: Partial<StoredOrder> = {}) =>
    anOrder({
      status,
      paymentStatus: 'processing',
      paymentMethod: 'cash',
      paymentProvider: null,
      paidAmount: 0,
      returnableUntil: null,
      completedAt: null,
      stock: ['confirmed', 'packing'].includes(status) ? 'reserved' : 'taken',
      deliveryType: 'prepaid_ship',
      ...given,
    });

  const waiting = { paymentStatus: 'processing', paidAmount: 0, stock: 'reserved' } as const;
  const aDraft = (given: Partial<StoredOrder> = {}) =>
    anOrder({
      status: 'draft',
      unpaidUntil: new Date(Date.now() + 86_400_000).toISOString(),
      ...waiting,
      ...given,
    });

  async function aPayment(method: 'transfer' | 'wallet' | 'card' = 'transfer') {
    const order = await aDraft();
    const { body } = await pay.begin(member, order.id, method);
    return { order, payment: body };
  }

  async function aCart(quantity = 1) {
    const buyer = await aQuickMember();
    await shop.put(buyer, { productId: product.card.id, quantity });
    return { buyer, cartItemId: `${product.card.id}~-` };
  }

  async function aGuestCart() {
    const sessionId = await shop.aGuest();
    await shop.putAsGuest(sessionId, { productId: product.card.id, quantity: 1 });
    return { sessionId, cartItemId: `${product.card.id}~-` };
  }

  async function aGuestOrder(given: Parameters<typeof shop.orderAsGuest>[1] = {}) {
    const { sessionId } = await aGuestCart();
    const { body } = await shop.orderAsGuest(sessionId, given);
    return { sessionId, order: body };
  }

  type Step = 'requested' | 'approved' | 'returning' | 'received' | 'passed' | 'failed';
  async function aReturn(until: Step = 'requested') {
    const order = await anOrder();
    const { body } = await back.ask(member, order, [1]);
    const work = back.staff(admin, body.id);
    const steps: [Step, () => Promise<unknown>][] = [
      ['approved', () => work.to('approved')],
      ['returning', () => work.to('returning')],
      ['received', () => work.to('received')],
      until === 'failed'
        ? ['failed', () => work.inspect({ qaResult: 'failed' })]
        : ['passed', () => work.inspect({ qaResult: 'passed', restock: true })],
    ];
    for (const [name, act] of until === 'requested' ? [] : steps) {
      await act();
      if (name === until) break;
    }
    return { order, id: body.id };
  }

  async function aBuyer() {
    const [buyer, card] = [await aQuickMember(), product.card];
    return { buyer, productId: card.id, orderId: await say.bought(buyer, card.id) };
  }

  async function aReview() {
    const { buyer, productId, orderId } = await aBuyer();
    const { body } = await say.say({ ...buyer, orderId }, productId);
    return { buyer, id: body.id, productId };
  }

  /** Without the work of a password. */
  async function signIn(userId: string) {
    const context = { table: world.table, now };
    const account = await findAccount(context, userId);
    if (!account) throw new Error('The member is gone');
    return startSession(context, { ...account, userAgent: 'scene', refusal: 'INVALID_CREDENTIALS' });
  }

  async function aQuickMember(given: Parameters<World['anAccount']>[0] = {}) {
    const profile = await world.anAccount(given);
    return { ...profile, ...(await signIn(profile.id)) };
  }

  const aSession = () => signIn(member.id);

  async function aHeldVoucher() {
    const buyer = await aQuickMember();
    const voucher = aMemberVoucher(buyer.id);
    await handOut(world, [voucher]);
    return { buyer, voucher };
  }

  async function aShopVoucher(given: Partial<StoredVoucher> = {}) {
    const written = aVoucher(given);
    await world.write([voucherRecord.item(written)]);
    return written;
  }

  async function aCampaign() {
    const id = newId();
    const [validFrom, validTo] = [daysFromNow(-1), daysFromNow(9)];
    const gathered = await aShopVoucher({ campaignId: id, validFrom, validTo });
    const written = {
      id,
      name: 'Chợ Tết',
      validFrom,
      validTo,
      isPaused: false,
      version: 1,
      voucherIds: [gathered.id],
      createdAt: daysFromNow(-2),
    };
    await world.write([campaignRecord.item(written)]);
    return id;
  }

  async function anUpload(
    kind: UploadKind = 'reviewImages',
    given: Partial<StoredUpload> = {},
  ): Promise<string> {
    const id = newId();
    const createdAt = new Date().toISOString();
    const upload = {
      id,
      kind,
      mimeType: 'image/jpeg',
      bytes: 100,
      status: 'waiting',
      createdAt,
    } as const;
    await world.write([uploadItem({ ...upload, ...given, ownerId: member.id })]);
    return id;
  }

  /** Taken out of the catalogue; what tells the views so still lies in its place. */
  async function aGoneProduct() {
    const fresh = await aSellable({ available: 0 });
    await world.send(deleteProduct, { token: admin.accessToken, params: { id: fresh.card.id } });
    return fresh;
  }

  /** Somebody else's of everything: what a guessed or copied id leads to. */
  const [theirOrder, ownOrder, ownPayment, ownReturn, review, shopVoucher, guest, doomed, gone] =
    await Promise.all([
      anOrder({}, other),
      anOrder(),
      aPayment(),
      aReturn(),
      aReview(),
      aShopVoucher(),
      aGuestOrder(),
      // May be changed or taken away by whoever meets its id.
      aSellable(),
      aGoneProduct(),
    ]);
  await world.cloud.idle();

  return {
    world,
    shop,
    pay,
    back,
    people,
    ...goods,
    warehouse,
    theirOrder,
    ownOrder,
    ownPayment,
    ownReturn,
    review,
    shopVoucher,
    guest,
    doomed,
    gone,
    anOrder,
    aCashOrder,
    aDraft,
    aPayment,
    aCart,
    aGuestCart,
    aGuestOrder,
    aReturn,
    aBuyer,
    aReview,
    aQuickMember,
    aSession,
    aHeldVoucher,
    aShopVoucher,
    aCampaign,
    anUpload,
  };
}

export type Scene = Awaited<ReturnType<typeof aScene>>;
