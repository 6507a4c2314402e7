import { beforeEach, describe, expect, it } from 'vitest';
import { createBusinessWithUser } from '#functions/domain/catalogue/makers/business-with-user.ts';
import { createBusiness, updateBusiness } from '#functions/domain/catalogue/makers/save-business.ts';
import { businessMedia } from '#functions/domain/catalogue/makers/settle-logo.ts';
import { businessRecord } from '#functions/domain/catalogue/records/catalogue-records.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { put } from '#functions/platform/table/table-operations.ts';
import { contextOf } from '#tests/support/context.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { aMakersWorld, at, businessDraft } from './makers-world.ts';

let world: ReturnType<typeof aMakersWorld>;
beforeEach(() => {
  world = aMakersWorld();
});

type Creation = Partial<Parameters<typeof createBusiness>[1]>;
type Change = Omit<Parameters<typeof updateBusiness>[1], 'id' | 'by' | 'version'>;

const create = (given: Creation = {}, on: Table = world.table) =>
  createBusiness(
    contextOf(on, () => at),
    { ...businessDraft, userId: null, by: 'an', ...given },
  );
const update = ({ id, version }: { id: string; version: number }, change: Change, on: Table = world.table) =>
  updateBusiness(
    contextOf(on, () => at),
    { id, by: 'an', version, ...change },
  );

describe('a business that is added', () => {
  it('goes by an address made of its name, and by the next number where that is taken', async () => {
    const [first, second, third] = [await create(), await create(), await create()];
    expect([first.slug, second.slug, third.slug]).toEqual(['gom-lo-bau', 'gom-lo-bau-2', 'gom-lo-bau-3']);
    expect(first).toMatchObject({
      ...businessDraft,
      slug: 'gom-lo-bau',
      version: 1,
      logo: null,
      owner: null,
    });
    expect(first.id).toMatch(/^biz_/);
    expect(first.createdAt).toBe(at.toISOString());
    expect(await world.whoseSlug('gom-lo-bau-2')).toBe(second.id);
    expect((await create({ name: '!!!' })).slug).toBe('cua-hang');
  });

  it('goes by the address that is asked for, or not at all where that is somebody else’s', async () => {
    expect((await create({ slug: 'lo-bau' })).slug).toBe('lo-bau');
    expect(await refusalOf(create({ slug: 'lo-bau' }))).toBe('SLUG_EXISTS');
  });

  it('looks for another address when its own was taken this very moment', async () => {
    const { table, happened } = meanwhile(world.table, () => create());
    expect((await create({}, table)).slug).toBe('gom-lo-bau-2');
    expect(happened()).toBe(true);
  });

  it('belongs to a member there is, who has no other', async () => {
    const nham = world.aMember('nham');
    const made = await create({ userId: nham });
    expect(made).toMatchObject({ userId: 'nham', owner: { id: 'nham', fullName: 'Bà Nhâm' } });
    expect(await world.ownedBy('nham')).toBe(made.id);
    expect(await refusalOf(create({ userId: nham }))).toBe('OWNER_TAKEN');
    expect(await refusalOf(create({ userId: 'nobody' }))).toBe('UNKNOWN_USER');
  });

  it('shows a picture its maker sent, and none of anybody else’s', async () => {
    world.upload('own');
    world.upload('other', { ownerId: 'binh' });
    const { id } = await create({ logoId: 'own' });
    expect(await world.businessNow(id)).toMatchObject({ logoId: 'own', logo: null });
    expect(await world.uploadNow('own')).toMatchObject({ status: 'attached', attachedTo: `business#${id}` });
    expect(await refusalOf(create({ logoId: 'other' }))).toBe('UNKNOWN_UPLOAD');
    expect((await world.businessNow((await create()).id)).logoId).toBeNull();
  });

  it('is added once however often the same request comes', async () => {
    const asked = { clientRequestId: 'request-1', slug: 'lo-bau' };
    const [first, again] = [await create(asked), await create(asked)];
    expect(again.id).toBe(first.id);
    expect(await refusalOf(create({ ...asked, name: 'Khác' }))).toBe('REQUEST_DIFFERS');
  });
});

describe('a business that is changed', () => {
  it('keeps its address unless another is said, and lets go of the one before', async () => {
    const made = await create();
    const renamed = await update(made, { name: 'Gốm Mới' });
    expect(renamed).toMatchObject({ name: 'Gốm Mới', slug: 'gom-lo-bau', province: 'Hà Nội', version: 2 });
    const moved = await update(renamed, { slug: 'lo-moi' });
    expect(moved.slug).toBe('lo-moi');
    expect(await world.whoseSlug('gom-lo-bau')).toBeUndefined();
    expect(await world.whoseSlug('lo-moi')).toBe(made.id);
    const byName = await update(moved, { slug: '' });
    expect(byName.slug).toBe('gom-moi');
    expect((await update(byName, { slug: '', name: 'Gốm Khác' })).slug).toBe('gom-khac');
    expect(await refusalOf(create({ slug: 'gom-khac' }))).toBe('SLUG_EXISTS');
  });

  it('is refused an address or an owner of others', async () => {
    const [nham, sy] = [world.aMember('nham'), world.aMember('sy')];
    await create({ slug: 'lo-bau', userId: nham });
    const made = await create({ userId: sy });
    expect(await refusalOf(update(made, { slug: 'lo-bau' }))).toBe('SLUG_EXISTS');
    expect(await refusalOf(update(made, { userId: nham }))).toBe('OWNER_TAKEN');
    expect(await refusalOf(update(made, { userId: 'nobody' }))).toBe('UNKNOWN_USER');
    expect(await world.ownedBy('sy')).toBe(made.id);
  });

  it('changes hands, and is nobody’s when that is said', async () => {
    const [nham, sy] = [world.aMember('nham'), world.aMember('sy', 'Ông Sỹ')];
    const given = await update(await create({ userId: nham }), { userId: sy });
    expect(given.owner?.fullName).toBe('Ông Sỹ');
    expect([await world.ownedBy('nham'), await world.ownedBy('sy')]).toEqual([undefined, given.id]);
    const renamed = await update(given, { name: 'Khác' });
    expect(renamed.userId).toBe('sy');
    const freed = await update(renamed, { userId: null });
    expect([freed.owner, await world.ownedBy('sy')]).toEqual([null, undefined]);
  });

  it('stays with an owner whose account is gone meanwhile', async () => {
    const made = await create({ userId: world.aMember('nham') });
    await world.table.write([
      businessRecord.note({ id: made.id }, { set: { userId: 'gone' } }, { when: {}, refusal: 'x' }),
    ]);
    expect(await refusalOf(update(made, { userId: 'gone', name: 'Khác' }))).toBeUndefined();
  });

  it('is refused over what somebody else has changed since it was read, or changes meanwhile', async () => {
    const made = await create();
    await update(made, { featured: true });
    expect(await refusalOf(update(made, { name: 'Khác' }))).toBe('STALE_STATE');
    const now = await world.businessNow(made.id);
    const { table, happened } = meanwhile(world.table, () => update(now, { verified: true }));
    expect(await refusalOf(update(now, { name: 'Khác' }, table))).toBe('STALE_STATE');
    expect(happened()).toBe(true);
    expect(await refusalOf(update({ id: 'nothing', version: 1 }, {}))).toBe('BUSINESS_NOT_FOUND');
  });

  it('is left as it was when one of its writes is refused', async () => {
    const made = await create();
    expect(await refusalOf(update(made, { slug: 'lo-moi', logoId: 'nothing' }))).toBe('UNKNOWN_UPLOAD');
    expect(await world.businessNow(made.id)).toMatchObject({ slug: 'gom-lo-bau', version: 1 });
    expect(await world.whoseSlug('lo-moi')).toBeUndefined();
  });
});

describe('the logo of a business', () => {
  const settle = (id: string, pictureId: string, ready: boolean) =>
    businessMedia.settle(world.context, {
      id,
      pictureId,
      ready,
      also: [put({ pk: 'SETTLED', sk: pictureId })],
    });
  /** Of which pictures it was written, beside the business, that they are settled. */
  const settledNow = () => world.rows().flatMap(({ pk, sk }) => (pk === 'SETTLED' ? [sk] : []));
  const address = '/media/shop/own/';

  it('is shown once it is made, and stays until the next one is', async () => {
    for (const id of ['own', 'next']) world.upload(id);
    const made = await create({ logoId: 'own' });
    await settle(made.id, 'own', true);
    const shown = await world.businessNow(made.id);
    expect(shown.logo).toContain(address);
    const changed = await update(shown, { logoId: 'next' });
    expect(await world.businessNow(made.id)).toMatchObject({ logoId: 'next', logo: shown.logo });
    expect((await world.uploadNow('own'))?.status).toBe('attached');
    await settle(made.id, 'next', true);
    expect((await world.businessNow(made.id)).logo).toContain('/media/shop/next/');
    expect((await world.uploadNow('own'))?.status).toBe('removed');
    expect(changed.version).toBe(shown.version + 1);
    expect(settledNow()).toEqual(['own', 'next']);
  });

  it('is taken away with its picture when that is said, and stays when nothing is said', async () => {
    world.upload('own');
    const made = await create({ logoId: 'own' });
    await settle(made.id, 'own', true);
    const renamed = await update(await world.businessNow(made.id), { name: 'Khác' });
    expect(renamed.logo).toContain(address);
    const bare = await update(renamed, { logoId: null });
    expect(bare.logo).toBeNull();
    expect(await world.businessNow(made.id)).toMatchObject({ logoId: null, logo: null });
    expect((await world.uploadNow('own'))?.status).toBe('removed');
  });

  it('is none where its picture could not be made, and the shown one stays', async () => {
    for (const id of ['own', 'broken']) world.upload(id);
    const made = await create({ logoId: 'own' });
    await settle(made.id, 'own', true);
    const shown = await world.businessNow(made.id);
    await update(shown, { logoId: 'broken' });
    await settle(made.id, 'broken', false);
    expect(await world.businessNow(made.id)).toMatchObject({ logoId: null, logo: shown.logo });
    expect(settledNow()).toEqual(['own', 'broken']);
    expect((await world.uploadNow('own'))?.status).toBe('attached');
  });

  it('is not the one that was made too late', async () => {
    for (const id of ['own', 'next']) world.upload(id);
    const made = await create({ logoId: 'own' });
    await update(made, { logoId: 'next' });
    await settle(made.id, 'own', true);
    expect(await world.businessNow(made.id)).toMatchObject({ logoId: 'next', logo: null, version: 2 });
    await settle('nothing', 'own', true);
    expect(settledNow()).toEqual([]);
  });
});

describe('a business with the account of its owner', () => {
  const person = { fullName: 'Bà Nhâm', email: 'nham@example.com', phoneNumber: '0912345678' };
  const both = (given: object = {}) =>
    createBusinessWithUser(world.context, {
      ...businessDraft,
      user: { ...person, password: 'Gom-Lo-Bau-1976!' },
      by: 'an',
      language: 'vi',
      ...given,
    });

  it('is made together with it, or not at all', async () => {
    const made = await both();
    expect(made.owner?.fullName).toBe('Bà Nhâm');
    expect(await world.ownedBy(made.userId ?? '')).toBe(made.id);
    expect(await refusalOf(both({ slug: 'khac' }))).toBe('EMAIL_EXISTS');
    expect(await world.whoseSlug('khac')).toBeUndefined();
    const other = {
      ...person,
      email: 'sy@example.com',
      phoneNumber: '0922222222',
      password: 'Lo-Ren-Da-Sy-77!',
    };
    expect(await refusalOf(both({ user: other, slug: made.slug }))).toBe('SLUG_EXISTS');
    expect((await both({ user: other })).slug).toBe('gom-lo-bau-2');
  });

  it('is made once however often the same request comes, whatever password stands in it', async () => {
    const asked = { clientRequestId: 'request-1' };
    const made = await both(asked);
    expect((await both(asked)).id).toBe(made.id);
    expect((await both({ ...asked, user: { ...person, password: 'Khac-Han-2026!' } })).id).toBe(made.id);
    expect(await refusalOf(both({ ...asked, name: 'Khác' }))).toBe('REQUEST_DIFFERS');
  });
});
