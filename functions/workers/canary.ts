import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { addToGuestCart, removeFromGuestCart, startGuestSession } from '#shared/cart/guest-cart.contract.ts';
import { getProductBySlug } from '#shared/catalogue/get-product.contract.ts';
import { listProducts } from '#shared/catalogue/list-products.contract.ts';
import type { Product, ProductCard } from '#shared/catalogue/product.ts';
import {
  type AnyContract,
  type CallInput,
  fillPath,
  proofHeader,
  type ReplyOf,
  toQueryString,
} from '#shared/contract/route.ts';
import { quoteGuestOrder } from '#shared/orders/place-order.contract.ts';
import { readConfig } from '#functions/platform/config.ts';
import { type Invocation, withInvocation } from '#functions/platform/handlers/invocation.ts';
import { log } from '#functions/platform/log.ts';
import { measure } from '#functions/platform/metrics.ts';

const config = readConfig({ PUBLIC_ORIGIN: z.url() });

/** Timeout of a request; a shopper would give up sooner. */
const patienceMilliseconds = 8_000;

/** Pause before a read is retried once, so that a momentary failure alarms nobody. */
const pauseMilliseconds = 500;

const agent = { 'user-agent': 'cholang-canary', 'accept-language': 'vi' };

async function fetchOnce(address: string, asked: RequestInit): Promise<Response> {
  const reply = await fetch(address, { ...asked, signal: AbortSignal.timeout(patienceMilliseconds) });
  if (reply.ok) return reply;
  await reply.body?.cancel();
  throw new Error(`${asked.method ?? 'GET'} ${new URL(address).pathname} answers ${reply.status}`);
}

const fetchTwice = (address: string, asked: RequestInit): Promise<Response> =>
  fetchOnce(address, asked).catch(async () => {
    await wait(pauseMilliseconds);
    return fetchOnce(address, asked);
  });

/** Calls the shop at its public address as a browser does and validates the replies. */
function shopAt(origin: string) {
  async function page(path: string, words: string): Promise<void> {
    const reply = await fetchTwice(origin + path, { headers: agent });
    if (!(await reply.text()).includes(words)) throw new Error(`${path} does not say “${words}”`);
  }

  async function call<C extends AnyContract>(
    contract: C,
    { params, query, body }: CallInput<C>,
    proof?: Record<string, string>,
  ): Promise<ReplyOf<C>> {
    const path = `/api${fillPath(contract.path, params as Record<string, string>)}`;
    const search = toQueryString(query as Record<string, string>);
    const fetchIt = contract.method === 'GET' ? fetchTwice : fetchOnce;
    const reply = await fetchIt(`${origin}${path}${search && `?${search}`}`, {
      method: contract.method,
      headers: {
        ...agent,
        ...(proof && { [proofHeader]: toQueryString(proof) }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    // The cast is safe: the reply was parsed by the contract that types it.
    return contract.reply.parse(await reply.json()) as ReplyOf<C>;
  }

  return { page, call };
}

type Shop = ReturnType<typeof shopAt>;
type Choice = { productId: string; variantId?: string; quantity: number };

/** Returns the smallest order of a product's first available variant; undefined if it is sold out. */
function leastOf({ id, variants, available, minQuantity }: Product): Choice | undefined {
  const wanted = { productId: id, quantity: minQuantity };
  if (variants.length === 0) return available >= minQuantity ? wanted : undefined;
  const variant = variants.find(({ stock }) => stock >= minQuantity);
  return variant && { ...wanted, variantId: variant.id };
}

async function look(shop: Shop, { id, slug }: Pick<ProductCard, 'id' | 'slug'>): Promise<Product> {
  await shop.page(`/e-commerce/product/${encodeURIComponent(slug)}`, slug);
  const product = await shop.call(getProductBySlug, { params: { slug } });
  if (product.id !== id) throw new Error('The list and the product’s page are of two minds');
  return product;
}

async function choose(shop: Shop): Promise<Choice> {
  const { data } = await shop.call(listProducts, { query: { stockStatus: 'in_stock', pageSize: '5' } });
  for (const card of data) {
    const wanted = leastOf(await look(shop, card));
    if (wanted) return wanted;
  }
  throw new Error('Nothing is for sale');
}

/** Walks from home page to price without ordering. The cart is left empty and expires. */
async function walk(): Promise<void> {
  const shop = shopAt(config().PUBLIC_ORIGIN);
  await shop.page('/', 'Chợ Làng');
  const wanted = await choose(shop);

  const { sessionId } = await shop.call(startGuestSession, { body: {} });
  const session = { sessionId };
  const { items } = await shop.call(addToGuestCart, { body: wanted }, session);
  const quote = await shop.call(quoteGuestOrder, { body: { sessionId, deliveryType: 'warehouse_pickup' } });
  if (quote.total <= 0) throw new Error('The quote comes to nothing');
  for (const { cartItemId } of items) await shop.call(removeFromGuestCart, { body: { cartItemId } }, session);
}

/** Result for the release that invokes it; it never throws, or the schedule would retry. */
type CanaryResult = { passed: boolean };

async function report(): Promise<CanaryResult> {
  const started = performance.now();
  try {
    await walk();
    measure('CanaryPassed', 1);
    measure('CanaryMilliseconds', Math.round(performance.now() - started));
    return { passed: true };
  } catch (error) {
    log.error('the walk through the shop failed', { error });
    measure('CanaryPassed', 0);
    return { passed: false };
  }
}

/** Runs on a schedule as an outside visitor would: it has no permissions and knows only the shop's address. */
export const handler = (_event?: unknown, call?: Invocation): Promise<CanaryResult> =>
  withInvocation(call, report);
