import { within } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { acceptCodDifference, complainOfParcel } from '#shared/shipping/complaints.contract.ts';
import { type PackedParcel, type PackingOrder, PaidOut } from '#shared/shipping/packing-order.ts';
import { getPackingOrder } from '#shared/shipping/packing.contract.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer } from '../support/network.ts';
import { labelled, openOrder, order, words } from './packing-scene.ts';

const paidOut = exampleOf(PaidOut, { collected: 160_000, net: 140_000 });
const parcel: PackedParcel = {
  ...labelled('delivered'),
  carrier: 'ghtk',
  cod: 167_000,
  paidOut,
  troubles: ['cod_differs'],
};

const open = (as: 'admin' | 'collaborator', given: Partial<PackedParcel> = {}) => {
  let now: PackingOrder = {
    ...order,
    status: 'completed',
    parcels: [{ ...parcel, ...given }],
    troubles: ['cod_differs'],
  };
  const answers = [
    answer(getPackingOrder, () => now),
    answer(acceptCodDifference, ({ body }) => {
      const codAccepted = { difference: body.difference, by: 'an', at: '2026-11-23T03:00:00.000Z' };
      now = { ...now, troubles: [], parcels: [{ ...parcel, codAccepted, troubles: [] }] };
      return now;
    }),
    answer(complainOfParcel, () => now),
  ];
  return openOrder({}, answers, as);
};
const stated = words.codDifference.stated.replace('{{told}}', '160.000 ₫').replace('{{due}}', '167.000 ₫');

describe('a parcel whose statement tells other cash than it had to collect', () => {
  it('names both sums and what to do, and its difference is accepted once', async () => {
    const { page, user, network } = await open('admin');
    await page.findByText(stated);
    page.getByText(words.next.cod_stated);
    await user.click(page.getByRole('button', { name: words.codDifference.accept }));
    const dialog = within(await page.findByRole('alertdialog'));
    dialog.getByText(/Khách đã trả đủ 167.000 ₫/);
    await user.dblClick(dialog.getByRole('button', { name: words.codDifference.accept }));
    await page.findByText(words.codDifference.done);
    expect(network.askedOf(acceptCodDifference)).toMatchObject([{ body: { difference: 7_000 } }]);
    await vi.waitFor(() => expect(page.queryByText(stated)).toBeNull());
  });

  it('is claimed from its carrier with the cash that is missing', async () => {
    const { page, user, network } = await open('collaborator');
    await page.findByText(stated);
    // Whether the shop bears it is for those who keep its money.
    expect(page.queryByRole('button', { name: words.codDifference.accept })).toBeNull();
    await user.click(page.getByRole('button', { name: words.complaint.open }));
    await page.findByRole('dialog');
    await user.click(page.getByRole('button', { name: words.complaint.save }));
    await vi.waitFor(() => expect(network.askedOf(complainOfParcel)).toHaveLength(1));
    expect(network.askedOf(complainOfParcel)[0]?.body).toMatchObject({ kind: 'cod', amount: 7_000 });
  });

  it('says that what was collected too much is the buyer’s', async () => {
    const { page, user } = await open('admin', { paidOut: { ...paidOut, collected: 170_000 } });
    await page.findByText(words.codDifference.hintMore);
    await user.click(page.getByRole('button', { name: words.codDifference.accept }));
    const dialog = await page.findByRole('alertdialog');
    expect(dialog.textContent).toContain('trả 170.000 ₫ thay vì 167.000 ₫');
  });

  it('says of a label with another sum what is to be done before it arrives', async () => {
    const { page } = await open('admin', { stage: 'out', paidOut: null });
    await page.findByText(words.next.cod_differs);
    expect(page.queryByText(words.next.cod_stated)).toBeNull();
  });
});
