import { afterAll, beforeAll, expect, it } from 'vitest';
import * as news from '#shared/news/index.ts';
import { listNotifications } from '#shared/notifications/index.ts';
import { listSeenSubjects } from '#shared/subjects/list-seen.contract.ts';
import { aWorld, type Member, type World } from '#tests/support/world.ts';

let world: World;
let editor: Member;
let member: Member;
beforeAll(async () => {
  world = await aWorld();
  editor = await world.aMember({ role: 'collaborator' });
  member = await world.aMember({ status: 'active' });
});
afterAll(() => world.close());

/** Events reach queues and views within a few seconds. */
const polled = { timeout: 8000, interval: 100 };
const asEditor = () => ({ token: editor.accessToken });
const asMember = () => ({ token: member.accessToken });
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

async function anEvent(given: object = {}): Promise<string> {
  const body = {
    title: 'Phiên chợ đêm',
    content: '<p>Có chợ.</p>',
    category: 'event' as const,
    date: inHours(72),
    ...given,
  };
  return (await world.send(news.newsContent.create, { ...asEditor(), body })).body.id;
}

const told = async () => (await world.send(listNotifications, asMember())).body.data.map(({ type }) => type);

it('200: a member is reminded, told of a cancellation, and asks for no more', async () => {
  const id = await anEvent();
  const params = { id };
  const set = await world.send(news.remindOfNews, { ...asMember(), params, body: { on: true } });
  expect([set.status, set.body.isReminded]).toEqual([200, true]);
  const own = await world.send(news.listRemindedNews, { ...asMember(), query: { ids: `${id},nowhere` } });
  expect(own.body).toEqual({ ids: [id] });
  await world.send(news.updateNews, { ...asEditor(), params, body: { isCancelled: true } });
  await expect.poll(told, polled).toContain('event_cancelled');
  const off = await world.send(news.remindOfNews, { ...asMember(), params, body: {} });
  expect(off.body).toEqual({ isReminded: false, remindAt: null });
});

it('401 for guests, 404 for what is not there, 409 for what is no event', async () => {
  const id = await anEvent({ category: 'news' });
  const remind = (newsId: string, who: object) =>
    world.send(news.remindOfNews, { ...who, params: { id: newsId }, body: { on: true } });
  expect((await remind(id, {})).status).toBe(401);
  expect((await remind('nowhere', asMember())).failure.code).toBe('NEWS_NOT_FOUND');
  expect((await remind(id, asMember())).failure.code).toBe('REMINDER_CLOSED');
});

it('200: anybody sees the next events, the nearest first', async () => {
  const [later, sooner] = [await anEvent({ date: inHours(50) }), await anEvent({ date: inHours(30) })];
  const ids = async () =>
    (await world.send(news.listUpcomingEvents, { query: { limit: 20 } })).body.map(({ id }) => id);
  await expect.poll(ids, polled).toEqual(expect.arrayContaining([sooner, later]));
  const found = await ids();
  expect(found.indexOf(sooner)).toBeLessThan(found.indexOf(later));
});

it('200: a member’s own list of what was seen', async () => {
  const id = await anEvent({ title: 'Hội làng' });
  await world.send(news.newsReaders.view, { ...asMember(), params: { id }, userAgent: 'Firefox/150.0' });
  const { body } = await world.send(listSeenSubjects, asMember());
  expect(body).toEqual([expect.objectContaining({ kind: 'news', id, title: 'Hội làng' })]);
});
