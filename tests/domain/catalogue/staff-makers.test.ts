import { beforeEach, describe, expect, it } from 'vitest';
import { listAdminBrands as brandsContract } from '#shared/catalogue/staff-brand.contract.ts';
import { listAdminBusinesses as businessesContract } from '#shared/catalogue/staff-business.contract.ts';
import type { AppError } from '#shared/contract/errors.ts';
import { deleteBrand } from '#functions/domain/catalogue/makers/delete-brand.ts';
import { deleteBusiness } from '#functions/domain/catalogue/makers/delete-business.ts';
import { createBrand, updateBrand } from '#functions/domain/catalogue/makers/save-brand.ts';
import { createBusiness } from '#functions/domain/catalogue/makers/save-business.ts';
import { getAdminBrand, listAdminBrands } from '#functions/domain/catalogue/makers/staff-brands.ts';
import {
  getAdminBusiness,
  getAdminBusinessBySlug,
  getAdminBusinessOfUser,
  listAdminBusinesses,
} from '#functions/domain/catalogue/makers/staff-businesses.ts';
import { noteBrand } from '#functions/domain/catalogue/records/category-labels.ts';
import { brandRecord, businessRecord } from '#functions/domain/catalogue/records/catalogue-records.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { contextOf } from '#tests/support/context.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { aMakersWorld, at, brandDraft, businessDraft } from './makers-world.ts';

let world: ReturnType<typeof aMakersWorld>;
beforeEach(() => {
  world = aMakersWorld();
});

/** Long after whatever was filed: nothing is waited for. */
const later = (on: Table = world.table) => contextOf(on, () => new Date(at.getTime() + 60_000));

type Brand = Partial<Parameters<typeof createBrand>[1]>;
type Change = Omit<Parameters<typeof updateBrand>[1], 'id' | 'version'>;
const createB = (given: Brand = {}, on: Table = world.table) =>
  createBrand(
    contextOf(on, () => at),
    { ...brandDraft, by: 'an', ...given },
  );
const updateB = ({ id, version }: { id: string; version: number }, change: Change, on: Table = world.table) =>
  updateBrand(
    contextOf(on, () => at),
    { id, version, ...change },
  );
const aShop = (given: Partial<Parameters<typeof createBusiness>[1]> = {}) =>
  createBusiness(world.context, { ...businessDraft, userId: null, by: 'an', ...given });
const filedAt = async (id: string) => (await world.businessNow(id)).filedAt;

describe('a brand', () => {
  it('goes by an address of its own: made of its name, or asked for', async () => {
    const [first, second] = [await createB(), await createB()];
    expect([first.slug, second.slug]).toEqual(['moc-cau', 'moc-cau-2']);
    expect(first).toMatchObject({ ...brandDraft, slug: 'moc-cau', version: 1, productCount: 0 });
    expect(first.id).toMatch(/^brand_/);
    expect(first.createdAt).toBe(at.toISOString());
    expect(await refusalOf(createB({ slug: 'moc-cau' }))).toBe('SLUG_EXISTS');
    expect(await world.whoseBrandSlug('moc-cau-2')).toBe(second.id);
  });

  it('looks for another address when its own was taken this very moment', async () => {
    const { table } = meanwhile(world.table, () => createB());
    expect((await createB({}, table)).slug).toBe('moc-cau-2');
  });

  it('is a business’s that is there, which hears of it', async () => {
    const shop = await aShop();
    expect(await filedAt(shop.id)).toBeUndefined();
    const brand = await createB({ businessId: shop.id });
    expect(brand.businessName).toBe('Gốm Lò Bầu');
    expect(await filedAt(shop.id)).toBe(at.toISOString());
    expect(await refusalOf(createB({ businessId: 'nothing' }))).toBe('UNKNOWN_BUSINESS');
    expect((await createB()).businessName).toBeNull();
  });

  it('is made once however often the same request comes', async () => {
    const asked = { clientRequestId: 'request-1' };
    expect((await createB(asked)).id).toBe((await createB(asked)).id);
    expect(await refusalOf(createB({ ...asked, country: 'Lào' }))).toBe('REQUEST_DIFFERS');
  });

  it('keeps its address unless another is said', async () => {
    const made = await createB();
    const renamed = await updateB(made, { name: 'Nõn Tôm' });
    expect(renamed).toMatchObject({ name: 'Nõn Tôm', slug: 'moc-cau', version: 2 });
    const byName = await updateB(renamed, { slug: '' });
    expect(byName.slug).toBe('non-tom');
    expect(await world.whoseBrandSlug('moc-cau')).toBeUndefined();
    const asked = await updateB(byName, { slug: 'tra', name: 'Trà' });
    expect([asked.slug, await world.whoseBrandSlug('tra')]).toEqual(['tra', made.id]);
    const both = await updateB(asked, { slug: '', name: 'Trà Sen' });
    expect(both.slug).toBe('tra-sen');
    expect(await refusalOf(updateB(await createB(), { slug: 'tra-sen' }))).toBe('SLUG_EXISTS');
  });

  it('goes to another business, which hears of it only then', async () => {
    const [one, two] = [await aShop(), await aShop({ name: 'Gốm Hai' })];
    const made = await createB({ businessId: one.id });
    await world.table.write([
      businessRecord.note({ id: one.id }, { remove: ['filedAt'] }, { when: {}, refusal: 'x' }),
    ]);
    const same = await updateB(made, { businessId: one.id, featured: true });
    expect(await filedAt(one.id)).toBeUndefined();
    const moved = await updateB(same, { businessId: two.id });
    expect(moved.businessName).toBe('Gốm Hai');
    expect(await filedAt(two.id)).toBe(at.toISOString());
    expect((await updateB(moved, { businessId: null })).businessName).toBeNull();
    expect(await refusalOf(updateB(await createB(), { businessId: 'nothing' }))).toBe('UNKNOWN_BUSINESS');
  });

  it('is refused over what somebody else has changed since it was read, or changes meanwhile', async () => {
    const made = await createB();
    const now = await updateB(made, { featured: true });
    expect(await refusalOf(updateB(made, { name: 'Khác' }))).toBe('STALE_STATE');
    const { table } = meanwhile(world.table, () => updateB(now, { country: 'Lào' }));
    expect(await refusalOf(updateB(now, { name: 'Khác' }, table))).toBe('STALE_STATE');
    expect(await refusalOf(updateB({ id: 'nothing', version: 1 }, {}))).toBe('BRAND_NOT_FOUND');
  });
});

describe('staff see of makers', () => {
  it('how many products each has, on sale or not, and whose it is', async () => {
    const shop = await aShop({ userId: world.aMember('nham') });
    const other = await aShop({ name: 'Gốm Hai', verified: true });
    const brand = await createB({ businessId: shop.id });
    const bare = await createB({ name: 'Ấm' });
    world.files('Bình', shop.id, brand.id);
    world.files('Chén', shop.id, brand.id, false);
    world.files('Bát', shop.id);
    world.files('Đĩa', other.id, 'another');
    const listed = async (query: object = {}) =>
      (await listAdminBusinesses(world.context, businessesContract.query.parse(query))).data;
    expect((await listed()).map(({ id, productCount, owner }) => [id, productCount, owner?.id])).toEqual([
      [other.id, 1, undefined],
      [shop.id, 3, 'nham'],
    ]);
    expect((await listed({ q: 'hai' })).map(({ id }) => id)).toEqual([other.id]);
    expect((await listed({ verified: 'true' })).map(({ id }) => id)).toEqual([other.id]);
    expect((await listed({ sortBy: 'productCount', sortOrder: 'desc' }))[0]?.id).toBe(shop.id);
    const brands = async (query: object = {}) =>
      (await listAdminBrands(brandsContract.query.parse(query))).data.map(
        ({ id, productCount, businessName }) => [id, productCount, businessName],
      );
    expect(await brands()).toEqual([
      [bare.id, 0, null],
      [brand.id, 2, 'Gốm Lò Bầu'],
    ]);
    expect(await brands({ businessId: shop.id })).toHaveLength(1);
    expect(await brands({ q: 'lo bau' })).toHaveLength(1);
    expect(await getAdminBrand(world.context, brand.id)).toMatchObject({
      productCount: 2,
      businessName: 'Gốm Lò Bầu',
    });
    expect(await getAdminBusiness(world.context, shop.id)).toMatchObject({ productCount: 3 });
    expect((await getAdminBusiness(world.context, other.id)).owner).toBeNull();
  });

  it('one by its address or by its owner, or that there is none', async () => {
    const shop = await aShop({ userId: world.aMember('nham') });
    const { context } = world;
    await aShop({ name: 'Gốm Hai' });
    expect(await getAdminBusinessBySlug(context, 'gom-lo-bau')).toMatchObject({
      id: shop.id,
      owner: { id: 'nham' },
    });
    expect((await getAdminBusinessOfUser(context, 'nham')).id).toBe(shop.id);
    expect(await refusalOf(getAdminBusinessBySlug(context, 'nothing'))).toBe('BUSINESS_NOT_FOUND');
    expect(await refusalOf(getAdminBusinessOfUser(context, 'sy'))).toBe('BUSINESS_NOT_FOUND');
    expect(await refusalOf(getAdminBusiness(context, 'nothing'))).toBe('BUSINESS_NOT_FOUND');
    expect(await refusalOf(getAdminBrand(context, 'nothing'))).toBe('BRAND_NOT_FOUND');
  });

  it('no owner who has left', async () => {
    const shop = await aShop();
    await world.table.write([
      businessRecord.note({ id: shop.id }, { set: { userId: 'left' } }, { when: {}, refusal: 'x' }),
    ]);
    expect(await getAdminBusiness(world.context, shop.id)).toMatchObject({ userId: 'left', owner: null });
  });
});

describe('a maker that is taken away', () => {
  const refused = async (work: Promise<unknown>) =>
    work.then(
      () => undefined,
      ({ code, details }: AppError) => ({ code, ...details.params }),
    );

  it('lets go of its address, its owner and its picture', async () => {
    world.upload('own');
    const shop = await aShop({ userId: world.aMember('nham'), logoId: 'own' });
    await deleteBusiness(later(), shop.id);
    expect(await refusalOf(getAdminBusiness(world.context, shop.id))).toBe('BUSINESS_NOT_FOUND');
    expect(await world.whoseSlug('gom-lo-bau')).toBeUndefined();
    expect(await world.ownedBy('nham')).toBeUndefined();
    expect((await world.uploadNow('own'))?.status).toBe('removed');
    expect((await aShop({ userId: 'nham' })).slug).toBe('gom-lo-bau');
    const brand = await createB();
    await deleteBrand(later(), brand.id);
    expect(await refusalOf(getAdminBrand(world.context, brand.id))).toBe('BRAND_NOT_FOUND');
    expect((await createB()).slug).toBe('moc-cau');
  });

  it('is kept while a product or a brand refers to it, which are named', async () => {
    const [shop, other] = [await aShop(), await aShop({ name: 'Gốm Hai' })];
    const brand = await createB({ businessId: shop.id });
    await createB({ name: 'Ấm', businessId: other.id });
    expect(await refused(deleteBusiness(later(), shop.id))).toEqual({
      code: 'BUSINESS_IN_USE',
      count: 1,
      names: 'Móc Câu',
    });
    await updateB(brand, { businessId: null });
    world.files('Bình', shop.id, brand.id);
    expect(await refused(deleteBusiness(later(), shop.id))).toMatchObject({ count: 1, names: 'Bình' });
    expect(await refused(deleteBrand(later(), brand.id))).toMatchObject({
      code: 'BRAND_IN_USE',
      count: 1,
      names: 'Bình',
    });
    expect(await world.whoseSlug('gom-lo-bau')).toBe(shop.id);
  });

  it('stays when something is filed under it at that very moment', async () => {
    const shop = await aShop();
    const filing = meanwhile(world.table, () =>
      world.table.write([noteBrand(shop.id, at)]).then(() => world.files('Bình', shop.id)),
    );
    expect(await refusalOf(deleteBusiness(later(filing.table), shop.id))).toBe('BUSINESS_IN_USE');
    const brand = await createB();
    const note = { set: { filedAt: at.toISOString() } };
    const bearing = meanwhile(world.table, () =>
      world.table
        .write([brandRecord.note({ id: brand.id }, note, { when: {}, refusal: 'x' })])
        .then(() => world.files('Chén', 'another', brand.id)),
    );
    expect(await refusalOf(deleteBrand(later(bearing.table), brand.id))).toBe('BRAND_IN_USE');
    expect([filing.happened(), bearing.happened()]).toEqual([true, true]);
  });

  it('is taken away as it is by then, when somebody changes it meanwhile', async () => {
    const brand = await createB();
    const { table } = meanwhile(world.table, () => updateB(brand, { slug: 'khac' }));
    await deleteBrand(later(table), brand.id);
    expect(await world.whoseBrandSlug('khac')).toBeUndefined();
  });
});
