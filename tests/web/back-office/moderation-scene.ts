import { CaseRow, getCase, searchCases } from '#shared/moderation/moderation.contract.ts';
import { exampleOf } from '../support/example-of.ts';
import { type Answer, answer } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';

export const url = '/admin/posts/moderation';
export const onePage = {
  total: 1,
  page: 1,
  limit: 20,
  pageSize: 20,
  totalPages: 1,
  hasNext: false,
  hasPrev: false,
};
/** A comment that waits for its first approval. */
export const waiting = exampleOf(CaseRow, {
  id: 'comment~c1',
  excerpt: 'Mua hàng ở chỗ tôi',
  place: { kind: 'news', id: 'n1', title: 'Hội làng' },
  author: { id: 'nham', fullName: 'Bà Nhâm', avatarUrl: null },
  state: 'open',
  cause: 'approval',
  reports: [],
  reportCount: 0,
  decidedAt: null,
  moderator: null,
  reason: null,
  version: 2,
});
export const reported: CaseRow = {
  ...waiting,
  cause: 'report',
  reports: [{ reporterId: 'lan', reason: 'abuse', note: 'Nói tục', at: '2026-11-21T02:00:00.000Z' }],
  reportCount: 2,
};

/** Opens a case from the queue of a moderator. */
export async function openCase(of: CaseRow, ...answers: Answer[]) {
  const shown = await renderAt(url, {
    as: 'collaborator',
    answers: [answer(searchCases, { data: [of], ...onePage }), answer(getCase, of), ...answers],
  });
  await shown.user.click(await shown.page.findByRole('button', { name: of.excerpt }));
  const dialog = await shown.page.findByRole('dialog');
  return { ...shown, dialog };
}
