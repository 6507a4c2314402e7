import { expect, it } from 'vitest';
import { profileRecord } from '#functions/domain/accounts/account.ts';
import { deleteNews } from '#functions/domain/news/write-news.ts';
import { remindOfEvent } from '#functions/domain/news/follow-event.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { aProfile } from '#tests/support/profile.ts';
import { eventScene, inHours } from './event-scene.ts';

it('an event that moves takes its reminder along, and those who asked are told once', async () => {
  const { event, remind, change, follow, due, told, at, sweep } = eventScene();
  const id = await event();
  await remind(id, true);
  await change(id, { date: inHours(120) });
  await follow(id);
  await follow(id);
  expect([told(), told('an')]).toEqual([[['event_moved', inHours(120)]], []]);
  expect(due()).toEqual([inHours(96)]);
  at(96);
  await sweep();
  expect(told().at(-1)).toEqual(['event_reminder', inHours(120)]);
});

it('moved and due in either order: the reminder names the time that counts, once', async () => {
  for (const isFollowedFirst of [true, false]) {
    const { event, remind, change, follow, told, at, sweep } = eventScene();
    const id = await event();
    await remind(id, true);
    at(48);
    await change(id, { date: inHours(73) });
    const steps = isFollowedFirst ? [() => follow(id), sweep] : [sweep, () => follow(id)];
    for (const step of steps) await step();
    expect(told()).toEqual([['event_moved', inHours(73)]]);
    at(49);
    await sweep();
    expect(told().slice(1)).toEqual([['event_reminder', inHours(73)]]);
  }
});

it('moved there and back: each move is told, and the reminder comes at the last', async () => {
  const { event, remind, change, follow, told, due } = eventScene();
  const id = await event();
  await remind(id, true);
  for (const hours of [96, 72, 96]) {
    await change(id, { date: inHours(hours) });
    await follow(id);
  }
  expect(told().map(([, startsAt]) => startsAt)).toEqual([inHours(96), inHours(72), inHours(96)]);
  expect(due()).toEqual([inHours(72)]);
});

it('two moves that are heard of in the other order end at the later one', async () => {
  const { event, remind, change, follow, told, due } = eventScene();
  const id = await event();
  await remind(id, true);
  await change(id, { date: inHours(96) });
  await change(id, { date: inHours(120) });
  await follow(id);
  await follow(id);
  expect([told(), due()]).toEqual([[['event_moved', inHours(120)]], [inHours(96)]]);
});

it('a cancelled event is told once and reminds no more; taken up again it does', async () => {
  const { event, remind, change, follow, told, due, at, sweep } = eventScene();
  const id = await event();
  await remind(id, true);
  await change(id, { isCancelled: true });
  await follow(id);
  await follow(id);
  expect([told(), due()]).toEqual([[['event_cancelled', undefined]], []]);
  at(48);
  await sweep();
  await change(id, { isCancelled: false });
  await follow(id);
  expect(told().slice(1)).toEqual([['event_moved', inHours(72)]]);
  expect(due()).toEqual([inHours(71)]);
});

it('an event that is taken off the site is cancelled; one that is hidden for a while is left alone', async () => {
  const { event, remind, change, follow, told, due, context, at, sweep } = eventScene();
  const [gone, hidden] = [await event(), await event({ title: 'Hội' })];
  await remind(gone, true);
  await remind(hidden, true);
  await change(hidden, {}, false);
  await follow(hidden);
  expect([told(), due().length]).toEqual([[], 2]);
  await deleteNews(context, gone);
  await follow(gone);
  expect([told(), due().length]).toEqual([[['event_cancelled', undefined]], 1]);
  at(48);
  await sweep();
  expect(told()).toHaveLength(1);
});

it('nobody is told of changes to what is over', async () => {
  const { event, remind, change, follow, told, at } = eventScene();
  const id = await event();
  await remind(id, true);
  at(100);
  await change(id, { date: inHours(80) });
  await follow(id);
  await change(id, { isCancelled: true });
  await follow(id);
  expect(told()).toEqual([]);
});

it('everybody is told, however many they are', async () => {
  const { event, remind, change, follow, rows, put } = eventScene();
  const id = await event();
  const people = Array.from({ length: 25 }, (_, number) => `m${String(number)}`);
  put(people.map((one) => profileRecord.item(aProfile({ id: one }))));
  for (const userId of people) await remind(id, true, { userId });
  await change(id, { date: inHours(96) });
  await follow(id);
  expect(rows().filter(({ entity }) => entity === 'notification')).toHaveLength(people.length);
});

it('a reminder that is taken back while its member is told is not set again', async () => {
  const { event, remind, change, follow, table, due, reminder } = eventScene();
  const id = await event();
  await remind(id, true);
  await change(id, { date: inHours(96) });
  const crossed = meanwhile(table, () => remind(id, false));
  await follow(id, crossed.table);
  expect([crossed.happened(), due(), await reminder(id)]).toEqual([true, [], undefined]);
});

it('a reminder that is moved while it is being sent keeps its new time', async () => {
  const { event, remind, change, follow, table, due, contextIn, at } = eventScene();
  const id = await event();
  await remind(id, true);
  at(48);
  const crossed = meanwhile(table, async () => {
    await change(id, { date: inHours(120) });
    await follow(id);
  });
  await remindOfEvent(contextIn(crossed.table), {
    kind: 'event-reminder',
    of: `${id}#lan`,
    at: inHours(48),
  });
  expect([crossed.happened(), due()]).toEqual([true, [inHours(96)]]);
});

it('a reminder that fell due while its event was hidden comes once the event is back, but not after its start', async () => {
  const { event, remind, change, follow, told, at, sweep, reminder } = eventScene();
  const [late, over] = [await event(), await event()];
  await remind(late, true);
  await remind(over, true);
  for (const id of [late, over]) {
    await change(id, {}, false);
    await follow(id);
  }
  at(48);
  await sweep();
  expect(told()).toEqual([]);
  at(60);
  await change(late, {}, true);
  await follow(late);
  await follow(late);
  expect(told()).toEqual([['event_reminder', inHours(72)]]);
  expect((await reminder(late))?.remindAt).toBe(null);
  at(72);
  await change(over, {}, true);
  await follow(over);
  expect(told()).toHaveLength(1);
});

it('an event that is hidden and shown again before its reminder is due reminds at its time', async () => {
  const { event, remind, change, follow, told, at, sweep } = eventScene();
  const id = await event();
  await remind(id, true);
  await change(id, {}, false);
  at(47);
  await change(id, {}, true);
  await follow(id);
  expect(told()).toEqual([]);
  at(48);
  await follow(id);
  await sweep();
  expect(told()).toEqual([['event_reminder', inHours(72)]]);
});
