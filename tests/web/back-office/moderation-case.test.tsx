import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { errorMessage } from '#shared/messages/index.ts';
import { type CaseRow, decideCase, getCase, searchCases } from '#shared/moderation/moderation.contract.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { answer, hold, refuse } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';
import { onePage, openCase, reported, url, waiting } from './moderation-scene.ts';

const { moderation } = texts;
const { decide, reason } = moderation;
const at = '2026-11-22T02:00:00.000Z';
const approved = answer(decideCase, { ...waiting, state: 'approved' });
const mai = { id: 'mai', fullName: 'Lê Mai', avatarUrl: null };

/** Presses a key as a browser tells it; returns whether the page took it for itself. */
function press(key: string, given: KeyboardEventInit = {}, target: EventTarget = document.body): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...given });
  target.dispatchEvent(event);
  return event.defaultPrevented;
}

describe('the letters that decide', () => {
  it.each([
    ['with Ctrl', 'a', { ctrlKey: true }],
    ['with Cmd', 'a', { metaKey: true }],
    ['with Alt', 'a', { altKey: true }],
    ['held down', 'a', { repeat: true }],
    ['that stand for nothing', 'b', {}],
  ])('%s do nothing', async (_, key, given) => {
    const { page, network } = await openCase(waiting, approved);
    await page.findByRole('button', { name: decide.approve });
    expect(press(key, given)).toBe(false);
    await network.rest();
    expect(network.askedOf(decideCase)).toEqual([]);
  });

  it.each(['input', 'textarea', 'div'])('do nothing while somebody writes in an element %s', async (tag) => {
    const { page, network } = await openCase(waiting, approved);
    await page.findByRole('button', { name: decide.approve });
    const field = document.createElement(tag);
    if (tag === 'div') field.setAttribute('contenteditable', 'true');
    document.body.append(field);
    expect(press('a', {}, field)).toBe(false);
    await network.rest();
    expect(network.askedOf(decideCase)).toEqual([]);
  });

  it('are the same in capitals, and are typed nowhere else', async () => {
    const { page, network } = await openCase(waiting, approved);
    await page.findByRole('button', { name: decide.approve });
    expect(press('A')).toBe(true);
    await page.findByText(decide.done.approve);
    expect(network.askedOf(decideCase)).toHaveLength(1);
  });

  it('decide nothing while the reason is asked for, while another decision is on its way, or afterwards', async () => {
    const held = hold(approved);
    const { page, user, network } = await openCase(waiting, held);
    await page.findByText(
      moderation.case.keys.replace('{{yes}}', 'duyệt').replace('{{no}}', decide.reject.toLowerCase()),
    );
    press('x');
    const asked = within(await page.findByRole('dialog', { name: decide.rejectTitle }));
    press('a');
    await network.rest();
    expect(network.askedOf(decideCase)).toEqual([]);
    await user.click(asked.getByRole('button', { name: texts.reasons.cancel }));
    await expect.poll(() => page.queryByRole('dialog', { name: decide.rejectTitle })).toBeNull();
    press('a');
    await expect.poll(() => network.askedOf(decideCase)).toHaveLength(1);
    press('a');
    press('x');
    expect(page.queryByRole('dialog', { name: decide.rejectTitle })).toBeNull();
    const reject = page.getByRole<HTMLButtonElement>('button', { name: decide.reject });
    expect(reject.disabled).toBe(true);
    held.release();
    await expect.poll(() => page.queryByRole('dialog')).toBeNull();
    press('a');
    await network.rest();
    expect(network.askedOf(decideCase)).toHaveLength(1);
  });
});

describe('a decision that is refused', () => {
  it('leaves the case open, and says why', async () => {
    const { page, user } = await openCase(waiting, refuse(decideCase, 'APPEAL_OWN_DECISION'));
    await user.click(await page.findByRole('button', { name: decide.approve }));
    await page.findByText(decide.failed);
    page.getByText(errorMessage('APPEAL_OWN_DECISION', 'vi'));
    page.getByRole('button', { name: decide.approve });
    expect(page.queryByText(decide.done.approve)).toBeNull();
  });

  const remove = async (refusal: 'REASON_NEEDED' | 'CASE_STATE') => {
    const opened = await openCase(reported, refuse(decideCase, refusal));
    const { page, user } = opened;
    await user.click(await page.findByRole('button', { name: decide.remove }));
    const asked = within(await page.findByRole('dialog', { name: decide.removeTitle }));
    asked.getByText(decide.hint);
    const reasons = Object.values(reason).filter((words) => asked.queryByRole('radio', { name: words }));
    expect(reasons).toEqual([reason.rules, reason.spam, reason.abuse, reason.false, reason.private]);
    await user.click(asked.getByRole('radio', { name: reason.spam }));
    await user.click(asked.getByRole('button', { name: decide.remove }));
    return { ...opened, asked };
  };

  it('with a reason says so beside the reason, which stays', async () => {
    const { page, asked } = await remove('REASON_NEEDED');
    await asked.findByText(errorMessage('REASON_NEEDED', 'vi'));
    expect(page.queryByText(decide.failed)).toBeNull();
  });

  it('because somebody else decided closes the question of a reason', async () => {
    const { page } = await remove('CASE_STATE');
    await page.findByText(decide.failed);
    await expect.poll(() => page.queryByRole('dialog', { name: decide.removeTitle })).toBeNull();
    page.getByRole('dialog', { name: moderation.case.title });
  });
});

describe('an appeal', () => {
  const appeal = {
    note: 'Tôi không bán hàng',
    at,
    state: 'removed',
    decidedBy: 'mai',
    reason: 'Spam',
  } as const;
  it('shows what its author says and what was decided before, and takes no reason', async () => {
    const upheld = answer(decideCase, { ...waiting, cause: 'appeal', state: 'upheld' });
    const { page, user, network } = await openCase({ ...waiting, cause: 'appeal', appeal }, upheld);
    await page.findByText('Tôi không bán hàng');
    page.getByText(/Quyết định trước: Đã gỡ\. Gửi lúc .* Lý do: Spam/);
    page.getByRole('button', { name: decide.restore });
    await user.click(page.getByRole('button', { name: decide.uphold }));
    await page.findByText(decide.done.uphold);
    expect(network.askedOf(decideCase).map(({ body }) => body)).toEqual([{ decision: 'uphold', version: 2 }]);
  });

  it('without words or a reason shows none', async () => {
    const { dialog } = await openCase({ ...waiting, appeal: { ...appeal, note: '', reason: null } });
    await within(dialog).findByText(/Quyết định trước/);
    expect(dialog.querySelectorAll('blockquote')).toHaveLength(1);
    expect(within(dialog).queryByText(/Lý do:/)).toBeNull();
  });
});

describe('a case', () => {
  const decided: CaseRow = { ...waiting, state: 'kept', decidedAt: at, moderator: mai };
  it('that waits shows no reports and no earlier decision', async () => {
    const { dialog } = await openCase(waiting);
    await within(dialog).findByText(waiting.excerpt);
    within(dialog).getByText('Bà Nhâm');
    for (const words of [/báo cáo/, moderation.appeal.title, / bởi /, /Lý do:/])
      expect(within(dialog).queryByText(words)).toBeNull();
  });

  it('that was decided says by whom, and takes no decision', async () => {
    const { dialog } = await openCase(decided);
    await within(dialog).findByText(/^Đã giữ lại bởi Lê Mai/);
    expect(within(dialog).queryByText(/Lý do:/)).toBeNull();
    expect(within(dialog).queryByText(/Phím tắt/)).toBeNull();
    expect(within(dialog).queryByRole('button', { name: decide.approve })).toBeNull();
  });

  it('names those who left as such, and the reason of the decision', async () => {
    const { dialog } = await openCase({ ...decided, moderator: null, author: null, reason: 'Ổn cả' });
    await within(dialog).findByText(/^Đã giữ lại bởi Thành viên đã rời đi/);
    within(dialog).getByText(moderation.case.reason.replace('{{reason}}', 'Ổn cả'));
    expect(within(dialog).getByText(moderation.gone)).toBeTruthy();
  });

  it('shows all reports without a word of more, and a report without a note as its reason alone', async () => {
    const [first] = reported.reports;
    const reports = [{ ...first, note: '' }] as CaseRow['reports'];
    const { dialog } = await openCase({ ...reported, reports, reportCount: 1 });
    const list = within(await within(dialog).findByRole('list'));
    expect(list.getByRole('listitem').querySelectorAll('p')).toHaveLength(1);
    expect(within(dialog).queryByText(/báo cáo khác/)).toBeNull();
  });

  it.each([
    ['news', '/admin/posts/events-news/n1'],
    ['document', '/admin/posts/documents/n1'],
  ])('on %s leads to its page', async (kind, path) => {
    const { dialog } = await openCase({ ...waiting, place: { kind, id: 'n1', title: 'Hội làng' } });
    const link = await within(dialog).findByRole<HTMLAnchorElement>('link', { name: 'Hội làng' });
    expect(link.pathname).toBe(path);
  });

  it('on something without a page of staff names it only', async () => {
    const { dialog } = await openCase({ ...waiting, place: { kind: 'topic', id: 'n1', title: 'Hội làng' } });
    await within(dialog).findByText('Hội làng');
    expect(within(dialog).queryByRole('link')).toBeNull();
  });

  it('that cannot be read says so', async () => {
    const { dialog } = await openCase(waiting, refuse(getCase, 'CASE_NOT_FOUND'));
    await within(dialog).findByText(moderation.case.failed);
    expect(within(dialog).queryByRole('button', { name: decide.approve })).toBeNull();
  });
});

describe('the queue', () => {
  const open = (search: string, ...data: CaseRow[]) =>
    renderAt(`${url}?${search}`, {
      as: 'collaborator',
      answers: [answer(searchCases, { data, ...onePage }), answer(getCase, waiting)],
    });

  it('is searched in all states, and filtered by the one that was asked for', async () => {
    for (const [search, state] of [
      ['search=hàng', undefined],
      ['state=kept', ['kept']],
    ] as const) {
      const { page, network } = await open(search, waiting);
      await page.findByText(waiting.excerpt);
      expect(network.askedOf(searchCases)[0]?.query.state).toEqual(state);
    }
  });

  it('keeps its filters when a case is opened and closed', async () => {
    const { page, user } = await open('cause=approval', waiting);
    await user.click(await page.findByRole('button', { name: waiting.excerpt }));
    await page.findByRole('dialog', { name: moderation.case.title });
    expect(new URLSearchParams(location.search).get('case')).toBe(waiting.id);
    // Closing it is no step back to it.
    const steps = history.length;
    await user.click(page.getByRole('button', { name: texts.ui.dialog.close }));
    await expect.poll(() => page.queryByRole('dialog')).toBeNull();
    const { searchParams } = new URL(location.href);
    expect([searchParams.get('cause'), searchParams.has('case')]).toEqual(['approval', false]);
    expect(history.length).toBe(steps);
  });

  it('names an author who left as such', async () => {
    const { page } = await open('', { ...waiting, author: null });
    expect(await page.findByText(moderation.gone)).toBeTruthy();
  });

  it('shows of each case what is known of it, and on request who decided and when', async () => {
    const decided: CaseRow = { ...waiting, state: 'kept', decidedAt: at, moderator: mai };
    const { page, user } = await open('', decided, { ...waiting, id: 'comment~c2' });
    const line = (await page.findAllByText('Bà Nhâm'))[0]?.closest('tr');
    const heads = () => page.getAllByRole('columnheader').map(({ textContent }) => textContent);
    const { list } = moderation;
    const shown = [
      list.excerpt,
      list.place,
      list.author,
      list.cause,
      list.reportCount,
      list.createdAt,
      list.state,
    ];
    expect(heads().filter(Boolean)).toEqual(shown);
    const sorted = page.getAllByRole('columnheader').filter((head) => within(head).queryByRole('button'));
    expect(sorted.map(({ textContent }) => textContent)).toEqual([list.reportCount, list.createdAt]);
    expect(line?.textContent).not.toContain('Lê Mai');
    await user.click(page.getByRole('button', { name: 'Cột hiển thị' }));
    await user.click(await page.findByRole('checkbox', { name: list.moderator }));
    await user.keyboard('{Escape}');
    await expect.poll(() => heads().filter(Boolean)).toEqual([...shown, list.moderator]);
    expect(line?.textContent).toMatch(/Lê Mai.*22\/11\/2026/);
  });
});
