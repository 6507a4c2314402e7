import { expect, it } from 'vitest';
import { listUpcomingEvents } from '#functions/domain/news/list-events.ts';
import { readViewsFrom } from '../support/views-of-table.ts';
import { eventScene, inHours } from './event-scene.ts';

it('shows published events that are not over, by their start, and no cancelled ones', async () => {
  const { event, rows, context } = eventScene();
  readViewsFrom(rows);
  const add = (title: string, date: string, given: object = {}, isPublished = true) =>
    event({ title, date, ...given }, isPublished);
  await add('Sau', inHours(100));
  await add('Trước', inHours(10));
  await add('Đang diễn ra', inHours(-30), { endsAt: inHours(1) });
  await add('Hết rồi', inHours(-30), { endsAt: inHours(-1) });
  await add('Đã qua', inHours(-2));
  await add('Đã hủy', inHours(20), { isCancelled: true });
  await add('Nháp', inHours(20), {}, false);
  await add('Tin', inHours(20), { category: 'news' });
  // Told in the time of Hà Nội, this is one hour from the beginning.
  await add('Giờ Hà Nội', '2026-11-21T09:00:00+07:00');
  const titles = async (take: number) => (await listUpcomingEvents(context, take)).map(({ title }) => title);
  expect(await titles(20)).toEqual(['Đang diễn ra', 'Giờ Hà Nội', 'Trước', 'Sau']);
  expect(await titles(2)).toEqual(['Đang diễn ra', 'Giờ Hà Nội']);
});
