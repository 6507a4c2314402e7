import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { getCategoryTree } from '#shared/catalogue/index.ts';
import { listWarehouses } from '#shared/catalogue/warehouse.contract.ts';
import {
  draftReorder,
  listReorderIds,
  ReorderRow,
  searchReorder,
  searchSuppliers,
  Supplier,
} from '#shared/purchasing/index.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { draftsOf, linesToSend } from '#web/back-office/purchasing/reorder/rules/reorder-lines.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, refuse, type Answer } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';

const words = texts.reorder;
const row = (given: Partial<ReorderRow>): ReorderRow =>
  exampleOf(ReorderRow, {
    warehouseId: 'wh-dn',
    warehouseName: 'Kho Đà Nẵng',
    variantName: null,
    supplier: { id: 'sup_ghh', name: 'Gạo Hải Hậu' },
    leadDays: 3,
    pack: 1,
    sold: 60,
    daysLeft: 5,
    proposed: 24,
    draft: null,
    ...given,
  });
const rice = row({ id: 'gao.-.wh-dn', productId: 'gao', productName: 'Gạo tám thơm' });
const tea = row({
  id: 'tra.-.wh-dn',
  productId: 'tra',
  productName: 'Trà sen',
  supplier: null,
  proposed: 9,
  draft: { id: 'don-0', code: 'PN261122XY7K' },
});
const page = { total: 60, page: 1, pageSize: 50, totalPages: 2, hasNext: true, hasPrev: false };
const suppliers = [
  exampleOf(Supplier, { id: 'sup_ghh', name: 'Gạo Hải Hậu' }),
  exampleOf(Supplier, { id: 'sup_tay', name: 'Trà Tây Hồ' }),
];
const made = {
  data: [
    {
      id: 'don-1',
      code: 'PN261123AB3D',
      supplierName: 'Gạo Hải Hậu',
      warehouseName: 'Kho Đà Nẵng',
      goods: 1,
      quantity: 30,
    },
  ],
  refused: [{ id: tea.id, reason: 'no-supplier' as const }],
};

const open = (...answers: Answer[]) =>
  renderAt('/admin/e-commerce/inventory/reorder', {
    as: 'admin',
    answers: [
      ...answers,
      answer(searchReorder, { data: [rice, tea], ...page }),
      answer(searchSuppliers, { ...exampleOf(searchSuppliers.reply), data: suppliers }),
      answer(listWarehouses, []),
      answer(getCategoryTree, []),
    ],
  });

const named = (pattern: string, name: string) => pattern.replace('{{name}}', name);

describe('what to buy', () => {
  it('shows how long goods last and what is proposed, and says what is out of the ordinary', async () => {
    const { page: screen } = await open();
    const [, line] = await screen.findAllByRole('row');
    const first = within(line as HTMLElement);
    expect(first.getByText('5 ngày')).toBeTruthy();
    expect(first.getByText('2/ngày')).toBeTruthy();
    expect(first.getByText('Giao trong 3 ngày')).toBeTruthy();
    const box = first.getByRole('textbox', { name: named(words.quantityOf, 'Gạo tám thơm') });
    expect((box as HTMLInputElement).value).toBe('24');
    const other = screen.getByRole('combobox', { name: named(words.supplierOf, 'Trà sen') });
    expect(other.textContent).toBe(words.chooseSupplier);
    const draft = screen.getByRole('link', { name: 'Đã có trong PN261122XY7K' });
    expect(draft.getAttribute('href')).toBe('/admin/e-commerce/purchases/don-0');
  });

  it('becomes drafts with what was said of it, once, and leads to them; what is left stays chosen', async () => {
    const { page: screen, user, network } = await open(answer(draftReorder, made));
    const box = await screen.findByRole('textbox', { name: named(words.quantityOf, 'Gạo tám thơm') });
    await user.clear(box);
    await user.type(box, '30{Enter}');
    expect(screen.getByText('Đề xuất 24')).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: texts.fields.table.selectAll }));
    await user.click(screen.getByRole('button', { name: words.draft }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText('1 mặt hàng · số lượng 30')).toBeTruthy();
    expect(dialog.getByText(/1 mặt hàng chưa có nhà cung cấp/)).toBeTruthy();
    await user.dblClick(dialog.getByRole('button', { name: words.draft }));
    expect(await screen.findByText(words.refused['no-supplier'])).toBeTruthy();
    await user.click(screen.getByRole('button', { name: texts.fields.bulk.understood }));
    const link = await screen.findByRole('link', { name: 'PN261123AB3D' });
    expect(link.getAttribute('href')).toBe('/admin/e-commerce/purchases/don-1');
    const asked = network.askedOf(draftReorder);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.body).toMatchObject({ lines: [{ id: rice.id, quantity: 30 }, { id: tea.id }] });
    expect(screen.getByText('Đã chọn 1 dòng')).toBeTruthy();
  });

  it('takes the supplier somebody chose, and all pages at once', async () => {
    const ids = [rice.id, tea.id, 'muoi.-.wh-dn'];
    const {
      page: screen,
      user,
      network,
    } = await open(
      answer(listReorderIds, { ids, total: 60 }),
      answer(draftReorder, { ...made, refused: [] }),
    );
    await user.click(await screen.findByRole('combobox', { name: named(words.supplierOf, 'Trà sen') }));
    await user.click(await screen.findByRole('option', { name: 'Trà Tây Hồ' }));
    await user.click(screen.getByRole('checkbox', { name: texts.fields.table.selectAll }));
    await user.click(screen.getByRole('button', { name: /chọn cả 60/i }));
    await screen.findByText('Đã chọn 3 dòng');
    await user.click(screen.getByRole('button', { name: words.draft }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/1 mặt hàng ở trang khác/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: words.draft }));
    await screen.findByRole('link', { name: 'PN261123AB3D' });
    expect(network.askedOf(draftReorder)[0]?.body.lines).toEqual([
      { id: rice.id },
      { id: tea.id, supplierId: 'sup_tay' },
      { id: 'muoi.-.wh-dn' },
    ]);
  });

  it('keeps what was chosen where the drafts were refused, and says why', async () => {
    const { page: screen, user } = await open(refuse(draftReorder, 'SUPPLIER_STOPPED'));
    await screen.findByRole('link', { name: 'Trà sen' });
    await user.click(screen.getByRole('checkbox', { name: texts.fields.table.selectAll }));
    await user.click(screen.getByRole('button', { name: words.draft }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: words.draft }));
    expect(await screen.findByText(/đã ngừng giao dịch/i)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'PN261123AB3D' })).toBeNull();
    expect(screen.getByText('Đã chọn 2 dòng')).toBeTruthy();
  });

  it('is for those who buy', async () => {
    const { page: screen } = await renderAt('/admin/e-commerce/inventory/reorder', {
      as: 'collaborator',
      answers: [],
    });
    expect(await screen.findByText(/403/)).toBeTruthy();
  });
});

describe('the drafts that will be', () => {
  const edits = new Map([[tea.id, { supplierId: 'sup_ghh', quantity: 2 }]]);

  it('are one for each supplier and warehouse', () => {
    const far = row({ id: 'gao.-.wh-hue', warehouseId: 'wh-hue', warehouseName: 'Kho Huế' });
    const nothing = row({ id: 'khong', proposed: 0 });
    const drafts = draftsOf([rice, tea, far, nothing], edits);
    expect(drafts.map(({ warehouseName, goods, quantity }) => [warehouseName, goods, quantity])).toEqual([
      ['Kho Đà Nẵng', 2, 26],
      ['Kho Huế', 1, 24],
    ]);
  });

  it('are asked for by what somebody said, and nothing else', () => {
    expect(linesToSend([rice.id, tea.id], edits)).toEqual([
      { id: rice.id },
      { id: tea.id, supplierId: 'sup_ghh', quantity: 2 },
    ]);
  });
});
