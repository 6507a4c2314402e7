import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { completeUnscanned, handToCarrier, markDelivered, startPacking } from '#shared/orders/index.ts';
import { aMarket } from './browser.ts';
import { buying } from './orders.ts';

const steps = { startPacking, completeUnscanned, handToCarrier, markDelivered };
type Step = keyof typeof steps;

export const complete: Step[] = ['startPacking', 'completeUnscanned', 'markDelivered'];

/** What an order is said to be, wherever the page says it. */
export const badge = (page: Page, text: string) =>
  page.locator('header, main').getByText(text, { exact: true }).first();

/** A market with orders in it, and somebody who works on them. */
export async function ordersMarket() {
  const market = await aMarket();
  const shop = buying(market.world);
  const staff = await market.world.aMember({ role: 'admin', hasTill: true });

  async function work(id: string, ...names: Step[]): Promise<void> {
    for (const name of names) {
      const { status } = await market.world.send(steps[name], {
        token: staff.accessToken,
        params: { id },
      });
      expect(status).toBe(200);
    }
  }

  /** Two pieces of one thing, paid at the counter, fetched there. */
  async function anOrder(...names: Step[]) {
    const { member, product, order } = await shop.placed({ paymentMethod: 'cash' }, { quantity: 2 });
    await work(order.id, ...names);
    return { member, name: product.card.name, product, order };
  }

  return { ...market, shop, staff, work, anOrder };
}
