import { describe, expect, it } from 'vitest';
import { vi as texts } from '#web/locales/vi.ts';
import { getPerson, listMemberLog, Person } from '#shared/people/index.ts';
import { type ActivityEntry, listActivity } from '#shared/activity/activity.contract.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, type Answer, keepWaiting, refuse } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';

const sen = exampleOf(Person, { id: 'u1', fullName: 'Trần Thị Sen', status: 'inactive', role: 'user' });
const admin = {
  id: 'u2',
  role: 'admin',
  fullName: 'Lê Văn Quản',
  referenceId: 'QUAN2345',
  avatarUrl: null,
} as const;

const anEntry = (given: Partial<ActivityEntry>): ActivityEntry => ({
  id: 'a1',
  at: '2026-01-05T02:03:00.000Z',
  act: 'changed',
  who: admin,
  way: 'form',
  jobId: null,
  requestId: null,
  fields: [],
  ...given,
});
const page = (data: ActivityEntry[], nextCursor: string | null = null) => ({ data, nextCursor });

async function open(history: Answer, language: 'vi' | 'en' = 'vi') {
  const person = answer(getPerson, sen);
  const log = answer(listMemberLog, exampleOf(listMemberLog.reply, { data: [] }));
  return renderAt('/admin/users/u1', { as: 'admin', answers: [person, log, history], language });
}

const linesOf = ({ page: all }: Awaited<ReturnType<typeof open>>) =>
  all.getAllByRole('listitem').filter((line) => line.querySelector('time'));

describe('the history of a record', () => {
  it('says who changed what, from and to, when and by which way', async () => {
    const screen = await open(
      answer(
        listActivity,
        page([
          anEntry({ fields: [{ field: 'status', from: 'active', to: 'inactive' }] }),
          anEntry({
            id: 'a0',
            who: null,
            way: 'system',
            fields: [{ field: 'emailVerifiedAt', from: null, to: '2026-01-01T01:00:00.000Z' }],
          }),
        ]),
      ),
    );
    await screen.page.findByText(admin.fullName);
    expect(linesOf(screen).map((line) => line.textContent)).toEqual([
      'Lê Văn Quảnđã cập nhậtTrạng tháiĐã xác thựcthànhĐã khóa05/01/2026 09:03Biểu mẫu',
      'Hệ thốngđã cập nhậtXác thực email(trống)thành01/01/2026 08:0005/01/2026 09:03Tự động',
    ]);
    expect(screen.network.askedOf(listActivity)).toMatchObject([{ params: { entity: 'user', id: 'u1' } }]);
  });

  it('opens who it was', async () => {
    const screen = await open(answer(listActivity, page([anEntry({})])));
    await screen.user.click(await screen.page.findByRole('button', { name: admin.fullName }));
    expect(await screen.page.findByText(admin.referenceId)).toBeTruthy();
  });

  it('says no more than that it changed of what is nobody’s business, and names the job', async () => {
    const fields = [
      { field: 'avatarUrl', from: '•••', to: '•••' },
      { field: 'somethingNew', from: 1, to: 2 },
    ];
    const screen = await open(
      answer(
        listActivity,
        page([anEntry({ fields, way: 'bulk', jobId: 'J7', who: { ...admin, fullName: null } })]),
      ),
    );
    await screen.page.findByText('Tài khoản không còn tồn tại');
    const [line] = linesOf(screen);
    expect(line?.textContent).toContain('Ảnh đại diệnđã thay đổi');
    expect(line?.textContent).toContain('somethingNew1thành2');
    expect(line?.textContent).toContain('Hàng loạtTác vụ J7');
  });

  it('goes on when asked, and each line stays', async () => {
    const screen = await open(
      answer(listActivity, ({ query }) =>
        query.cursor
          ? page([anEntry({ id: 'a0', way: 'import' })])
          : page([anEntry({ id: 'a1', way: 'form' })], 'next'),
      ),
    );
    await screen.user.click(await screen.page.findByRole('button', { name: texts.activity.more }));
    await screen.page.findByText(texts.activity.way.import);
    expect(linesOf(screen)).toHaveLength(2);
    expect(screen.page.queryByRole('button', { name: texts.activity.more })).toBeNull();
  });

  it('keeps its place while it is on its way', async () => {
    const screen = await open(keepWaiting(listActivity));
    expect(await screen.page.findAllByText(texts.common.loading)).not.toEqual([]);
  });

  it('says that there is nothing yet', async () => {
    const screen = await open(answer(listActivity, page([])));
    expect(await screen.page.findByText(texts.activity.empty)).toBeTruthy();
  });

  it('says that it failed, and tries again', async () => {
    const screen = await open(refuse(listActivity, 'BAD_REQUEST'));
    await screen.page.findByText(texts.activity.failed);
    screen.network.answer(answer(listActivity, page([anEntry({})])));
    await screen.user.click(screen.page.getByRole('button', { name: texts.ui.state.retry }));
    expect(await screen.page.findByText(admin.fullName)).toBeTruthy();
  });

  it('speaks English', async () => {
    const fields = [{ field: 'status', from: 'active', to: 'inactive' }];
    const screen = await open(answer(listActivity, page([anEntry({ fields })])), 'en');
    await screen.page.findByText('made a change');
    expect(linesOf(screen)[0]?.textContent).toContain('Status');
  });
});
