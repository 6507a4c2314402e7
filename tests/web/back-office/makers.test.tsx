import { describe, expect, it } from 'vitest';
import { listUsers } from '#shared/accounts/users.contract.ts';
import {
  createBusinessWithUser,
  deleteBusiness,
  listAdminBusinesses,
  StaffBusiness,
  updateBusiness,
} from '#shared/catalogue/staff-business.contract.ts';
import {
  createBrand,
  getAdminBrand,
  listAdminBrands,
  StaffBrand,
  updateBrand,
} from '#shared/catalogue/staff-brand.contract.ts';
import { listActivity } from '#shared/activity/activity.contract.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, refuse } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';

const words = texts.backOffice.businesses;
const page1 = { total: 1, page: 1, limit: 20, totalPages: 1, hasNext: false, hasPrev: false };
const loBau = exampleOf(StaffBusiness, {
  id: 'biz_lo-bau',
  name: 'Lò Bầu',
  slug: 'lo-bau',
  logo: null,
  description: '',
  province: 'Hà Nội',
  userId: null,
  owner: null,
  productCount: 4,
  version: 3,
});
const known = [
  answer(listAdminBusinesses, { data: [loBau], ...page1 }),
  answer(listUsers, { data: [], ...page1, total: 0 }),
];
const named = (text: string, name: string) => text.replace('{{name}}', name);

describe('businesses', () => {
  it('are changed as they were read', async () => {
    const { page, user, network } = await renderAt('/admin/e-commerce/businesses', {
      as: 'admin',
      answers: [...known, answer(updateBusiness, { ...loBau, name: 'Lò Bầu Mới', version: 4 })],
    });
    await user.click(await page.findByRole('button', { name: 'Lò Bầu' }));
    const name = await page.findByRole('textbox', { name: new RegExp(`^${words.form.name}`) });
    await user.type(name, ' Mới');
    await user.dblClick(page.getByRole('button', { name: words.form.save }));
    await page.findByText(named(words.saved, 'Lò Bầu Mới'));
    expect(network.askedOf(updateBusiness)).toMatchObject([
      { params: { id: 'biz_lo-bau' }, body: { name: 'Lò Bầu Mới', slug: 'lo-bau', version: 3 } },
    ]);
  });

  it('come with the account of their owner, and what is wrong with it is said there', async () => {
    const { page, user, network } = await renderAt('/admin/e-commerce/businesses', {
      as: 'admin',
      answers: [...known, refuse(createBusinessWithUser, 'EMAIL_EXISTS')],
    });
    await user.click(await page.findByRole('button', { name: words.addWithUser }));
    const fill = async (label: string, text: string) =>
      user.type(page.getByLabelText(new RegExp(`^${label}`)), text);
    await fill(words.form.name, 'Nhà Bầu');
    await fill(words.form.user.fullName, 'Nguyễn Thị Bầu');
    await fill(words.form.user.email, 'bau@example.com');
    await fill(words.form.user.phoneNumber, '0912345678');
    await fill(words.form.user.password, 'Lò-gốm-2026');
    await user.click(page.getByRole('button', { name: words.form.saveWithUser }));
    await page.findAllByText('Email này đã được đăng ký.');
    network.answer(answer(createBusinessWithUser, { ...loBau, name: 'Nhà Bầu' }));
    await user.dblClick(page.getByRole('button', { name: words.form.saveWithUser }));
    await page.findByText(named(words.saved, 'Nhà Bầu'));
    expect(network.askedOf(createBusinessWithUser)).toHaveLength(2);
  });

  it('are taken away after a question, or say what refers to them', async () => {
    const { page, user } = await renderAt('/admin/e-commerce/businesses', {
      as: 'admin',
      answers: [
        ...known,
        refuse(deleteBusiness, 'BUSINESS_IN_USE', { params: { count: 4, names: 'Ấm đất' } }),
      ],
    });
    await user.click(await page.findByRole('button', { name: named(words.deleteOf, 'Lò Bầu') }));
    await user.click(await page.findByRole('button', { name: words.delete }));
    expect(await page.findByText(/còn 4 mục/)).toBeTruthy();
  });

  it('are only looked at by collaborators', async () => {
    const { page } = await renderAt('/admin/e-commerce/businesses', { as: 'collaborator', answers: known });
    await page.findByText('Lò Bầu');
    expect(page.queryByRole('button', { name: words.add })).toBeNull();
    expect(page.queryByRole('button', { name: 'Lò Bầu' })).toBeNull();
  });
});

describe('brands', () => {
  it('are added once', async () => {
    const lam = exampleOf(StaffBrand, { name: 'Lam' });
    const brandWords = texts.backOffice.brands;
    const { page, user, network } = await renderAt('/admin/e-commerce/brands', {
      as: 'admin',
      answers: [
        ...known,
        answer(listAdminBrands, { data: [], ...page1, total: 0 }),
        answer(createBrand, lam),
      ],
    });
    await user.click(await page.findByRole('button', { name: brandWords.add }));
    await user.click(page.getByRole('button', { name: brandWords.form.save }));
    await page.findByText('Tên thương hiệu là bắt buộc');
    await user.type(page.getByRole('textbox', { name: new RegExp(`^${brandWords.form.name}`) }), 'Lam');
    await user.dblClick(page.getByRole('button', { name: brandWords.form.save }));
    await page.findByText(named(brandWords.saved, 'Lam'));
    expect(network.askedOf(createBrand)).toHaveLength(1);
  });

  it('changed by two are asked about box by box', async () => {
    const brandWords = texts.backOffice.brands;
    const lam = exampleOf(StaffBrand, { id: 'lam', name: 'Lam', slug: 'lam', country: '', version: 1 });
    const { page, user, network } = await renderAt('/admin/e-commerce/brands', {
      as: 'admin',
      answers: [
        ...known,
        answer(listAdminBrands, { data: [lam], ...page1 }),
        refuse(updateBrand, 'STALE_STATE'),
        answer(getAdminBrand, { ...lam, name: 'Lam của họ', version: 2 }),
      ],
    });
    await user.click(await page.findByRole('button', { name: 'Lam' }));
    const name = await page.findByRole('textbox', { name: new RegExp(`^${brandWords.form.name}`) });
    await user.type(name, ' của tôi');
    await user.click(page.getByRole('button', { name: brandWords.form.save }));
    await user.click(await page.findByRole('radio', { name: new RegExp(texts.form.conflict.mine) }));
    network.answer(answer(updateBrand, { ...lam, name: 'Lam của tôi', version: 3 }));
    await user.click(page.getByRole('button', { name: texts.form.conflict.save }));
    await page.findByText(named(brandWords.saved, 'Lam của tôi'));
    expect(network.askedOf(updateBrand).at(-1)?.body).toMatchObject({ name: 'Lam của tôi', version: 2 });
  });

  it('tell who changed them', async () => {
    const lam = exampleOf(StaffBrand, { id: 'lam', name: 'Lam' });
    const { page, user, network } = await renderAt('/admin/e-commerce/brands', {
      as: 'admin',
      answers: [
        ...known,
        answer(listAdminBrands, { data: [lam], ...page1 }),
        answer(listActivity, { data: [], nextCursor: null }),
      ],
    });
    await user.click(await page.findByRole('button', { name: 'Lam' }));
    await user.click(await page.findByRole('button', { name: texts.activity.title }));
    await page.findByText(texts.activity.empty);
    expect(network.askedOf(listActivity)[0]?.params).toEqual({ entity: 'brand', id: 'lam' });
  });
});
