import { expect, it } from 'vitest';
import type { TFunction } from 'i18next';
import { ghtkWords } from '#shared/shipping/ghtk-words.ts';
import en from '#web/locales/en/shop/orders.json' with { type: 'json' };
import { authorOf, timelineText } from '#web/ui/status/timeline-text.ts';

const t = ((key: string, said: object = {}) => `${key} ${JSON.stringify(said)}`) as unknown as TFunction<
  ['orders']
>;
const event = (to: string, note: string) =>
  ({ id: '1', at: '', kind: 'payment', from: null, to, by: 'staff', note }) as const;
const said = (to: string, note: string) => timelineText(t, event(to, note)).title.replaceAll('\u00a0', ' ');

it.each(['carried', 'credited'])('what pays for other goods is told with the other order: %s', (to) => {
  expect(said(to, '60000 CL261123AB3DE')).toBe(
    `timeline.payment.${to} {"amount":"60.000 ₫","until":"","code":"CL261123AB3DE"}`,
  );
});

it('money that came is told by its sum, and names no order', () => {
  expect(said('paid', '60000')).toMatch(/"amount":"60\.000 ₫".*"code":""/);
});

it('a sum that the shop bears for its carrier does not read as a payment', () => {
  expect(said('paid', '20000 waived')).toMatch(/^timeline\.payment\.waived .*"amount":"20\.000 ₫"/);
});

const carrierSaid = (note: string) => timelineText(t, { ...event('out', note), kind: 'delivery' }).title;

it('what GHTK says is told in the language of the reader, however GHTK separates its parts', () => {
  expect(carrierSaid('Đã giao hàng, chưa đối soát')).toBe('timeline.ghtk.5 {}');
  expect(carrierSaid('Đã giao hàng/Chưa đối soát')).toBe('timeline.ghtk.5 {}');
  expect(carrierSaid('Hàng đang ở kho Bình Tân')).toBe('Hàng đang ở kho Bình Tân');
  expect(Object.keys(en.timeline.ghtk).toSorted()).toEqual(Object.keys(ghtkWords).toSorted());
});

it('a note of staff that repeats the words of a carrier stays as it was written', () => {
  expect(timelineText(t, { ...event('', 'Đã giao hàng, chưa đối soát'), kind: 'note' }).title).toBe(
    'Đã giao hàng, chưa đối soát',
  );
});

it.each([
  ['1 0', 'timeline.damaged {"count":1}'],
  ['0 2', 'timeline.missing {"count":2}'],
  ['1 2', 'timeline.damaged {"count":1} · timeline.missing {"count":2}'],
])('pieces that did not come back whole (%s) are told without a nought', (note, told) => {
  expect(timelineText(t, { ...event('pieces_lost', note), kind: 'note' }).title).toBe(told);
});

it.each([
  ['delivery', 'out', 'provider', 'carrier'],
  ['status', 'completed', 'provider', 'carrier'],
  ['status', 'confirmed', 'provider', 'provider'],
  ['payment', 'paid', 'provider', 'provider'],
  ['payment', 'paid', 'carrier', 'carrier'],
  ['status', 'completed', 'staff', 'staff'],
] as const)('%s to %s by %s is the word of: %s', (kind, to, by, author) => {
  expect(authorOf({ ...event(to, ''), kind, by })).toBe(author);
});
