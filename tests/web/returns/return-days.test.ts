import { expect, it } from 'vitest';
import { returnDays } from '#shared/returns/return-rules.ts';
import { en } from '#web/locales/en.ts';
import { vi } from '#web/locales/vi.ts';

it.each([
  ['vi', vi, `${returnDays} ngày`],
  ['en', en, `${returnDays} days`],
] as const)('every promise of returns names the days the shop grants: %s', (_, texts, days) => {
  const { summary, sections } = texts.policies.page.returns;
  const promises = [
    texts.footer.returns,
    texts.product.promise.returns,
    texts.returns.lead,
    texts.returns.request.closedHint,
    texts.orders.complete.consequence,
    summary,
    String(sections[0]?.paragraphs),
  ];
  for (const promise of promises) expect(promise).toContain(days);
});
