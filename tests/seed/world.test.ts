import { describe, expect, it } from 'vitest';
import { Profile } from '#functions/domain/accounts/account.ts';
import { StoredCard, StoredDetail, StoredStock } from '#functions/domain/catalogue/views/product-record.ts';
import { StoredShelf } from '#functions/domain/catalogue/warehouses/shelf-record.ts';
import { totalOf } from '#functions/domain/invoices/content/invoice-content.ts';
import { StoredInvoice } from '#functions/domain/invoices/invoice-record.ts';
import { paybackFor, revenueOf } from '#functions/domain/orders/order-money.ts';
import { orderKeys } from '#functions/domain/orders/order-keys.ts';
import { orderRecord, StoredOrder } from '#functions/domain/orders/order-record.ts';
import { owedParts } from '#functions/domain/refunds/refund-source.ts';
import { Reward, Sums } from '#functions/domain/referrals/rewards/reward-record.ts';
import { StoredReturn } from '#functions/domain/returns/return-record.ts';
import { StoredReview } from '#functions/domain/reviews/review.ts';
import { knownAccounts } from '#seed/world/members.ts';
import { generateProducts } from '#seed/world/more-products.ts';
import { buildWorld } from '#seed/world/world.ts';
import { FullName, PhoneNumber } from '#shared/accounts/user.ts';
import { waitsSince } from '#shared/accounts/waits-since.ts';
import { waitingStatuses } from '#shared/people/approval-choices.ts';
import { Category } from '#shared/catalogue/index.ts';
import { referenceIdPattern } from '#shared/values/ids.ts';
import { dayInVietnam } from '#shared/values/vietnam-day.ts';
import { mayBecome } from '#shared/orders/order-status.ts';
import { userStatuses } from '#shared/values/user-statuses.ts';
import { OrderStatus } from '#shared/values/order-status-schema.ts';

const now = new Date('2026-05-20T09:30:00.000Z');
const world = buildWorld(now);
const cards = world.products.map(({ card }) => card);

const shareOf = (holds: (card: (typeof cards)[number]) => boolean): number =>
  cards.filter(holds).length / cards.length;
const allDiffer = (values: readonly string[]): boolean => new Set(values).size === values.length;

describe('the demo world', () => {
  it('is the same every time at the same moment', () => {
    expect(buildWorld(now)).toEqual(world);
  });

  it.each([
    ['at night', '2026-05-19T18:30:00.000Z', '2026-05-20'],
    ['in the morning', '2026-05-20T02:15:00.000Z', '2026-05-20'],
    ['late in the evening', '2026-05-20T16:50:00.000Z', '2026-05-20'],
    ['after midnight', '2026-05-20T17:45:00.000Z', '2026-05-21'],
  ])('has sold something today already, and on that weekday before, also %s', (_, at, today) => {
    const before = new Date(Date.parse(today) - 7 * 86_400_000).toISOString().slice(0, 10);
    const orders = buildWorld(new Date(at)).orders.map(({ order }) => order);
    for (const { createdAt, updatedAt } of orders) expect(createdAt <= at && updatedAt <= at).toBe(true);
    const soldOn = (day: string) =>
      orders
        .filter(({ createdAt }) => dayInVietnam(Date.parse(createdAt)) === day)
        .reduce((sum, order) => sum + revenueOf(order), 0);
    expect(soldOn(today)).toBeGreaterThan(0);
    expect(soldOn(before)).toBeGreaterThan(0);
  });

  it('holds what the shop keeps, in the shapes the shop keeps it', () => {
    for (const { card, detail, stocks } of world.products) {
      StoredCard.parse(card);
      StoredDetail.parse(detail);
      for (const stock of stocks) StoredStock.parse(stock);
    }
    for (const category of world.categories) Category.parse(category);
    for (const member of world.members) Profile.parse(member);
    expect(world.products.length).toBeGreaterThanOrEqual(400);
  });
});

describe('its categories', () => {
  it('stand three levels deep, each under a parent that is there', () => {
    const ids = new Set(world.categories.map(({ id }) => id));
    for (const { parentId, path, level, id } of world.categories) {
      expect(path).toHaveLength(level);
      expect(path.at(-1)).toBe(id);
      expect(path.at(-2) ?? null).toBe(parentId);
      expect(path.every((step) => ids.has(step))).toBe(true);
    }
    expect(new Set(world.categories.map(({ level }) => level))).toEqual(new Set([1, 2, 3]));
    expect(allDiffer(world.categories.map(({ slug }) => slug))).toBe(true);
  });

  it('all hold products', () => {
    const filled = new Set(cards.flatMap(({ category }) => category.path));
    expect(world.categories.filter(({ id }) => !filled.has(id))).toEqual([]);
  });
});

describe('its products', () => {
  it('have names, codes and addresses of their own', () => {
    expect(allDiffer(cards.map(({ name }) => name))).toBe(true);
    expect(allDiffer(cards.map(({ code }) => code))).toBe(true);
    expect(allDiffer(cards.map(({ slug }) => slug))).toBe(true);
    expect(allDiffer(cards.map(({ id }) => id))).toBe(true);
  });

  it('cost whole đồng, in totals that end in thousands', () => {
    for (const { price, total, basePrice, priceMin, priceMax } of cards) {
      for (const amount of [price, total, basePrice, priceMin, priceMax]) expect(amount % 1).toBe(0);
      expect(total % 1_000).toBe(0);
      expect(basePrice === 0 || basePrice > total).toBe(true);
    }
  });

  it('are as mixed as a market: offers, choices, things running out, things long gone', () => {
    expect(shareOf(({ basePrice }) => basePrice > 0)).toBeCloseTo(0.55, 1);
    expect(shareOf(({ hasVariants }) => hasVariants)).toBeCloseTo(0.22, 1);
    expect(shareOf(({ freeShipping }) => freeShipping)).toBeCloseTo(0.25, 1);
    for (const status of ['low_stock', 'out_of_stock'] as const)
      expect(cards.some(({ stockStatus }) => stockStatus === status)).toBe(true);
    for (const taxType of ['zero', 'five', 'eight', 'ten', 'kct', 'kkknt', 'khac'] as const)
      expect(cards.some((card) => card.taxType === taxType)).toBe(true);
  });

  it('are sold by the case and together too, of what is there, and each part knows of it', () => {
    const made = world.products.filter(({ card }) => card.parts.length > 0);
    expect(made.map(({ card, detail }) => [card.type, detail.unit])).toEqual([
      ['product', 'thùng'],
      ['combo', 'bộ'],
    ]);
    const byId = new Map(cards.map((card) => [card.id, card]));
    for (const { card, stocks } of made) {
      expect(stocks).toEqual([]);
      expect(card.stockStatus).toBe('in_stock');
      for (const { productId, variantId } of card.parts) {
        expect(variantId).toBeNull();
        expect(byId.get(productId)).toMatchObject({ type: 'product', isActive: true, hasVariants: false });
      }
    }
    for (const { id, combos, unitCount } of cards) {
      const of = made.filter(({ card }) => card.parts.some(({ productId }) => productId === id));
      expect([combos, unitCount]).toEqual([of.length, of.filter(({ card }) => card.type !== 'combo').length]);
    }
  });

  it('come in several colours, each with a picture of its own', () => {
    const dyed = world.products.filter(({ detail }) => detail.variants.some(({ image }) => image));
    expect(dyed.length).toBeGreaterThan(5);
    for (const { detail } of dyed) {
      const pictures = new Map(detail.variants.map(({ value, image }) => [value.split(' / ')[0], image]));
      expect(new Set(pictures.values()).size).toBe(pictures.size);
    }
  });

  it('count their stars rightly', () => {
    for (const { rating } of cards) {
      const counted = Object.values(rating.distribution).reduce((sum, count) => sum + count, 0);
      expect(counted).toBe(rating.count);
    }
  });

  it('are rated by exactly the voices there are', () => {
    const byProduct = Map.groupBy(world.voices, ({ review }) => review.productId);
    for (const { id, rating } of cards) {
      const voices = byProduct.get(id) ?? [];
      expect(voices.length).toBe(rating.count);
      expect(voices.length).toBeLessThan(10);
      for (const stars of [1, 2, 3, 4, 5] as const)
        expect(voices.filter(({ review }) => review.stars === stars).length).toBe(rating.distribution[stars]);
    }
  });

  it.each(['Áo thun', 'Đồng hồ'])('include a dozen of “%s”', (words) => {
    expect(cards.filter(({ name }) => name.startsWith(words)).length).toBeGreaterThanOrEqual(12);
  });

  it('can be made by the thousand without one like another', () => {
    const many = [...generateProducts(5_000, now)];
    expect(many).toHaveLength(5_000);
    expect(allDiffer(many.map(({ card }) => card.slug))).toBe(true);
    expect(allDiffer(many.map(({ card }) => card.name))).toBe(true);
    expect(allDiffer(many.map(({ card }) => card.code))).toBe(true);
    for (const { card } of many.slice(-50)) StoredCard.parse(card);
  });
});

describe('its voices', () => {
  const reviews = world.voices.map(({ review }) => review);
  const active = new Set(world.members.flatMap(({ id, status }) => (status === 'active' ? [id] : [])));

  it('are many, each by a member who bought the thing, once', () => {
    expect(reviews.length).toBeGreaterThanOrEqual(1_250);
    expect(reviews.length).toBeLessThanOrEqual(2_000);
    const purchases = new Map(
      world.purchases.map((one) => [`${one.userId} ${one.productId} ${one.orderId}`, one]),
    );
    expect(purchases.size).toBe(world.purchases.length);
    for (const review of reviews) {
      StoredReview.parse(review);
      const { id, authorId, productId, orderId, createdAt } = review;
      const purchase = purchases.get(`${authorId} ${productId} ${orderId}`);
      expect(active.has(authorId) && purchase?.reviewId === id && purchase.boughtAt < createdAt).toBe(true);
    }
    expect(allDiffer(reviews.map(({ id }) => id))).toBe(true);
    expect(allDiffer(reviews.map(({ authorId, productId }) => `${authorId} ${productId}`))).toBe(true);
  });

  it('come in the order of their ids, and are liked by people', () => {
    const byId = reviews.toSorted((a, b) => a.id.localeCompare(b.id)).map(({ createdAt }) => createdAt);
    expect(byId).toEqual(byId.toSorted());
    for (const { review, likedBy } of world.voices) {
      expect(allDiffer(likedBy)).toBe(true);
      expect([review.likes, review.sumsVersion]).toEqual([likedBy.length, likedBy.length]);
    }
  });

  it('say many different things, kind and less kind, some with pictures, some with stars alone', () => {
    const texts = reviews.map(({ comment }) => comment).filter(Boolean);
    expect(new Set(texts).size).toBeGreaterThan(texts.length * 0.6);
    expect(texts.length).toBeLessThan(reviews.length);
    expect(Math.max(...texts.map((text) => text.length))).toBeGreaterThan(180);
    expect(reviews.filter(({ media }) => media.length > 0).length).toBeGreaterThan(150);
    for (const stars of [1, 2, 3, 4, 5])
      expect(reviews.filter((one) => one.stars === stars).length).toBeGreaterThan(30);
  });

  it('leave the accounts people are told about something to say', () => {
    const silent = world.purchases.filter(({ reviewId }) => !reviewId);
    for (const { email } of knownAccounts.filter(({ status }) => status === 'active')) {
      const { id } = world.members.find((member) => member.email === email) ?? { id: '' };
      expect(silent.filter(({ userId }) => userId === id).length).toBeGreaterThan(5);
    }
  });
});

describe('its members', () => {
  const byId = new Map(world.members.map((member) => [member.id, member]));

  it('are in every status', () => {
    expect(new Set(world.members.map(({ status }) => status))).toEqual(new Set(userStatuses));
    expect(world.members).toHaveLength(60);
  });

  it('include the accounts people are told about', () => {
    expect(world.members.slice(0, knownAccounts.length)).toMatchObject(knownAccounts);
  });

  it('have names, numbers and codes that sign-up would take, each their own', () => {
    for (const { fullName, phoneNumber, referenceId } of world.members) {
      expect(FullName.parse(fullName)).toBe(fullName);
      expect(PhoneNumber.parse(phoneNumber)).toBe(phoneNumber);
      expect(referenceId).toMatch(referenceIdPattern);
    }
    for (const key of ['email', 'phoneNumber', 'referenceId', 'id'] as const)
      expect(allDiffer(world.members.map((member) => member[key]))).toBe(true);
  });

  it('wait to be let in, or for their papers, since at most two days', () => {
    const today = `${now.toISOString().slice(0, 10)}T00:00:00.000Z`;
    const waiting = world.members.filter(({ status }) => waitingStatuses.some((one) => one === status));
    expect(waiting.length).toBeGreaterThan(4);
    for (const member of waiting) {
      expect(Date.parse(today) - Date.parse(waitsSince(member))).toBeLessThanOrEqual(2 * 86_400_000);
      expect(member.updatedAt <= today).toBe(true);
    }
  });

  it('were brought by others, four generations deep and never in a circle', () => {
    const depthOf = (id: string | null, seen: string[] = []): number => {
      if (id === null) return 0;
      expect(seen).not.toContain(id);
      return 1 + depthOf(byId.get(id)?.referrerId ?? null, [...seen, id]);
    };
    expect(Math.max(...world.members.map(({ id }) => depthOf(id)))).toBe(4);
  });
});

describe('its orders', () => {
  const own = world.orders.filter(({ order }) => order.customer.email === 'member@cholang.vn');

  it('are kept as the shop keeps them, in every state, none from the future', () => {
    for (const { order, story } of world.orders) {
      StoredOrder.parse(order);
      expect(order.items.length).toBeGreaterThan(0);
      expect(order.updatedAt <= now.toISOString()).toBe(true);
      expect(story.findLast(({ telling }) => telling.kind === 'status')?.telling.to).toBe(order.status);
    }
    expect(new Set(world.orders.map(({ order }) => order.status))).toEqual(new Set(OrderStatus.options));
    expect(new Set(own.map(({ order }) => order.status))).toEqual(new Set(OrderStatus.options));
    expect(allDiffer(world.orders.map(({ order }) => order.code))).toBe(true);
  });

  it('that owe money say what for, so that the list of refunds has them', () => {
    const owing = world.orders.filter(({ order }) => order.refundDue > 0);
    expect(owing.some(({ order }) => order.status === 'returned')).toBe(true);
    for (const { order } of world.orders) {
      const due = owedParts(order).reduce((sum, { amount }) => sum + amount, 0);
      expect(due).toBe(order.refundDue);
      expect(order.flags.includes('refund_due')).toBe(due > 0);
      expect(orderRecord.item(order)['gsi1pk'] === orderKeys.owed).toBe(due > 0);
    }
  });

  it('went the ways that orders may go', () => {
    for (const { story } of world.orders)
      for (const { telling } of story.filter((step) => step.telling.kind === 'status' && step.telling.from))
        expect([
          telling.from,
          telling.to,
          mayBecome(telling.from as OrderStatus, telling.to as OrderStatus),
        ]).toEqual([telling.from, telling.to, true]);
  });

  it('hold exactly what is reserved on the shelves', () => {
    const held = world.orders
      .filter(({ order }) => order.stock === 'reserved')
      .flatMap(({ order }) => order.holdings)
      .reduce((sum, { quantity }) => sum + quantity, 0);
    const shelves = world.products.flatMap(({ stocks }) => stocks);
    expect(shelves.reduce((sum, { reserved }) => sum + reserved, 0)).toBe(held);
    for (const { onHand, reserved } of shelves) expect(reserved).toBeLessThanOrEqual(onHand);
  });

  it('earn something: most lines know what they cost, and all of these less than their price', () => {
    const lines = world.orders.flatMap(({ order }) => order.items);
    const known = lines.filter(({ cost }) => cost !== undefined);
    expect(known.length).toBeGreaterThan(lines.length / 2);
    expect(known.length).toBeLessThan(lines.length);
    for (const { cost = 0, price } of known) expect(cost).toBeLessThan(price);
  });

  it('leave shelves that sold lately, and some that there should be more on', () => {
    const shelves = world.products.flatMap(({ stocks }) =>
      stocks.map((stock) => StoredShelf.omit({ productId: true }).parse(stock)),
    );
    const sold = shelves.reduce((sum, shelf) => sum + (shelf.sold ?? 0), 0);
    const pieces = world.orders.flatMap(({ order }) => order.holdings);
    expect(sold).toBeGreaterThan(0);
    expect(sold).toBeLessThan(pieces.reduce((sum, { quantity }) => sum + quantity, 0));
    expect(shelves.filter(({ onHand, minQuantity }) => onHand < minQuantity).length).toBeGreaterThan(10);
  });

  it('give the demo member something to review, and something to give back in time', () => {
    const completed = own.filter(({ order }) => order.status === 'completed');
    const inTime = completed.filter(({ order }) => (order.returnableUntil ?? '') > now.toISOString());
    expect(inTime.length).toBeGreaterThanOrEqual(1);
    const mine = world.purchases.filter(({ orderId }) => completed.some(({ order }) => order.id === orderId));
    expect(mine.filter(({ reviewId }) => reviewId === undefined).length).toBeGreaterThanOrEqual(3);
  });
});

describe('what came back, and what was invoiced', () => {
  const orderOf = (id: string) => world.orders.find(({ order }) => order.id === id)?.order;
  const returns = world.returns.map(({ stored }) => StoredReturn.parse(stored));
  const invoices = world.invoices.map((invoice) => StoredInvoice.parse(invoice));

  it('stands in every state somebody works on, and its orders owe what passed', () => {
    const states = new Set(returns.map(({ status }) => status));
    for (const state of ['requested', 'returning', 'received', 'inspected', 'refunded', 'rejected'] as const)
      expect(states).toContain(state);
    for (const { id, orderId, status, effects, updatedAt } of returns) {
      expect(updatedAt <= now.toISOString()).toBe(true);
      const order = orderOf(orderId);
      const owed = paybackFor(order ?? { paybacks: [] }, id);
      expect(owed.owed).toBe(status === 'inspected' ? (effects?.goods ?? 0) + (effects?.shipping ?? 0) : 0);
      expect(order?.returnedAmount).toBe(owed.owed + owed.paid);
    }
  });

  it('adds up to what its orders cost, by numbers without a gap', () => {
    expect(new Set(invoices.map(({ status }) => status))).toEqual(new Set(['draft', 'issued', 'corrected']));
    expect(invoices.some(({ sending }) => sending === 'refused')).toBe(true);
    const numbers = invoices.flatMap(({ number }) => number ?? []).toSorted((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, place) => place + 1));
    for (const [orderId, those] of Map.groupBy(invoices, (invoice) => invoice.orderId)) {
      const order = orderOf(orderId);
      expect(totalOf(those)).toBe((order?.total ?? 0) - (order?.returnedAmount ?? 0));
    }
  });
});

describe('its network', () => {
  const items = world.network;
  const of = (entity: string) => items.filter((item) => item['entity'] === entity);

  it('stands below whoever brought each, several levels deep', () => {
    const byId = new Map(world.members.map((member) => [member.id, member]));
    for (const { referrerId, lineage } of world.members) {
      const referrer = referrerId ? byId.get(referrerId) : undefined;
      expect(lineage).toBe(referrer ? `${referrer.lineage}${referrer.referenceId}/` : '');
    }
    expect(Math.max(...world.members.map(({ lineage }) => lineage.split('/').length - 1))).toBe(3);
  });

  it('has earned rewards of every kind of standing, and sums that are those of the lines', () => {
    const rewards = of('order-reward').map((item) => Reward.parse(item));
    expect(new Set(rewards.map(({ state }) => state))).toEqual(new Set(['payable', 'waiting', 'held']));
    for (const item of of('reward-sums')) {
      const { usable, waiting, held, lines } = Sums.parse(item);
      const own = of('reward').filter((line) => line['referrerId'] === item['referrerId']);
      expect(own).toHaveLength(lines);
      expect(own.reduce((sum, line) => sum + Number(line['amount']), 0)).toBe(usable + waiting + held);
    }
  });
});
