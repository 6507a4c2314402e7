import { setTimeout } from 'node:timers/promises';

export type Examples = Record<string, string>;

/** Uses the bestselling product and its related objects as examples. */
export async function findExamples(origin: string): Promise<Examples> {
  const reply = await fetch(`${origin}/api/products?sortBy=sold&pageSize=20`);
  const { data } = (await reply.json()) as {
    data: {
      slug: string;
      category: { slug: string };
      business: { slug: string };
      brand: { id: string } | null;
    }[];
  };
  const [best] = data;
  return {
    product: best?.slug ?? '',
    category: best?.category.slug ?? '',
    business: best?.business.slug ?? '',
    brand: data.find(({ brand }) => brand)?.brand?.id ?? '',
  };
}

const firstAsked =
  (origin: string, accessToken: string) =>
  async (path: string): Promise<string> => {
    const reply = await fetch(`${origin}/api${path}`, {
      headers: { authorization: `Bearer ${accessToken}` },
    });
    const { data = [] } = (await reply.json()) as { data?: { id: string }[] };
    return data[0]?.id ?? '';
  };

/** Examples of an active member and of a member whose papers wait for review. */
export async function findPeopleExamples(
  origin: string,
  { accessToken }: { accessToken: string },
): Promise<Examples> {
  const firstOf = firstAsked(origin, accessToken);
  return {
    person: await firstOf('/users/admin/users?status=active&role=user&limit=1'),
    waiting: await firstOf('/users/admin/users?status=kyc_submitted&limit=1'),
  };
}

/** Examples of the demo member: a delivered order, an unpaid one, and a return. */
export async function findOwnExamples(
  origin: string,
  { accessToken }: { accessToken: string },
): Promise<Examples> {
  const firstOf = firstAsked(origin, accessToken);
  return {
    order: await firstOf('/public/orders?statusIn=completed&take=1'),
    draft: await firstOf('/public/orders?statusIn=draft&take=1'),
    return: await firstOf('/return-orders?pageSize=1'),
  };
}

/** Puts a product into the demo member's cart if it is empty. */
export async function fillCart(origin: string, { accessToken }: { accessToken: string }): Promise<void> {
  const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' };
  const cart = await fetch(`${origin}/api/e-commerce/cart`, { headers });
  if (((await cart.json()) as { totalItems?: number }).totalItems !== 0) return;
  const best = await fetch(`${origin}/api/products?sortBy=sold&stockStatus=in_stock&pageSize=8`);
  const { data } = (await best.json()) as { data: { id: string; hasVariants: boolean }[] };
  for (const { id } of data.filter(({ hasVariants }) => !hasVariants).slice(0, 3)) {
    const body = JSON.stringify({ productId: id, quantity: 1 });
    await fetch(`${origin}/api/e-commerce/cart/add`, { method: 'POST', headers, body });
  }
}

/** Places a guest's cash order, and waits for the mail with the confirmation link. */
export async function findGuestExamples(origin: string): Promise<Examples> {
  const post = async (path: string, body: object): Promise<Record<string, string>> => {
    const reply = await fetch(`${origin}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`${path} was refused: ${await reply.text()}`);
    return (await reply.json()) as Record<string, string>;
  };
  const email = `lan.${Date.now()}@thu.cholang.vn`;
  const phone = `09${String(Date.now()).slice(-8)}`;
  const { sessionId = '' } = await post('/public/guest-cart/session', {});
  const productId = await simpleProduct(origin);
  await post(`/public/guest-cart/add?sessionId=${sessionId}`, { productId, quantity: 2 });
  const address = { system: 'v2', provinceCode: 1, wardCode: 4, street: '12 Phố Huế' };
  await post('/e-commerce/checkout/create-order-from-guest-cart', {
    sessionId,
    customer: { fullName: 'Nguyễn Thị Lan', phone, email },
    deliveryType: 'prepaid_ship',
    shippingAddress: { ...address, recipientName: 'Nguyễn Thị Lan', phone },
    paymentMethod: 'cash',
    clientRequestId: crypto.randomUUID(),
  });
  return { guestLink: await mailedLink(origin, email) };
}

async function simpleProduct(origin: string): Promise<string> {
  const reply = await fetch(`${origin}/api/products?sortBy=sold&stockStatus=in_stock&pageSize=20`);
  const { data } = (await reply.json()) as { data: { id: string; hasVariants: boolean }[] };
  return data.find(({ hasVariants }) => !hasVariants)?.id ?? '';
}

/** Polls, because the mail takes a moment to arrive. */
async function mailedLink(origin: string, email: string): Promise<string> {
  for (let look = 0; look < 120; look += 1) {
    const reply = await fetch(`${origin}/dev/mail.json?to=${encodeURIComponent(email)}`);
    const [mail] = (await reply.json()) as { links: string[] }[];
    const link = mail?.links.find((address) => address.includes('#'));
    if (link) return link.slice(origin.length);
    await setTimeout(250);
  }
  throw new Error(`No mail came to ${email}`);
}
