import { expect, it } from 'vitest';
import { kindRules, kindOf } from '#shared/notifications/notification-kinds.ts';
import { linkOf, sentenceOf } from '#shared/notifications/notification-texts.ts';

const data = {
  subjectKind: 'news',
  subjectId: 'n1',
  subjectTitle: 'Phiên chợ đêm',
  startsAt: '2026-11-28T17:30:00.000Z',
  location: 'Bờ sông Hoài',
};

it.each([
  ['event_reminder', 'vi', data, 'Sự kiện “Phiên chợ đêm” bắt đầu lúc 00:30 ngày 29/11/2026, Bờ sông Hoài.'],
  ['event_reminder', 'en', data, '“Phiên chợ đêm” begins at 00:30 on 29/11/2026, Bờ sông Hoài.'],
  [
    'event_moved',
    'vi',
    { ...data, location: '' },
    'Sự kiện “Phiên chợ đêm” đã đổi lịch: 00:30 ngày 29/11/2026.',
  ],
  ['event_moved', 'en', data, '“Phiên chợ đêm” was moved to 00:30 on 29/11/2026, Bờ sông Hoài.'],
  ['event_cancelled', 'vi', data, 'Sự kiện “Phiên chợ đêm” đã bị hủy.'],
  ['event_cancelled', 'en', data, '“Phiên chợ đêm” was cancelled.'],
] as const)('%s in %s names the event with its time in Vietnam', (type, language, values, message) => {
  const facts = { type, actorIds: [], data: values };
  expect(sentenceOf(language, facts, []).message).toBe(message);
  expect(linkOf(facts)).toBe('/news/n1');
  expect([kindOf[type], kindRules[kindOf[type]].groups]).toEqual(['events', undefined]);
});
