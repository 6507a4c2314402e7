import { describe, expect, it } from 'vitest';
import { getOrderStory, getStaffOrder, OrderItem, StaffOrder } from '#shared/orders/index.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';
import { openOrder } from './order-scene.ts';

const { receipt } = texts.staffOrders;
const sold = exampleOf(StaffOrder, {
  id: 'don-1',
  code: 'CL261123K7M2Q',
  status: 'completed',
  paymentStatus: 'paid',
  deliveryType: 'warehouse_pickup',
  customer: { fullName: 'Cô Ba', phone: '0912345678', email: 'ba@example.com' },
  items: [
    exampleOf(OrderItem, { id: 'gao', name: 'Gạo ST25', quantity: 2, unitTotal: 92_500, subtotal: 185_000 }),
  ],
  subtotal: 185_000,
  tax: 0,
  shippingFee: 0,
  voucherDiscount: 0,
  total: 185_000,
  missing: 0,
  placedBy: 'lan',
  tender: { cash: 85_000, card: 100_000, given: 100_000 },
});

/** The page of an order that staff wrote down, as it stands before it is packed. */
const openPage = (given: Partial<StaffOrder>) =>
  openOrder({ ...sold, status: 'confirmed', provenBy: 'staff', userId: null, ...given });
const { call, customer } = texts.staffOrders;

describe('the page of an order that staff wrote down', () => {
  it('says so as its proof, offers no call, and leads to its receipt', async () => {
    const { page } = await openPage({});
    await page.findByText(customer.provenBy.writer);
    expect(page.queryByRole('button', { name: call.add })).toBeNull();
    const link = page.getByRole('link', { name: receipt.open });
    expect(link.getAttribute('href')).toBe('/admin/e-commerce/orders/don-1/receipt');
  });

  it('differs from one whose buyer was called, which has no receipt of a counter', async () => {
    const { page } = await openPage({ placedBy: null, tender: undefined });
    await page.findByText(customer.provenBy.staff);
    page.getByRole('button', { name: call.add });
    expect(page.queryByRole('link', { name: receipt.open })).toBeNull();
  });
});

describe('a receipt', () => {
  it('says what was bought, how it was paid, and the change', async () => {
    const { page } = await renderAt('/admin/e-commerce/orders/don-1/receipt', {
      as: 'collaborator',
      answers: [
        answer(getStaffOrder, sold),
        answer(getOrderStory, { events: [], people: [{ id: 'lan', fullName: 'Phạm Thu Ngân' }], notes: [] }),
      ],
    });
    await page.findByText(receipt.cashier.replace('{{name}}', 'Phạm Thu Ngân'));
    const paper = page.getByRole('article').textContent ?? '';
    for (const words of [
      sold.code,
      'Gạo ST25',
      `${receipt.total}185.000 ₫`,
      `${receipt.cash}85.000 ₫`,
      `${receipt.card}100.000 ₫`,
      `${receipt.given}100.000 ₫`,
      `${receipt.change}15.000 ₫`,
    ])
      expect(paper).toContain(words);
    expect(paper).not.toContain(receipt.missing);
    page.getByRole('button', { name: receipt.print });
  });
});
