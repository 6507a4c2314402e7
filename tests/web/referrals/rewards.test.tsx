import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { vi as texts } from '#web/locales/vi.ts';
import { getNetwork, listRewards, nameReferrer, takeVoucher } from '#shared/referrals/index.ts';
import type { ReplyOf } from '#shared/contract/route.ts';
import { answer } from '../support/network.ts';
import { words, me, ownNetwork, noLedger, visit } from './network-scene.ts';

describe('the ledger', () => {
  it('explains each line in its order, and becomes a voucher', async () => {
    const ledger: ReplyOf<typeof listRewards> = {
      ...noLedger,
      balance: { usable: 186_000, waiting: 42_000, held: 0, lines: 2 },
      data: [
        {
          number: 2,
          kind: 'earned',
          amount: 24_000,
          at: '2026-11-17T00:00:00.000Z',
          orderId: 'o2',
          orderCode: 'CL261117XN3XA',
          buyer: { id: 'duc', fullName: 'Trần Minh Đức' },
          by: { level: 1, shareBasisPoints: 200, base: 1_200_000, whole: 24_000 },
          returned: null,
          voucherCode: null,
          voucherUntil: null,
          state: 'waiting',
          payableAt: '2026-11-24T05:00:00.000Z',
          heldFor: [],
          note: null,
        },
        {
          number: 1,
          kind: 'earned',
          amount: 18_000,
          at: '2026-11-14T00:00:00.000Z',
          orderId: 'o1',
          orderCode: 'CL261114K2WTA',
          buyer: { id: 'buoi', fullName: 'Nguyễn Thị Bưởi' },
          by: { level: 1, shareBasisPoints: 200, base: 900_000, whole: 18_000 },
          returned: null,
          voucherCode: null,
          voucherUntil: null,
          state: 'held',
          payableAt: null,
          heldFor: ['address'],
          note: null,
        },
      ],
    };
    const {
      page,
      user,
      network: asked,
    } = await visit({
      answers: [
        answer(listRewards, ledger),
        answer(takeVoucher, {
          code: 'THUONG22',
          amount: 186_000,
          validTo: '2026-12-21T00:00:00.000Z',
          balance: noLedger.balance,
        }),
      ],
    });
    const list = within(await page.findByRole('list', { name: texts.rewards.list }));
    const [first, second] = list.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(first).toBe(
      'Đơn CL261117XN3XA+24.000 ₫Trần Minh Đức · trực tiếp2% của 1.200.000 ₫, trả sau 7 ngàyChờ đến 24/11/2026',
    );
    expect(second).toContain('Đang giữ: trùng địa chỉ nhậnNhân viên xem xong sẽ báo bạn');
    await user.click(page.getByRole('button', { name: texts.rewards.convert.action }));
    const dialog = within(await page.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: texts.rewards.convert.submit }));
    await page.findByText('Đã đổi voucher THUONG22');
    expect(asked.askedOf(takeVoucher)).toMatchObject([{ body: { amount: 186_000 } }]);
  });

  it('is not for those whose identity is not approved, who may still name who brought them', async () => {
    const {
      page,
      user,
      network: asked,
    } = await visit({
      as: { ...me, status: 'pending_kyc' },
      answers: [
        answer(getNetwork, { ...ownNetwork, isPaying: false, mayNameReferrer: true }),
        answer(nameReferrer, { id: 'x', fullName: 'Ai Đó', avatarUrl: null, referenceId: 'K7M2P9QX' }),
      ],
    });
    expect(await page.findByRole('button', { name: texts.rewards.convert.action })).toHaveProperty(
      'disabled',
      true,
    );
    await page.findByText(words.invite.notPaying);
    await user.type(page.getByLabelText(words.referrer.code), '@k7m2p9qx');
    await user.click(page.getByRole('button', { name: words.referrer.save }));
    await page.findByText(words.referrer.done);
    expect(asked.askedOf(nameReferrer)).toMatchObject([{ body: { referenceId: 'K7M2P9QX' } }]);
  });
});
