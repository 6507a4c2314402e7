import { expect, it } from 'vitest';
import { AppError } from '#shared/contract/errors.ts';
import { forgetReminders, listReminded } from '#functions/domain/news/event-reminders.ts';
import { deleteNews } from '#functions/domain/news/write-news.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { eventScene, inHours } from './event-scene.ts';
import { remindOfNews } from '#shared/news/events.contract.ts';
import { promisedRefusal } from '#tests/support/promised-refusal.ts';

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );

it.each([
  ['the day before', 72, 48],
  ['an hour before, if the day before is over', 20, 19],
  ['an hour before, at the very moment of the day before', 24, 23],
])('reminds %s', async (_, hours, remindsAt) => {
  const { event, remind, due, sweep, at, told, reminder } = eventScene();
  const id = await event({ date: inHours(hours) });
  expect(await remind(id, true)).toEqual({ isReminded: true, remindAt: inHours(remindsAt) });
  expect(due()).toEqual([inHours(remindsAt)]);
  // The reminder is kept for thirty days after the event.
  expect((await reminder(id))?.expiresAt).toBe(Date.parse(inHours(hours + 30 * 24)) / 1000);
  at(remindsAt - 0.01);
  await sweep();
  expect(told()).toEqual([]);
  at(remindsAt);
  await sweep();
  await sweep();
  expect(told()).toEqual([['event_reminder', inHours(hours)]]);
  expect([due(), (await reminder(id))?.remindAt]).toEqual([[], null]);
});

it('says where the event is, by the title and place of the moment', async () => {
  const { event, remind, change, sweep, at, rows } = eventScene();
  const id = await event();
  await remind(id, true);
  await change(id, { title: 'Hội chợ', location: 'Đình làng' });
  at(48);
  await sweep();
  expect(rows().find(({ entity }) => entity === 'notification')?.['data']).toEqual({
    subjectKind: 'news',
    subjectId: id,
    subjectTitle: 'Hội chợ',
    startsAt: inHours(72),
    location: 'Đình làng',
  });
});

it('is set once however often it is asked for, changes to the other state without a wish, and ends', async () => {
  const { event, remind, due, context, at, sweep, told } = eventScene();
  const id = await event();
  const other = await event();
  const first = await remind(id);
  expect(await remind(id, true)).toEqual(first);
  expect(due()).toHaveLength(1);
  expect(await listReminded(context, 'lan', [other, id])).toEqual({ ids: [id] });
  expect(await listReminded(context, 'an', [other, id])).toEqual({ ids: [] });
  expect(await remind(id)).toEqual({ isReminded: false, remindAt: null });
  expect(await remind(id, false)).toEqual({ isReminded: false, remindAt: null });
  expect(due()).toEqual([]);
  at(50);
  await sweep();
  expect(told()).toEqual([]);
  await remind(id, true);
  at(71);
  await sweep();
  expect(told()).toEqual([['event_reminder', inHours(72)]]);
});

it.each([
  ['a news item', { category: 'news' }, 'REMINDER_CLOSED'],
  ['a cancelled event', { isCancelled: true }, 'REMINDER_CLOSED'],
  ['an event within the hour', { date: inHours(1) }, 'REMINDER_CLOSED'],
  ['an event that is over', { date: inHours(-3) }, 'REMINDER_CLOSED'],
])('there is none of %s', async (_, given, code) => {
  const { event, remind, reminder } = eventScene();
  const id = await event(given);
  expect(await codeOf(remind(id, true))).toBe(code);
  expect(await reminder(id)).toBeUndefined();
});

it('there is none of what readers do not see; one that was set is still taken back', async () => {
  const { event, remind, context, change } = eventScene();
  const draft = await event({}, false);
  expect(await promisedRefusal(remindOfNews, remind(draft, true))).toBe('NEWS_NOT_FOUND');
  expect(await promisedRefusal(remindOfNews, remind('nowhere', true))).toBe('NEWS_NOT_FOUND');
  const id = await event();
  await remind(id, true);
  await change(id, {}, false);
  expect(await remind(id, false)).toEqual({ isReminded: false, remindAt: null });
  const gone = await event();
  await deleteNews(context, gone);
  expect(await promisedRefusal(remindOfNews, remind(gone, true))).toBe('NEWS_NOT_FOUND');
});

it('an event that moves while its reminder is being set is reminded of at its new time', async () => {
  const { event, remind, change, table, due, reminder } = eventScene();
  const id = await event();
  const crossed = meanwhile(table, () => change(id, { date: inHours(96) }));
  await remind(id, true, { where: crossed.table });
  expect(crossed.happened()).toBe(true);
  expect([due(), (await reminder(id))?.startsAt]).toEqual([[inHours(72)], inHours(96)]);
});

it('two devices that set it at once set it once', async () => {
  const { event, remind, table, due } = eventScene();
  const id = await event();
  const crossed = meanwhile(table, () => remind(id, true));
  expect(await remind(id, true, { where: crossed.table })).toMatchObject({ isReminded: true });
  expect([crossed.happened(), due().length]).toEqual([true, 1]);
});

it('a member who leaves has none any more, and others keep theirs', async () => {
  const { event, remind, context, due, reminder } = eventScene();
  const id = await event();
  const other = await event();
  await remind(id, true);
  await remind(other, true);
  await remind(id, true, { userId: 'an' });
  await forgetReminders(context, 'lan');
  expect([await reminder(id), await reminder(other)]).toEqual([undefined, undefined]);
  expect([due().length, (await reminder(id, 'an'))?.userId]).toEqual([1, 'an']);
});
