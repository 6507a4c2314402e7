import { describe, expect, it } from 'vitest';
import {
  createPriceBook,
  deletePriceBook,
  getPriceBook,
  listPriceBookLines,
  listPriceBooks,
  previewPriceBook,
  updatePriceBook,
} from '#shared/price-books/price-books.contract.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, refuse } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';

const words = texts.priceBooks;
const tet = exampleOf(getPriceBook.reply, {
  id: '01J0000000000000000000000A',
  name: 'Bảng giá Tết',
  validFrom: null,
  validTo: null,
  scope: { kind: 'all' },
  categories: [],
  priority: 2,
  state: 'running',
  isWritten: true,
  jobId: null,
  items: [],
  lineCount: 0,
  version: 4,
});
const emptyPage = { data: [], total: 0, page: 1, limit: 20, totalPages: 0, hasNext: false, hasPrev: false };
const noPreview = { products: 0, isMore: false, cheaper: 0, dearer: 0, same: 0, overruled: 0, rows: [] };
const known = [
  answer(listPriceBooks, emptyPage),
  answer(getPriceBook, tet),
  answer(listPriceBookLines, { data: [], nextCursor: null }),
  answer(previewPriceBook, noPreview),
];
const at = `/admin/e-commerce/price-books/${tet.id}`;

describe('a price book', () => {
  it('is begun once, however often the button is pressed, and opened', async () => {
    const { page, user, network } = await renderAt('/admin/e-commerce/price-books', {
      as: 'admin',
      answers: [...known, answer(createPriceBook, tet)],
    });
    await user.click(await page.findByRole('button', { name: words.add }));
    await user.type(page.getByRole('textbox', { name: new RegExp(`^${words.form.name}`) }), 'Bảng giá Tết');
    await user.dblClick(page.getByRole('button', { name: words.form.save }));
    await page.findByText(words.saved.replace('{{name}}', tet.name));
    expect(network.askedOf(createPriceBook)).toHaveLength(1);
    expect(network.askedOf(createPriceBook)[0]?.body).toMatchObject({
      name: 'Bảng giá Tết',
      scope: { kind: 'all' },
      isActive: true,
      validFrom: null,
    });
    await page.findByText(words.line.empty);
  });

  it('is changed as it was read', async () => {
    const { page, user, network } = await renderAt(at, {
      as: 'admin',
      answers: [...known, answer(updatePriceBook, tet)],
    });
    await user.click(await page.findByRole('button', { name: words.edit }));
    await user.click(page.getByRole('switch', { name: new RegExp(words.form.isActive) }));
    await user.click(page.getByRole('button', { name: words.form.save }));
    await page.findByText(words.saved.replace('{{name}}', tet.name));
    expect(network.askedOf(updatePriceBook)[0]?.body).toMatchObject({ version: 4, isActive: !tet.isActive });
  });

  it('is deleted after what follows was said', async () => {
    const { page, user, network } = await renderAt(at, {
      as: 'admin',
      answers: [...known, answer(deletePriceBook, { success: true, message: '' })],
    });
    await user.click(await page.findByRole('button', { name: words.delete.open }));
    await user.click(await page.findByRole('button', { name: words.delete.confirm }));
    await page.findByText(words.list.empty);
    expect(network.askedOf(deletePriceBook)).toHaveLength(1);
  });

  it('is said to be missing where it is', async () => {
    const { page } = await renderAt(at, {
      as: 'admin',
      answers: [...known, refuse(getPriceBook, 'PRICE_BOOK_NOT_FOUND')],
    });
    expect(await page.findByText(words.missing.hint)).toBeTruthy();
  });
});
