import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createSavedView,
  deleteSavedView,
  listSavedViews,
  maxSavedViews,
  setDefaultView,
  updateSavedView,
} from '#shared/saved-views/index.ts';
import { newId } from '#shared/values/ids.ts';
import { aWorld, type Member, type World } from '#tests/support/world.ts';

let world: World;
let admin: Member;
let other: Member;
let collaborator: Member;
beforeAll(async () => {
  world = await aWorld();
  [admin, other, collaborator] = await Promise.all([
    world.aMember({ role: 'admin' }),
    world.aMember({ role: 'admin' }),
    world.aMember({ role: 'collaborator' }),
  ]);
});
afterAll(() => world.close());

/** A list nobody else's test looks at. */
const aList = () => `kho-${newId().toLowerCase().replaceAll(/\d/g, 'x')}`;

const waiting = {
  name: 'Chờ duyệt',
  search: { status: 'pending_admin', sortBy: 'createdAt', isActive: true, minAge: 3 },
  columns: { order: ['joined', 'status'], hidden: ['code'] },
};

const save = ({ accessToken: token }: Member, list: string, more: object = {}) =>
  world.send(createSavedView, { token, params: { list }, body: { ...waiting, ...more } });
const seen = async ({ accessToken: token }: Member, list: string) =>
  (await world.send(listSavedViews, { token, params: { list } })).body;
const names = async (member: Member, list: string) =>
  (await seen(member, list)).views.map(({ name }) => name);
const change = ({ accessToken: token }: Member, list: string, id: string, body: object) =>
  world.send(updateSavedView, { token, params: { list, id }, body: body as { version: number } });
const remove = ({ accessToken: token }: Member, list: string, id: string) =>
  world.send(deleteSavedView, { token, params: { list, id } });
const openWith = ({ accessToken: token }: Member, list: string, id: string | null) =>
  world.send(setDefaultView, { token, params: { list }, body: { id } });

describe('a saved view', () => {
  it('201: is kept as it was saved, on its list, for its owner alone', async () => {
    const list = aList();
    const { status, body } = await save(collaborator, list);
    expect(status).toBe(201);
    expect(body).toEqual({ ...waiting, id: body.id, shared: false, version: 1 });
    expect(await seen(collaborator, list)).toEqual({ views: [body], defaultId: null });
    expect(await names(admin, list)).toEqual([]);
    expect(await names(collaborator, aList())).toEqual([]);
  });

  it('201: is one, however often the request arrives', async () => {
    const list = aList();
    const clientRequestId = newId();
    const answers = await Promise.all([1, 2, 3].map(() => save(admin, list, { clientRequestId })));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await names(admin, list)).toEqual(['Chờ duyệt']);
  });

  it('403: is shared by who may, and then seen by all staff after their own', async () => {
    const list = aList();
    expect((await save(collaborator, list, { shared: true })).failure.code).toBe('FORBIDDEN');
    const { body: shared } = await save(admin, list, { shared: true, name: 'Cả nhóm' });
    await save(collaborator, list);
    expect(await names(collaborator, list)).toEqual(['Chờ duyệt', 'Cả nhóm']);
    expect((await change(collaborator, list, shared.id, { version: 1, name: 'x' })).status).toBe(403);
    expect((await remove(collaborator, list, shared.id)).status).toBe(403);
    expect((await change(other, list, shared.id, { version: 1, name: 'Của nhóm' })).body).toMatchObject({
      name: 'Của nhóm',
      shared: true,
      version: 2,
    });
  });

  it('404: another’s is as good as none', async () => {
    const list = aList();
    const { body } = await save(admin, list);
    for (const reply of [
      await change(other, list, body.id, { version: 1, name: 'x' }),
      await remove(other, list, body.id),
      await openWith(other, list, body.id),
      await change(admin, aList(), body.id, { version: 1, name: 'x' }),
    ])
      expect([reply.status, reply.failure.code]).toEqual([404, 'SAVED_VIEW_NOT_FOUND']);
    expect(await names(admin, list)).toEqual(['Chờ duyệt']);
  });

  it('409: is changed as it was seen; of two at once one is told', async () => {
    const list = aList();
    const { body } = await save(admin, list);
    const both = await Promise.all(
      ['Một', 'Hai'].map((name) => change(admin, list, body.id, { version: 1, name })),
    );
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const kept = await change(admin, list, body.id, { version: 2, search: { q: 'lan' } });
    expect(kept.body).toMatchObject({ search: { q: 'lan' }, columns: waiting.columns, version: 3 });
  });

  it('422: there are only so many of a list, and deleting makes room', async () => {
    const list = aList();
    const answers = await Promise.all(
      Array.from({ length: maxSavedViews + 2 }, (_, place) => save(admin, list, { name: `Số ${place}` })),
    );
    const refused = answers.filter(({ status }) => status === 422);
    expect(refused.map(({ failure }) => failure.code)).toEqual([
      'TOO_MANY_SAVED_VIEWS',
      'TOO_MANY_SAVED_VIEWS',
    ]);
    expect(await names(admin, list)).toHaveLength(maxSavedViews);
    const made = answers.find(({ status }) => status === 201)?.body.id ?? '';
    expect((await remove(admin, list, made)).body).toEqual({ success: true });
    expect((await remove(admin, list, made)).status).toBe(404);
    expect((await save(admin, list)).status).toBe(201);
    expect((await save(admin, list)).status).toBe(422);
  });
});

describe('the view a list opens with', () => {
  it('is each person’s own choice, and none once it is gone', async () => {
    const list = aList();
    const { body: shared } = await save(admin, list, { shared: true });
    expect((await openWith(collaborator, list, shared.id)).body).toEqual({ defaultId: shared.id });
    expect((await seen(collaborator, list)).defaultId).toBe(shared.id);
    expect((await seen(admin, list)).defaultId).toBeNull();
    await remove(admin, list, shared.id);
    expect((await seen(collaborator, list)).defaultId).toBeNull();
    // A book that was begun by a choice still holds as many as any.
    expect((await save(collaborator, list)).status).toBe(201);
  });

  it('may be none again', async () => {
    const list = aList();
    const { body } = await save(admin, list);
    await openWith(admin, list, body.id);
    expect((await openWith(admin, list, null)).body).toEqual({ defaultId: null });
    expect((await seen(admin, list)).defaultId).toBeNull();
  });
});

describe('what is no view', () => {
  it.each([
    ['a list of another name', 'Users', {}],
    ['a name of spaces', 'users', { name: '   ' }],
    ['parts nobody can name', 'users', { search: { __proto__: 1, 'a b': 1 } }],
    ['numbers no table holds', 'users', { search: { least: 1e300 } }],
    ['more than a list can say', 'users', { search: { q: 'x'.repeat(5000) } }],
    [
      'columns without end',
      'users',
      { columns: { order: Array.from({ length: 61 }, () => 'a'), hidden: [] } },
    ],
    ['what it does not know', 'users', { ownerId: 'x' }],
  ])('400: %s', async (_, list, more) => {
    expect((await save(admin, list, more)).status).toBe(400);
  });
});
