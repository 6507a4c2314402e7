import { describe, expect, it } from 'vitest';
import { errorMessage } from '#shared/messages/index.ts';
import {
  getContentApproval,
  saveContentApproval,
  usualApproval,
} from '#shared/moderation/content-approval.contract.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { answer, refuse } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';

const { approval } = texts.moderation;
const url = '/admin/posts/approval';

describe('the rules of approval', () => {
  it('are saved with the version that was read', async () => {
    const { page, user, network } = await renderAt(url, {
      as: 'admin',
      answers: [
        answer(getContentApproval, { ...usualApproval, version: 3 }),
        answer(saveContentApproval, { ...usualApproval, comments: 'all', version: 4 }),
      ],
    });
    await user.click(await page.findByRole('radio', { name: approval.mode.all }));
    await user.click(page.getByRole('button', { name: approval.form.save }));
    await page.findByText(approval.saved);
    expect(network.askedOf(saveContentApproval)).toMatchObject([
      { body: { comments: 'all', posts: 'new-authors', topics: 'new-authors', version: 3 } },
    ]);
  });

  it('that are refused say why', async () => {
    const { page, user } = await renderAt(url, {
      as: 'admin',
      answers: [answer(getContentApproval, usualApproval), refuse(saveContentApproval, 'FORBIDDEN')],
    });
    await user.click(await page.findByRole('radio', { name: approval.mode.none }));
    await user.click(page.getByRole('button', { name: approval.form.save }));
    expect((await page.findAllByText(errorMessage('FORBIDDEN', 'vi'))).length).toBeGreaterThan(0);
  });
});
