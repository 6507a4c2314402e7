import { expect, it, vi } from 'vitest';
import { searchSuppliers, Supplier } from '#shared/purchasing/index.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, refuse } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';

/** Suppliers named by their page, one on each. */
const pages = (totalPages: number) =>
  answer(searchSuppliers, ({ query }) =>
    exampleOf(searchSuppliers.reply, {
      data: [exampleOf(Supplier, { id: `s${query.page}`, name: `Vựa số ${query.page}` })],
      page: query.page,
      total: totalPages,
      totalPages,
    }),
  );

async function open(totalPages: number) {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file as Blob);
    return 'blob:nha-cung-cap';
  });
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const screen = await renderAt('/admin/e-commerce/suppliers?q=vựa', {
    as: 'admin',
    answers: [pages(totalPages)],
  });
  await screen.page.findByText('Vựa số 1');
  const askedPages = () =>
    screen.network.askedOf(searchSuppliers).map(({ query }) => [query.page, query.q].join(' '));
  return { ...screen, saved, names, askedPages };
}

it('all that was found leaves as one file, not only the page in sight', async () => {
  const { page, user, saved, names, askedPages } = await open(3);
  await user.click(page.getByRole('button', { name: 'Xuất 3 dòng' }));
  await expect.poll(() => names).toEqual(['nha-cung-cap.csv']);
  expect(askedPages()).toEqual(['1 vựa', '1 vựa', '2 vựa', '3 vựa']);
  expect((await saved[0]?.text())?.match(/Vựa số \d/g)).toEqual(['Vựa số 1', 'Vựa số 2', 'Vựa số 3']);
});

it('what was chosen leaves alone', async () => {
  const { page, user, saved, names, askedPages } = await open(3);
  await user.click(page.getByRole('checkbox', { name: 'Chọn Vựa số 1' }));
  await user.click(page.getByRole('button', { name: 'Xuất 1 dòng' }));
  await expect.poll(() => names).toHaveLength(1);
  expect(askedPages()).toHaveLength(1);
  expect((await saved[0]?.text())?.match(/Vựa số \d/g)).toEqual(['Vựa số 1']);
});

it('a single page leaves without being asked for again', async () => {
  const { page, user, names, askedPages } = await open(1);
  await user.click(page.getByRole('button', { name: 'Xuất 1 dòng' }));
  await expect.poll(() => names).toHaveLength(1);
  expect(askedPages()).toHaveLength(1);
});

it('a list of very many pages leaves with its first hundred, and says so', async () => {
  const { page, user, askedPages } = await open(101);
  await user.click(page.getByRole('button', { name: 'Xuất 101 dòng' }));
  await page.findByText(texts.fields.table.exportedFirst);
  expect(askedPages()).toHaveLength(101);
});

it('makes no file of a part where a page could not be read', async () => {
  const { page, user, network, names } = await open(3);
  network.answer(refuse(searchSuppliers, 'BAD_REQUEST'));
  await user.click(page.getByRole('button', { name: 'Xuất 3 dòng' }));
  await page.findByText(texts.fields.table.exportFailed);
  expect(names).toEqual([]);
  await page.findByRole('button', { name: 'Xuất 3 dòng' });
});
