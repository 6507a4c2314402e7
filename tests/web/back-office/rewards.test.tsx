import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { vi as texts } from '#web/locales/vi.ts';
import { missingMessage } from '#shared/messages/index.ts';
import {
  decideReward,
  getRewardRule,
  HeldReward,
  listHeldRewards,
  saveRewardRule,
} from '#shared/referrals/rewards.contract.ts';
import { usualRewardRule } from '#shared/referrals/reward-rule.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';

const words = texts.rewards.staff;
const url = '/admin/users/rewards';
const held = exampleOf(HeldReward, {
  orderId: 'o1',
  orderCode: 'CL261114K2WTA',
  heldFor: ['address', 'phone'],
  version: 3,
});
const list = answer(listHeldRewards, { data: [held], nextCursor: null });

describe('rewards, for staff', () => {
  it('are let go on, or refused with a reason', async () => {
    const decided = answer(decideReward, { orderId: 'o1', state: 'void', version: 4 });
    const { page, user, network } = await renderAt(url, { as: 'admin', answers: [list, decided] });
    await page.findByText('CL261114K2WTA');
    await page.findByText(texts.rewards.hold.address);
    await user.click(page.getByRole('button', { name: words.held.refuse }));
    const dialog = within(await page.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: words.refuse.submit }));
    await dialog.findByText(missingMessage('reason', 'vi'));
    await user.type(dialog.getByLabelText(new RegExp(`^${words.refuse.reason}`)), 'Cùng một người');
    await user.click(dialog.getByRole('button', { name: words.refuse.submit }));
    await page.findByText(words.held.refused);
    await user.click(page.getByRole('button', { name: words.held.release }));
    await page.findByText(words.held.released);
    expect(network.askedOf(decideReward)).toMatchObject([
      { params: { id: 'o1' }, body: { decision: 'refuse', note: 'Cùng một người', version: 3 } },
      { body: { decision: 'release', version: 3 } },
    ]);
  });

  it('are read on from where they ended, until none is left', async () => {
    const later = exampleOf(HeldReward, { orderId: 'o2', orderCode: 'CL261115M3XUB' });
    const { page, user, network } = await renderAt(url, {
      as: 'admin',
      answers: [
        answer(listHeldRewards, ({ query: { cursor } }) =>
          cursor ? { data: [later], nextCursor: null } : { data: [held], nextCursor: 'tiep' },
        ),
      ],
    });
    await user.click(await page.findByRole('button', { name: words.held.more }));
    await page.findByText('CL261115M3XUB');
    expect(page.getByText('CL261114K2WTA')).toBeDefined();
    expect(page.queryByRole('button', { name: words.held.more })).toBeNull();
    expect(network.askedOf(listHeldRewards).map(({ query }) => query)).toEqual([
      { take: 20 },
      { take: 20, cursor: 'tiep' },
    ]);
  });

  it('have a rule', async () => {
    const { page, user, network } = await renderAt(url, {
      as: 'admin',
      answers: [
        answer(listHeldRewards, { data: [], nextCursor: null }),
        answer(getRewardRule, usualRewardRule),
        answer(saveRewardRule, { ...usualRewardRule, isOn: true, version: 1 }),
      ],
    });
    await page.findByText(words.held.empty);
    await user.click(page.getByRole('tab', { name: words.tabs.rule }));
    await user.click(await page.findByRole('switch', { name: new RegExp(`^${words.form.isOn}`) }));
    await user.click(page.getByRole('button', { name: words.form.save }));
    await page.findByText(words.saved);
    expect(network.askedOf(saveRewardRule)).toMatchObject([{ body: { isOn: true, version: 0 } }]);
  });
});
