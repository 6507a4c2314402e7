import { expect, it } from 'vitest';
import { dayInVietnam } from '#shared/values/vietnam-day.ts';
import { listUserVouchers, UserVoucher } from '#shared/vouchers/index.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { daysFromNow } from '#tests/support/vouchers.ts';
import { onePage } from '../faces/list-case.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';

const { save } = texts.vouchers;

const held = (code: string, validFrom: string): UserVoucher =>
  exampleOf(UserVoucher, {
    id: `held-${code}`,
    code,
    status: 'unused',
    isPaused: false,
    isUsedUp: false,
    validFrom,
    validTo: daysFromNow(9),
    voucherTemplate: { ...exampleOf(UserVoucher).voucherTemplate, name: code },
  });

it('a voucher that starts later says from which day, and leads to no goods before it', async () => {
  const coming = held('CUOITUAN', daysFromNow(3));
  const { page } = await renderAt('/e-commerce/vouchers', {
    as: 'user',
    answers: [
      answer(
        listUserVouchers,
        exampleOf(listUserVouchers.reply, { data: [coming, held('CHAOBAN', daysFromNow(-1))], ...onePage }),
      ),
    ],
  });
  const firstDay = dayInVietnam(Date.parse(coming.validFrom)).split('-').toReversed().join('/');
  await page.findByText(save.usableFrom.replace('{{date}}', firstDay));
  const leads = page.getAllByText(save.use).map((link) => link.getAttribute('aria-label'));
  expect(leads).toEqual([save.useNamed.replace('{{name}}', 'CHAOBAN')]);
});
