import { expect, it } from 'vitest';
import { decideCase, getCase, searchCases } from '#shared/moderation/moderation.contract.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { answer, refuse } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';
import { onePage, openCase, reported, url, waiting } from './moderation-scene.ts';

const { decide, reason, report } = texts.moderation;

it('the queue shows what is open unless somebody asks for something else', async () => {
  const { network, page } = await renderAt(url, {
    as: 'collaborator',
    answers: [answer(searchCases, { data: [waiting], ...onePage })],
  });
  await page.findByText(waiting.excerpt);
  expect(network.askedOf(searchCases)[0]?.query).toMatchObject({ state: ['open'] });
});

it('content that waits is approved, by a button', async () => {
  const { page, user, network } = await openCase(
    waiting,
    answer(decideCase, { ...waiting, state: 'approved' }),
  );
  await user.click(await page.findByRole('button', { name: decide.approve }));
  await page.findByText(decide.done.approve);
  expect(network.askedOf(decideCase)).toMatchObject([
    { params: { id: 'comment~c1' }, body: { decision: 'approve', version: 2 } },
  ]);
  await expect.poll(() => page.queryByRole('dialog')).toBeNull();
});

it('or by a key; a held modifier is for something else', async () => {
  const { page, user, network } = await openCase(
    waiting,
    answer(decideCase, { ...waiting, state: 'approved' }),
  );
  await page.findByRole('button', { name: decide.approve });
  await user.keyboard('{Control>}a{/Control}');
  expect(network.askedOf(decideCase)).toEqual([]);
  await user.keyboard('a');
  await page.findByText(decide.done.approve);
  expect(network.askedOf(decideCase)).toHaveLength(1);
});

it('reported content shows why, and is removed with a reason', async () => {
  const { page, user, network } = await openCase(
    reported,
    answer(decideCase, { ...reported, state: 'removed' }),
  );
  await page.findByText(report.abuse);
  await page.findByText('Nói tục');
  await page.findByText(/và 1 báo cáo khác/);
  await user.keyboard('x');
  expect(network.askedOf(decideCase)).toEqual([]);
  await user.click(await page.findByRole('radio', { name: reason.abuse }));
  await user.click(page.getAllByRole('button', { name: decide.remove }).at(-1) as HTMLElement);
  await page.findByText(decide.done.remove);
  expect(network.askedOf(decideCase)).toMatchObject([
    { body: { decision: 'remove', version: 2, reason: reason.abuse } },
  ]);
});

it('the second of two moderators sees what the first one decided', async () => {
  const { page, user, network } = await openCase(reported, refuse(decideCase, 'STALE_STATE'));
  await page.findByRole('button', { name: decide.keep });
  network.answer(
    answer(getCase, {
      ...reported,
      state: 'removed',
      decidedAt: '2026-11-22T02:00:00.000Z',
      moderator: { id: 'mai', fullName: 'Lê Mai', avatarUrl: null },
      reason: 'Nói tục',
    }),
  );
  await user.click(page.getByRole('button', { name: decide.keep }));
  await page.findByText(/Đã gỡ bởi Lê Mai/);
  expect(page.queryByRole('button', { name: decide.keep })).toBeNull();
});
