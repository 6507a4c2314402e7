import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listActivity } from '#shared/activity/activity.contract.ts';
import { listPeople, PersonRow } from '#shared/people/index.ts';
import {
  createSavedView,
  listSavedViews,
  type SavedView,
  updateSavedView,
} from '#shared/saved-views/index.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer } from '../support/network.ts';
import { renderAt, type Screen } from '../support/render-at.tsx';

const onePage = { total: 1, page: 1, limit: 20, totalPages: 1, hasNext: false, hasPrev: false };
const lan = exampleOf(PersonRow, { fullName: 'Nguyễn Thị Lan' });
const found = answer(listPeople, { data: [lan], ...onePage });

const open = (search = '', more: Parameters<typeof renderAt>[1] = {}) =>
  renderAt(`/admin/users${search}`, { as: 'admin', answers: [found], ...more });

describe('when somebody joined', () => {
  // Sunday evening in London is Monday in Hà Nội.
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-22T18:30:00Z'), toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  it('narrows the list to days as they are counted in Hà Nội, and stands in the address', async () => {
    const { page, user, network } = await open();
    // The filter’s, above the head that sorts by it.
    const [days] = await page.findAllByRole('button', { name: 'Ngày tham gia' });
    await user.click(days as HTMLElement);
    await user.click(await page.findByRole('button', { name: '7 ngày qua' }));
    await network.rest();
    expect(location.search).toBe('?createdFrom=2026-11-17&createdTo=2026-11-23');
    expect(network.askedOf(listPeople).at(-1)?.query).toMatchObject({
      createdFrom: '2026-11-16T17:00:00.000Z',
      createdTo: '2026-11-23T16:59:59.999Z',
      page: 1,
    });
  });

  it('is shown as one filter, by its name or its days, that can be taken off', async () => {
    const { page, user, network } = await open('?createdFrom=2026-11-01&createdTo=2026-11-05&page=2');
    const named = await page.findAllByRole('button', { name: /Ngày tham gia: 01\/11\/2026 – 05\/11\/2026/ });
    const [picker, chip] = named.map((button) => button.getAttribute('aria-haspopup'));
    expect([picker, chip, named.length]).toEqual(['dialog', null, 2]);
    await user.click(named[1] as HTMLElement);
    await network.rest();
    expect(location.search).toBe('');
  });

  it('is no half of a period, and no day there is not', async () => {
    const { network } = await open('?createdFrom=2026-02-30&createdTo=2026-11-05');
    expect(network.askedOf(listPeople).at(-1)?.query).not.toHaveProperty('createdTo');
  });
});

describe('saved views', () => {
  const waiting: SavedView = {
    id: 'v1',
    name: 'Chờ duyệt',
    search: { status: 'pending_admin', gone: 'x' },
    columns: { order: ['createdAt'], hidden: ['code', 'gone', 'updatedAt', 'lastLogin'] },
    shared: false,
    version: 1,
  };
  const all: SavedView = { ...waiting, id: 'v2', name: 'Cả nhóm', shared: true, search: {} };
  const keeping = (defaultId: string | null = null) =>
    answer(listSavedViews, { views: [waiting, all], defaultId });
  const tabs = (): (string | undefined)[] =>
    [...document.querySelectorAll('nav[aria-label="Cách xem"] li')].map((tab) => tab.textContent);
  const current = () => document.querySelector('nav[aria-label="Cách xem"] [aria-current]')?.textContent;
  const heads = () => [...document.querySelectorAll('th')].map((head) => head.textContent);

  it('stand above the list, everything first; one opens its filters and columns, as far as they are known', async () => {
    const { page, user, network } = await open('', { answers: [found, keeping()] });
    await page.findByRole('button', { name: 'Chờ duyệt' });
    await user.click(page.getByRole('button', { name: 'Cột hiển thị' }));
    await user.click(await page.findByRole('checkbox', { name: 'Liên hệ' }));
    await user.keyboard('{Escape}');
    expect(tabs()).toEqual(['Tất cả1', 'Chờ duyệt', 'Cả nhóm']);
    await user.click(page.getByRole('button', { name: 'Chờ duyệt' }));
    await network.rest();
    expect(location.search).toBe('?status=pending_admin&view=v1');
    expect(heads()).toEqual(['Thành viên', 'Ngày tham gia', 'Liên hệ', 'Vai trò', 'Trạng thái', 'Thao tác']);
    expect(current()).toBe('Chờ duyệt1');
    expect(page.queryByRole('img', { name: 'Đã thay đổi' })).toBeNull();
    await user.click(page.getByRole('button', { name: /^Tất cả/ }));
    await network.rest();
    expect(location.search).toBe('');
    // As it was arranged before, whatever the view says.
    expect(heads()).toEqual(['Thành viên', 'Mã ID', 'Vai trò', 'Trạng thái', 'Ngày tham gia', 'Thao tác']);
  });

  it('say when the list shows something else, and are brought up to it over the version that was seen', async () => {
    const { page, user, network } = await open('?status=active&view=v1', { answers: [found, keeping()] });
    await page.findByRole('img', { name: 'Đã thay đổi' });
    network.answer(answer(updateSavedView, { ...waiting, search: { status: 'active' }, version: 2 }));
    await user.click(page.getByRole('button', { name: 'Tùy chọn của cách xem Chờ duyệt' }));
    await user.click(await page.findByRole('menuitem', { name: 'Cập nhật cách xem' }));
    await network.rest();
    expect(network.askedOf(updateSavedView)[0]?.body).toMatchObject({
      version: 1,
      search: { status: 'active' },
    });
    expect(page.queryByRole('img', { name: 'Đã thay đổi' })).toBeNull();
  });

  it('are saved under a name once, and open', async () => {
    const { page, user, network } = await open('?status=active', { answers: [found, keeping()] });
    network.answer(
      answer(createSavedView, ({ body }) => ({
        ...waiting,
        ...body,
        shared: body.shared,
        id: 'v3',
        version: 1,
      })),
    );
    await user.click(await page.findByRole('button', { name: 'Lưu cách xem' }));
    await user.type(await page.findByLabelText(/^Tên cách xem/), 'Đang hoạt động');
    await user.click(page.getByRole('switch', { name: /Dùng chung/ }));
    await user.dblClick(page.getByRole('button', { name: 'Lưu' }));
    await network.rest();
    expect(network.askedOf(createSavedView).map(({ body }) => body)).toMatchObject([
      { name: 'Đang hoạt động', shared: true, search: { status: 'active' } },
    ]);
    expect(location.search).toBe('?status=active&view=v3');
  });

  it('may open the list, and "all" is still one press away', async () => {
    const { page, user, network } = await open('', { answers: [found, keeping('v1')] });
    await network.rest();
    expect(location.search).toBe('?status=pending_admin&view=v1');
    await user.click(page.getByRole('button', { name: /^Tất cả/ }));
    await network.rest();
    expect(location.search).toBe('?view=all');
    expect(current()).toBe('Tất cả1');
  });
});

describe('how a list is looked at', () => {
  const menuOf = async ({ page, user }: Screen) => {
    await user.click(page.getByRole('button', { name: 'Cột hiển thị' }));
    await page.findByRole('button', { name: 'Về mặc định' });
  };
  const heads = () => [...document.querySelectorAll('th')].map((head) => head.textContent);

  it('columns move by keyboard, are hidden, and are as before when asked', async () => {
    const screen = await open();
    const { page, user } = screen;
    await menuOf(screen);
    page.getByRole('button', { name: 'Đưa Ngày tham gia lên trước' }).focus();
    await user.keyboard('{Enter}');
    await user.click(page.getByRole('checkbox', { name: 'Mã ID' }));
    expect(heads()).toEqual(['Thành viên', 'Liên hệ', 'Vai trò', 'Ngày tham gia', 'Trạng thái', 'Thao tác']);
    expect(page.getByText('Ngày tham gia ở vị trí 4 trong 8 cột')).toBeTruthy();
    await user.click(page.getByRole('button', { name: 'Về mặc định' }));
    expect(heads()).toEqual([
      'Thành viên',
      'Liên hệ',
      'Mã ID',
      'Vai trò',
      'Trạng thái',
      'Ngày tham gia',
      'Thao tác',
    ]);
  });

  it('cards on phones and a table elsewhere, unless its reader likes it otherwise', async () => {
    const wide = await open();
    expect(wide.page.queryByRole('table')).not.toBeNull();
    await wide.user.click(wide.page.getByRole('button', { name: 'Dạng thẻ' }));
    expect(wide.page.queryByRole('table')).toBeNull();
    // The sidebar’s group bears the same name.
    expect(wide.page.getAllByRole('list', { name: 'Người dùng' })).toHaveLength(2);
  });

  it('cards on phones', async () => {
    const phone = await open('', { width: 360 });
    expect(phone.page.queryByRole('table')).toBeNull();
    await phone.user.click(phone.page.getByRole('button', { name: 'Dạng bảng' }));
    expect(phone.page.queryByRole('table')).not.toBeNull();
  });

  it('pages stay as long as they were made last', async () => {
    const { page, user, network } = await open();
    await user.click(page.getByRole('combobox', { name: 'Số dòng mỗi trang' }));
    await user.click(await page.findByRole('option', { name: '50 / trang' }));
    await network.rest();
    expect(location.search).toBe('?limit=50');
    await user.click(page.getAllByRole('link', { name: 'Trang chủ' })[0] as HTMLElement);
    await user.click((await page.findAllByRole('link', { name: /Người dùng/ }))[0] as HTMLElement);
    await network.rest();
    expect([location.pathname, location.search]).toEqual(['/admin/users', '']);
    expect(network.askedOf(listPeople).at(-1)?.query).toMatchObject({ limit: 50 });
  });

  it('goes from row to row by keyboard, to the search box, and lets letters be letters there', async () => {
    const { page, user } = await open('', {
      answers: [
        answer(listPeople, {
          ...onePage,
          total: 2,
          data: [lan, exampleOf(PersonRow, { id: 'u2', fullName: 'Trần Văn Minh' })],
        }),
        answer(listActivity, { data: [], nextCursor: null }),
      ],
    });
    await page.findByText('Trần Văn Minh');
    const said = () => document.activeElement?.textContent;
    await user.keyboard('j');
    expect(said()).toBe('Nguyễn Thị Lan');
    await user.keyboard('{ArrowDown}');
    expect(said()).toBe('Trần Văn Minh');
    await user.keyboard('jk');
    expect(said()).toBe('Nguyễn Thị Lan');
    const box = (await page.findByRole('searchbox', { name: 'Tìm người dùng' })) as HTMLInputElement;
    await user.keyboard('/');
    expect(document.activeElement).toBe(box);
    await user.keyboard('jx/');
    expect(box.value).toBe('jx/');
  });
});
