import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { vi as texts } from '#web/locales/vi.ts';
import { decideUser } from '#shared/people/people.contract.ts';
import { answerReferrer, listIndirectReferrals, listReferralUsers } from '#shared/referrals/index.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer } from '../support/network.ts';
import { words, me, person, han, pageOf, visit } from './network-scene.ts';

describe('who may do what about somebody who waits', () => {
  it('a referrer says whether they invited them', async () => {
    const {
      page,
      user,
      network: asked,
    } = await visit({
      answers: [answer(answerReferrer, { message: 'ok', referrerSaid: 'confirmed' })],
    });
    await user.click(await page.findByRole('button', { name: words.answer.yes }));
    await page.findByText(words.answer.done);
    expect(asked.askedOf(answerReferrer)).toMatchObject([
      { params: { id: 'han', referrerId: 'ha', action: 'confirm' } },
    ]);
    expect(page.queryByRole('button', { name: words.acts.approve })).toBeNull();
  });

  it.each([
    [words.acts.reject, Object.values(texts.reasons.reject)],
    [words.acts.requestInfo, Object.values(texts.reasons.requestInfo)],
  ])('an admin gives a reason to %s, in words where it is another', async (act, reasons) => {
    const { page, user } = await visit({ as: { ...me, role: 'admin' } });
    await user.click(await page.findByRole('button', { name: act }));
    const dialog = within(await page.findByRole('dialog'));
    const offered = [...reasons, 'Khác'];
    expect(dialog.getAllByRole('radio')).toHaveLength(offered.length);
    for (const name of offered) dialog.getByRole('radio', { name });
    const confirm = dialog.getByRole('button', { name: texts.reasons.confirm });
    expect(confirm).toHaveProperty('disabled', true);
    await user.click(dialog.getByRole('radio', { name: 'Khác' }));
    expect(confirm).toHaveProperty('disabled', true);
    await user.type(dialog.getByRole('textbox'), '   ');
    expect(confirm).toHaveProperty('disabled', true);
    await user.type(dialog.getByRole('textbox'), 'Số điện thoại sai');
    expect(confirm).toHaveProperty('disabled', false);
    await user.click(dialog.getByRole('radio', { name: reasons[0] ?? '' }));
    expect(confirm).toHaveProperty('disabled', false);
    expect(dialog.queryByRole('textbox')).toBeNull();
  });

  it('an admin is asked about the whole name before somebody is approved', async () => {
    const lan = person({
      id: 'lan',
      fullName: 'Vương Nguyễn Hoàng Thị Ngọc Lan',
      referenceId: 'NL4T8XPA',
      status: 'pending_admin',
    });
    const {
      page,
      user,
      network: asked,
    } = await visit({
      as: { ...me, role: 'admin' },
      answers: [answer(listReferralUsers, pageOf([lan])), answer(decideUser, exampleOf(decideUser.reply))],
    });
    const press = async (name: string) => {
      await user.click(await page.findByRole('button', { name: words.acts.approve }));
      const question = await page.findByRole('alertdialog', {
        name: 'Duyệt Vương Nguyễn Hoàng Thị Ngọc Lan?',
      });
      within(question).getByText(/@NL4T8XPA/);
      await user.click(within(question).getByRole('button', { name }));
      await expect.poll(() => page.queryByRole('alertdialog')).toBeNull();
    };
    await press(texts.common.action.cancel);
    expect(asked.askedOf(decideUser)).toEqual([]);
    await press(words.acts.approve);
    expect(asked.askedOf(decideUser)).toMatchObject([{ params: { id: 'lan', action: 'approve' } }]);
  });

  it('nobody is acted upon among those further down', async () => {
    const { page } = await visit(
      { as: { ...me, role: 'admin' }, answers: [answer(listIndirectReferrals, pageOf([han]))] },
      '/referrals?type=indirect',
    );
    await page.findByText('Phạm Gia Hân');
    expect(page.queryByRole('button', { name: words.acts.approve })).toBeNull();
  });
});
