import { updateProduct } from '#shared/catalogue/index.ts';
import { createOrder } from '#shared/orders/index.ts';
import { newId } from '#shared/values/ids.ts';
import { profileRecord } from '#functions/domain/accounts/account.ts';
import { newLine } from '#functions/domain/cart/cart-line.ts';
import { lineItem } from '#functions/domain/cart/cart-repository.ts';
import { memberOwner } from '#functions/domain/cart/read-cart.ts';
import { findProduct } from '#functions/domain/catalogue/products/find-product.ts';
import { findOffer } from '#functions/domain/catalogue/products/product-offers.ts';
import type { ProductRecord } from '#functions/domain/catalogue/views/product-record.ts';
import { signBody } from '#functions/domain/payments/providers/signed-webhook.ts';
import { signAccessToken } from '#functions/platform/tokens/sign-access-token.ts';
import { openState } from '#infra/local/home/state.ts';
import { aCategory, aProduct, stock, warehouse } from './catalogue.ts';
import { contextOf } from './context.ts';
import { paying } from './payments.ts';
import { aProfile } from './profile.ts';
import type { Member, World } from './world.ts';

export type Buyer = { id: string; accessToken: string };
export type Outcome = { status: number; code: string; id: string; milliseconds: number };

const atOnce = 100;

/** Flash sale in a world: one product, many buyers, and payments that arrive meanwhile. */
export function selling(world: World) {
  const category = aCategory({ name: 'Gạo' });
  const pay = paying(world);
  let transfers = 7_000_000;

  const recordOf = async ({ card }: ProductRecord): Promise<ProductRecord> => {
    const record = await findProduct(contextOf(world.table), card.id);
    if (!record) throw new Error('The product is gone');
    return record;
  };

  /** Staff switch the flash sale of a product on or off by its own operation. */
  async function mark(staff: Member, product: ProductRecord, flashSale: boolean): Promise<void> {
    const { card } = await recordOf(product);
    const { id, name, code, slug, price, image, revision } = card;
    const { status, failure } = await world.send(updateProduct, {
      token: staff.accessToken,
      params: { id },
      body: {
        name,
        code,
        slug,
        price,
        image,
        revision,
        flashSale,
        categoryId: category.id,
        businessId: card.business.id,
      },
    });
    if (status !== 200) throw new Error(`Not marked: ${JSON.stringify(failure)}`);
  }

  async function onFlashSale(staff: Member, pieces: number): Promise<ProductRecord> {
    const product = aProduct({ name: 'Gạo nếp nương', available: pieces, category });
    await stock(world, [product], [category]);
    await mark(staff, product, true);
    return product;
  }

  /** Members with one piece of the product in each cart. */
  async function crowd(product: ProductRecord, count: number): Promise<Buyer[]> {
    const offer = await findOffer(world.table, product.card.id);
    if (typeof offer !== 'object') throw new Error('The product is not on sale');
    const at = new Date().toISOString();
    const people = Array.from({ length: count }, (_, number) =>
      aProfile({ phoneNumber: `09${String(10_000_000 + number)}` }),
    );
    const items = people.flatMap((profile) => [
      profileRecord.item(profile),
      lineItem(memberOwner(profile.id), newLine(offer, 1, at)),
    ]);
    for (let start = 0; start < items.length; start += atOnce)
      await world.write(items.slice(start, start + atOnce));
    return Promise.all(
      people.map(async ({ id }) => ({
        id,
        accessToken: await signAccessToken({
          userId: id,
          sessionId: newId(),
          role: 'user',
          status: 'active',
        }),
      })),
    );
  }

  async function press({ accessToken: token }: Buyer, clientRequestId: string): Promise<Outcome> {
    const begun = performance.now();
    const { status, body, failure } = await world.send(createOrder, {
      token,
      body: {
        deliveryType: 'warehouse_pickup',
        pickupWarehouseId: warehouse.id,
        paymentMethod: 'transfer',
        paymentProvider: 'vietqr',
        clientRequestId,
      },
    });
    const milliseconds = performance.now() - begun;
    return { status, code: failure.code ?? '', id: body.id ?? '', milliseconds };
  }

  /** All buyers order through a limited number of parallel connections; every tenth sends the order twice. */
  async function rush(buyers: readonly Buyer[], lines: number): Promise<Outcome[][]> {
    const waiting = buyers.map((buyer, place) => ({ buyer, isTwice: place % 10 === 9 })).values();
    const outcomes: Outcome[][] = [];
    async function line(): Promise<void> {
      for (const { buyer, isTwice } of waiting) {
        const request = crypto.randomUUID();
        const presses = isTwice ? [request, request] : [request];
        outcomes.push(await Promise.all(presses.map((one) => press(buyer, one))));
      }
    }
    await Promise.all(Array.from({ length: Math.min(lines, buyers.length) }, line));
    return outcomes;
  }

  /** Available and reserved quantity, after all work is finished. */
  async function counts(product: ProductRecord) {
    const { stocks } = await recordOf(product);
    const [shelf] = stocks;
    const portions = shelf?.split?.shards ?? [];
    return {
      onHand: shelf?.onHand,
      reserved: shelf?.reserved,
      left: portions.reduce((sum, { left }) => sum + left, 0),
      open: portions.reduce((sum, { open }) => sum + open, 0),
    };
  }

  /** Simulates a bank that reports a transfer for another order every tenth of a second while the work runs. */
  async function whileMoneyArrives<T>(work: () => Promise<T>) {
    const state = openState(world.cloud.home);
    const secret = state.read('secret:cholang/sandbox/payments/bank') ?? '';
    state.close();
    const told: { orderId: string; status: number; milliseconds: number }[] = [];
    let isOver = false;

    async function tell(): Promise<void> {
      const id = (transfers += 1);
      const { order, payment } = await pay.aPayment(await pay.aPayer());
      const body = JSON.stringify({
        id,
        accountNumber: '0011002233445',
        content: `chuyển tiền ${payment.code}`,
        transferType: 'in',
        transferAmount: payment.amount,
        referenceCode: `FT${id}`,
      });
      const timestamp = String(Math.floor(Date.now() / 1000));
      const begun = performance.now();
      const reply = await fetch(`${world.url}/api/payments/webhooks/bank`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-sepay-timestamp': timestamp,
          'x-sepay-signature': `sha256=${signBody(timestamp, Buffer.from(body), secret)}`,
        },
        body,
      });
      await reply.text();
      told.push({ orderId: order.id, status: reply.status, milliseconds: performance.now() - begun });
    }

    const notices: Promise<void>[] = [];
    const timer = setInterval(() => {
      if (!isOver) notices.push(tell());
    }, 100);
    const result = await work().finally(() => {
      isOver = true;
      clearInterval(timer);
    });
    await Promise.all(notices);
    await world.cloud.idle();
    const orders = await Promise.all(told.map(({ orderId }) => pay.stateOf(orderId)));
    return { result, told, unpaid: orders.filter(({ order }) => order.paymentStatus !== 'paid') };
  }

  return { onFlashSale, mark, crowd, rush, counts, recordOf, whileMoneyArrives };
}

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Summary of durations in one line, for people. */
export function times(what: string, milliseconds: readonly number[]): string {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  const [p50, p95, most] = [0.5, 0.95, 1].map((share) => Math.round(percentile(sorted, share)));
  return `${what}: ${sorted.length}, p50 ${p50} ms, p95 ${p95} ms, at most ${most} ms`;
}
