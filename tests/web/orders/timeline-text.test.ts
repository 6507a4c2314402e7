import { expect, it } from 'vitest';
import type { TFunction } from 'i18next';
import { timelineText } from '#web/ui/status/timeline-text.ts';

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
