import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import {
  createWarehouse,
  deleteWarehouse,
  listWarehouses,
  searchWarehouses,
  StaffWarehouse,
  updateWarehouse,
} from '#shared/catalogue/warehouse.contract.ts';
import { getProvince, listFormerProvinces, listProvinces } from '#shared/places/list-divisions.contract.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, refuse } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';
import { warehouseDraft } from '#tests/support/warehouse-draft.ts';

const { form, saved, missing, delete: deleting, notDeleted } = texts.backOffice.warehouses;
const vinh = exampleOf(StaffWarehouse, {
  ...warehouseDraft,
  pausedReason: '',
  id: 'wh_vii',
  version: 1,
});
const emptyPage = { data: [], total: 0, page: 1, limit: 20, totalPages: 0, hasNext: false, hasPrev: false };
const known = [
  answer(listWarehouses, [vinh]),
  answer(searchWarehouses, emptyPage),
  answer(listProvinces, []),
  answer(listFormerProvinces, []),
];

describe('a warehouse', () => {
  it('is opened once, and told what is wrong where it is wrong', async () => {
    const screen = await renderAt('/admin/e-commerce/warehouses', {
      as: 'admin',
      answers: [...known, refuse(createWarehouse, 'CODE_EXISTS')],
    });
    const { page, user, network } = screen;
    await user.click(await page.findByRole('button', { name: texts.backOffice.warehouses.add }));
    const fill = async (label: string, words: string) =>
      user.type(page.getByRole('textbox', { name: new RegExp(`^${label}`) }), words);
    for (const [label, words] of [
      [form.name, vinh.name],
      [form.code, 'vii'],
      [form.province, vinh.province],
      [form.address, vinh.address],
      [form.phone, vinh.phone],
      [form.hours, vinh.hours],
    ] as const)
      await fill(label, words);
    await user.click(page.getByRole('button', { name: form.save }));
    await page.findAllByText('Mã này đã được dùng.');
    network.answer(answer(createWarehouse, vinh));
    await user.dblClick(page.getByRole('button', { name: form.save }));
    await page.findByText(saved.replace('{{name}}', vinh.name));
    const asked = network.askedOf(createWarehouse).map(({ body }) => body as { clientRequestId: string });
    expect(asked).toHaveLength(2);
    expect(asked).toMatchObject([{ code: 'VII' }, { code: 'VII', name: 'Kho Vinh', isActive: true }]);
  });

  it('is asked for its province once: the division says what it is called', async () => {
    const { page, user, network } = await renderAt('/admin/e-commerce/warehouses/wh_vii', {
      as: 'admin',
      answers: [
        answer(listWarehouses, [vinh]),
        answer(listProvinces, [
          exampleOf(listProvinces.reply.element, { code: 1, name: 'Thành phố Hà Nội' }),
        ]),
        answer(listFormerProvinces, []),
        answer(getProvince, exampleOf(getProvince.reply, { code: 1, name: 'Thành phố Hà Nội', wards: [] })),
        answer(updateWarehouse, { ...vinh, version: 2 }),
      ],
    });
    await user.click(await page.findByRole('button', { name: texts.backOffice.warehouses.edit }));
    expect(page.getByRole('textbox', { name: new RegExp(`^${form.province}`) })).toBeTruthy();
    const today = within(page.getByRole('group', { name: form.currentDivision }));
    await user.click(today.getByRole('combobox', { name: form.divisionProvince }));
    await user.click(await page.findByRole('option', { name: 'Thành phố Hà Nội' }));
    expect(page.queryByRole('textbox', { name: new RegExp(`^${form.province}`) })).toBeNull();
    await user.click(page.getByRole('button', { name: form.save }));
    await page.findByText(saved.replace('{{name}}', vinh.name));
    expect(network.askedOf(updateWarehouse)).toMatchObject([
      { body: { province: 'Hà Nội', currentDivision: { provinceCode: 1, wardCode: null } } },
    ]);
  });

  it('is changed as it was read, but for its code', async () => {
    const { page, user, network } = await renderAt('/admin/e-commerce/warehouses/wh_vii', {
      as: 'admin',
      answers: [...known, answer(updateWarehouse, { ...vinh, isActive: false, version: 2 })],
    });
    await user.click(await page.findByRole('button', { name: texts.backOffice.warehouses.edit }));
    expect((page.getByLabelText(new RegExp(`^${form.code}`)) as HTMLInputElement).disabled).toBe(true);
    await user.click(page.getByRole('switch', { name: new RegExp(form.isActive) }));
    await user.type(page.getByRole('textbox', { name: new RegExp(`^${form.pausedReason}`) }), 'Kiểm kho');
    await user.click(page.getByRole('button', { name: form.save }));
    await page.findByText(saved.replace('{{name}}', vinh.name));
    expect(network.askedOf(updateWarehouse)).toMatchObject([
      { params: { id: 'wh_vii' }, body: { isActive: false, pausedReason: 'Kiểm kho', version: 1 } },
    ]);
  });

  it('is taken away once it is empty; what hangs on it is named', async () => {
    const { page, user, network } = await renderAt('/admin/e-commerce/warehouses/wh_vii', {
      as: 'admin',
      answers: [...known, refuse(deleteWarehouse, 'WAREHOUSE_IN_USE')],
    });
    await user.click(await page.findByRole('button', { name: deleting.open }));
    await user.click(await page.findByRole('button', { name: deleting.confirm }));
    await page.findByText(notDeleted);
    network.answer(answer(deleteWarehouse, { success: true }));
    await user.click(page.getByRole('button', { name: deleting.confirm }));
    await page.findByText(`Đã xóa kho ${vinh.name}`);
    expect(network.askedOf(deleteWarehouse)).toHaveLength(2);
  });

  it('that is not there is said to be missing', async () => {
    const { page } = await renderAt('/admin/e-commerce/warehouses/khong-co', { as: 'admin', answers: known });
    expect((await page.findAllByText(missing.title)).length).toBeGreaterThan(0);
  });
});
