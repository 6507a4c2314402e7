import { waitFor, within } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  countReturnQueues,
  getReturnAnalytics,
  getReturnMetrics,
  ReturnAnalytics,
  ReturnMetrics,
  ReturnRow,
  searchReturns,
} from '#shared/returns/index.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';

const words = texts.staffReturns;

describe('the list of returns', () => {
  // Sunday evening in London is Monday in Hà Nội.
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-22T18:30:00Z'), toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  const lan = exampleOf(ReturnRow, { customerName: 'Trần Lan', orderCode: 'CL261123AB3DE' });
  const openList = (search = '', data: ReturnRow[] = [lan]) =>
    renderAt(`/admin/e-commerce/returns/requests${search}`, {
      as: 'collaborator',
      answers: [
        answer(searchReturns, exampleOf(searchReturns.reply, { data })),
        answer(countReturnQueues, { asked: 0, onTheWay: 0, toInspect: 0, toSettle: 0, toSendBack: 4 }),
      ],
    });
  type Opened = Awaited<ReturnType<typeof openList>>;
  const countBy = async ({ page, user }: Opened, day: string) => {
    await user.click(await page.findByRole('combobox', { name: texts.fields.dateRange.which }));
    await user.click(await page.findByRole('option', { name: day }));
  };

  it('says what goes back in money, and of an exchange that none does', async () => {
    const money = { ...lan, status: 'inspected', qaResult: 'passed', refundAmount: 220_000 } as const;
    const { page } = await openList('', [
      { ...money, trackingNumber: 'S19.A4', id: 'a', resolution: 'refund', moneyBack: 185_000 },
      { ...money, trackingNumber: 'S19.A5', id: 'b', resolution: 'exchange', moneyBack: 0 },
    ]);
    await page.findByText('185.000 ₫');
    expect(page.queryByText('220.000 ₫')).toBeNull();
    expect(page.getByText('–')).toBeTruthy();
  });

  it('has under “Mã vận đơn” a number or nothing, never how the goods are fetched', async () => {
    const { page } = await openList('', [
      { ...lan, method: 'pickup', trackingNumber: null, refundAmount: 1 },
    ]);
    const cells = within(await page.findByRole('row', { name: /Trần Lan/ })).getAllByRole('cell');
    const heads = page.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(cells[heads.indexOf(words.list.tracking)]?.textContent).toBe('–');
    expect(heads).not.toContain(words.list.method);
  });

  it('leads to what has to be sent back to its buyers', async () => {
    const { page, user, network } = await openList();
    await user.click(await page.findByRole('button', { name: new RegExp(`${words.queue.toSendBack}.*4`) }));
    await network.rest();
    expect(location.search).toBe('?toSendBack=true');
    expect(network.askedOf(searchReturns).at(-1)?.query).toMatchObject({ toSendBack: true });
    await user.click(page.getByRole('button', { name: new RegExp(words.queue.toSettle) }));
    await network.rest();
    expect(location.search).toBe('?status=inspected');
  });

  it('is narrowed by whichever of its days somebody means, which take the days along', async () => {
    const opened = await openList();
    const { page, user, network } = opened;
    await countBy(opened, words.list.qcAt);
    expect(location.search).toBe('');
    await user.click(page.getByRole('button', { name: /Chọn khoảng ngày/ }));
    await user.click(await page.findByRole('button', { name: '7 ngày qua' }));
    await network.rest();
    expect(location.search).toBe('?qcFrom=2026-11-17&qcTo=2026-11-23');
    // The picker itself, and what takes it off.
    expect(page.getAllByRole('button', { name: new RegExp(`${words.list.qcAt}: 7 ngày qua`) })).toHaveLength(
      2,
    );

    await countBy(opened, words.list.approvedAt);
    await network.rest();
    expect(location.search).toBe('?approvedFrom=2026-11-17&approvedTo=2026-11-23');
    const asked = network.askedOf(searchReturns).at(-1)?.query;
    expect(asked).toMatchObject({
      approvedFrom: '2026-11-16T17:00:00.000Z',
      approvedTo: '2026-11-23T16:59:59.999Z',
    });
    expect(asked).not.toHaveProperty('qcFrom');
  });

  it('is narrowed by the carrier one types', async () => {
    const { page, user, network } = await openList();
    await user.click(await page.findByRole('button', { name: texts.fields.filters.more }));
    await user.type(await page.findByRole('searchbox', { name: words.tracking.courierName }), 'ghtk');
    await waitFor(() => expect(location.search).toBe('?courierName=ghtk'));
    await network.rest();
    expect(network.askedOf(searchReturns).at(-1)?.query).toMatchObject({ courierName: 'ghtk', page: 1 });
  });

  it('is narrowed by the order and the buyer one types', async () => {
    const { page, user, network } = await openList();
    await user.click(await page.findByRole('button', { name: texts.fields.filters.more }));
    await user.type(await page.findByRole('searchbox', { name: words.list.orderCode }), 'cl261123ab3de');
    await waitFor(() => expect(location.search).toBe('?orderCode=cl261123ab3de'));
    await user.type(page.getByRole('searchbox', { name: words.list.customerPhone }), '0912 345 678');
    await waitFor(() => expect(location.search).toContain('customerPhone'));
    await network.rest();
    expect(network.askedOf(searchReturns).at(-1)?.query).toMatchObject({
      orderCode: 'cl261123ab3de',
      customerPhone: '0912 345 678',
    });
  });

  it('is narrowed to what its reader opened', async () => {
    const { page, user, network } = await openList();
    await user.click(await page.findByRole('button', { name: texts.fields.filters.more }));
    await user.click(await page.findByRole('combobox', { name: words.list.openedBy }));
    await user.click(await page.findByRole('option', { name: words.list.openedByMe }));
    await network.rest();
    const [id] = network.askedOf(searchReturns).flatMap(({ query }) => query.createdById ?? []);
    expect(id).toBeTruthy();
    expect(decodeURIComponent(location.search)).toBe(`?createdById=${id}`);
    await page.findByRole('button', {
      name: new RegExp(`${words.list.openedBy}: ${words.list.openedByMe}`),
    });
  });

  it.each([
    [words.list.createdAt, 'created'],
    [words.list.approvedAt, 'approved'],
    [words.list.qcAt, 'qc'],
    [words.list.updatedOn, 'updated'],
  ])('is narrowed by “%s” from one midnight in Hà Nội to another', async (day, name) => {
    const opened = await openList(`?${name}From=2026-11-17&${name}To=2026-11-23`);
    await opened.page.findAllByRole('button', { name: new RegExp(`${day}: 7 ngày qua`) });
    expect(opened.network.askedOf(searchReturns).at(-1)?.query).toMatchObject({
      [`${name}From`]: '2026-11-16T17:00:00.000Z',
      [`${name}To`]: '2026-11-23T16:59:59.999Z',
    });
  });

  it('names the buyer and the order a link narrowed it to, and lets them go one by one', async () => {
    const { page, user, network } = await openList('?orderId=don-1&userId=lan');
    await page.findByRole('button', { name: new RegExp(`${words.list.order}: CL261123AB3DE`) });
    await user.click(
      await page.findByRole('button', { name: new RegExp(`${words.page.customer}: Trần Lan`) }),
    );
    await network.rest();
    expect(location.search).toBe('?orderId=don-1');
  });
});

describe('figures of returns', () => {
  it('are read against the days before, and money only where it is told', async () => {
    const { page, network } = await renderAt('/admin/e-commerce/returns/analytics', {
      as: 'collaborator',
      answers: [
        answer(getReturnMetrics, exampleOf(ReturnMetrics, { total: 7, refundAmount: null })),
        answer(getReturnAnalytics, exampleOf(ReturnAnalytics, { total: 7 })),
        answer(searchReturns, exampleOf(searchReturns.reply, { data: [] })),
      ],
    });
    await page.findByText(words.kpi.approvalRate);
    expect(page.queryByText(words.kpi.refundAmount)).toBeNull();
    await waitFor(() => expect(network.askedOf(getReturnMetrics)).toHaveLength(2));
    const [now, before] = network.askedOf(getReturnMetrics).map(({ query }) => query);
    expect(String(before?.['end']) < String(now?.['start'])).toBe(true);
  });
});
