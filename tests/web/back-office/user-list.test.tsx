import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listUsers, UserRow } from '#shared/accounts/index.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';

const onePage = { total: 1, page: 1, limit: 20, totalPages: 1, hasNext: false, hasPrev: false };
const lan = exampleOf(UserRow, { fullName: 'Nguyễn Thị Lan' });
const found = answer(listUsers, { data: [lan], ...onePage });

const open = (search = '', more: Parameters<typeof renderAt>[1] = {}) =>
  renderAt(`/admin/users${search}`, { as: 'admin', answers: [found], ...more });

describe('when somebody joined', () => {
  // Sunday evening in London is Monday in Hà Nội.
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-22T18:30:00Z'), toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  it('narrows the list to days as they are counted in Hà Nội, and stands in the address', async () => {
    const { page, user, network } = await open();
    await user.click(await page.findByRole('button', { name: 'Ngày tham gia' }));
    await user.click(await page.findByRole('button', { name: '7 ngày qua' }));
    await network.rest();
    expect(location.search).toBe('?createdFrom=2026-11-17&createdTo=2026-11-23');
    expect(network.askedOf(listUsers).at(-1)?.query).toMatchObject({
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
    expect(network.askedOf(listUsers).at(-1)?.query).not.toHaveProperty('createdTo');
  });
});
