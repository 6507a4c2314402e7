import { waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { listAdminBrands } from '#shared/catalogue/staff-brand.contract.ts';
import { countReturnQueues, ReturnRow, searchReturns } from '#shared/returns/index.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, keepWaiting, sample } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';

const words = texts.staffReturns;
const filters = texts.fields.filters;
const url = '/admin/e-commerce/returns/requests';
const before = '/e-commerce/policies/returns';

const openList = (search = '', width = 360) =>
  renderAt(url + search, {
    as: 'collaborator',
    from: before,
    width,
    answers: [
      answer(
        searchReturns,
        exampleOf(searchReturns.reply, { data: [exampleOf(ReturnRow)], total: 12, page: 1, totalPages: 1 }),
      ),
      answer(countReturnQueues, { asked: 0, onTheWay: 0, toInspect: 0, toSettle: 0, toSendBack: 0 }),
    ],
  });
const status = words.list.status;

it('on a phone the search stays in sight, and all filters are behind one button', async () => {
  const { page, user } = await openList();
  await page.findByRole('searchbox');
  expect(page.queryByRole('combobox', { name: status })).toBeNull();
  expect(page.queryByRole('button', { name: filters.more })).toBeNull();

  await user.click(page.getByRole('button', { name: filters.open }));
  const sheet = within(await page.findByRole('dialog', { name: filters.title }));
  sheet.getByRole('button', { name: 'Xem 12 kết quả' });
  // Those few people use are in it too; each stands under its name.
  sheet.getByRole('searchbox', { name: words.tracking.courierName });
  sheet.getByText(words.tracking.courierName);
  sheet.getByText(words.list.resolution);
});

it('a list that is only searched has no such button', async () => {
  const { page } = await renderAt('/admin/e-commerce/brands', {
    as: 'collaborator',
    width: 360,
    answers: [sample(listAdminBrands)],
  });
  await page.findByRole('searchbox');
  expect(page.queryByRole('button', { name: filters.open })).toBeNull();
});

it('on a desktop they stand in a row', async () => {
  const { page } = await openList('', 1440);
  await page.findByRole('button', { name: filters.more });
  expect(page.queryByRole('button', { name: filters.open })).toBeNull();
});

it('the button counts the filters in force: choices, days and what is typed besides the search', async () => {
  const { page } = await openList(
    '?q=lan&method=pickup&courierName=ghtk&createdFrom=2026-11-17&createdTo=2026-11-23',
  );
  expect(await page.findByRole('button', { name: 'Lọc (3)' })).toBeTruthy();
});

it('clears the filters, and gives the list back', async () => {
  const { page, user, network } = await openList('?method=pickup');
  await user.click(await page.findByRole('button', { name: 'Lọc (1)' }));
  const sheet = within(await page.findByRole('dialog'));
  await user.click(sheet.getByRole('button', { name: texts.common.action.clearFilters }));
  await network.rest();
  expect(location.search).toBe('');
  expect(sheet.queryByRole('button', { name: texts.common.action.clearFilters })).toBeNull();
  await user.click(sheet.getByRole('button', { name: 'Xem 12 kết quả' }));
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
});

it('Back closes them, keeps what was chosen, and leads one step back after that', async () => {
  const { page, user, network } = await openList();
  const back = async () => {
    window.history.back();
    await network.rest();
  };
  const button = await page.findByRole('button', { name: filters.open });
  await user.click(button);
  const sheet = within(await page.findByRole('dialog'));
  await user.type(sheet.getByRole('searchbox', { name: words.tracking.courierName }), 'ghtk');
  await waitFor(() => expect(location.search).toBe('?courierName=ghtk'));
  await back();
  expect([page.queryByRole('dialog'), location.search]).toEqual([null, '?courierName=ghtk']);
  expect(document.activeElement).toBe(page.getByRole('button', { name: 'Lọc (1)' }));
  await back();
  expect(location.pathname).toBe(before);
});

it('says no number while the list is asked for', async () => {
  const { page, user } = await renderAt(url, {
    as: 'collaborator',
    width: 360,
    answers: [
      keepWaiting(searchReturns),
      answer(countReturnQueues, { asked: 0, onTheWay: 0, toInspect: 0, toSettle: 0, toSendBack: 0 }),
    ],
  });
  await user.click(await page.findByRole('button', { name: filters.open }));
  const sheet = within(await page.findByRole('dialog'));
  expect(sheet.getByRole('button', { name: filters.showAny })).toBeTruthy();
});
