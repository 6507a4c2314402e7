import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { completeUnscanned, handToCarrier, markDelivered, startPacking } from '#shared/orders/index.ts';
import { aMarket } from './browser.ts';
import { buying } from './orders.ts';

const steps = { startPacking, completeUnscanned, handToCarrier, markDelivered };
type Step = keyof typeof steps;

export const complete: Step[] = ['startPacking', 'completeUnscanned', 'markDelivered'];

/** Status text of an order, anywhere on the page. */
export const badge = (page: Page, text: string) =>
  page.locator('header, main').getByText(text, { exact: true }).first();

/** Shop with orders, and a staff member who works on them. */
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

  /** Order of two pieces of one product, for pickup, with payment at the counter. */
  async function anOrder(...names: Step[]) {
    const { member, product, order } = await shop.placed({ paymentMethod: 'cash' }, { quantity: 2 });
    await work(order.id, ...names);
    return { member, name: product.card.name, product, order };
  }

  return { ...market, shop, staff, work, anOrder };
}
