import { queryOptions } from '@tanstack/react-query';
import { isNotFound } from '@tanstack/react-router';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { learnPotTexts } from '#tests/web/ui/list/pots.ts';
import { renderForm } from '#tests/web/support/render-form.tsx';
import { staffDetail } from '#web/layouts/back-office/staff-detail.tsx';
import { ApiError } from '#web/platform/api/api-error.ts';
import { i18n } from '#web/platform/i18n/i18n.ts';
import { createQueryClient } from '#web/platform/query-client.ts';

const texts = { ns: 'pots', at: 'missing' } as unknown as { ns: 'backOffice'; at: string };
const refusal = (code: string) => new ApiError({ status: 404, code, message: code });
const query = (id: string) =>
  queryOptions({
    queryKey: ['pots', 'one', id],
    queryFn: async () => {
      if (id.startsWith('no-')) throw refusal(id === 'no-pot' ? 'POT_NOT_FOUND' : 'BROKEN');
      return { id, name: `Chum ${id}` };
    },
  });
const rules = { query, missing: ['POT_NOT_FOUND'], texts, back: '/admin/messages' } as never as Parameters<
  typeof staffDetail<{ id: string; name: string }>
>[0];

beforeAll(async () => {
  await learnPotTexts();
  i18n.addResourceBundle('vi', 'pots', {
    missing: { title: 'Không có chậu này', hint: 'Có thể đã xóa', back: 'Về danh sách', other: 'Về kho' },
  });
});
let close: (() => Promise<unknown>) | undefined;
afterEach(async () => {
  await close?.();
  close = undefined;
});

describe('the page of a record', () => {
  const load = (id: string) =>
    staffDetail(rules).load({ context: { queryClient: createQueryClient() }, params: { id } });

  it('loads it by the id of its address', async () => {
    expect(await load('p1')).toEqual({ id: 'p1', name: 'Chum p1' });
  });

  it('is not found where the server says that there is none, and fails for any other reason', async () => {
    expect(await load('no-pot').catch(isNotFound)).toBe(true);
    await expect(load('no-luck')).rejects.toMatchObject({ code: 'BROKEN' });
  });

  it('reads the record of its address', async () => {
    const { load: loadPot, useRecord } = staffDetail(rules);
    const client = createQueryClient();
    await loadPot({ context: { queryClient: client }, params: { id: 'p7' } });
    const Page = () => <p>{useRecord().name}</p>;
    const screen = await renderForm(<Page />, { path: '/pots/$id', at: '/pots/p7', client });
    close = screen.close;
    expect(screen.text()).toBe('Chum p7');
  });
});

describe('the page of a record that is missing', () => {
  async function show(more: Partial<typeof rules> = {}) {
    const { Missing } = staffDetail({ ...rules, ...more });
    const screen = await renderForm(<Missing />, { path: '/admin/messages/$id', at: '/admin/messages/m1' });
    close = screen.close;
    const link = [...document.querySelectorAll('a')].find(({ textContent }) =>
      textContent?.startsWith('Về '),
    );
    return { text: screen.text, link, heading: document.querySelector('header h1')?.textContent };
  }

  it('says so under the name of its list, and leads back there', async () => {
    const { text, link, heading } = await show();
    expect(text()).toContain('Có thể đã xóa');
    expect([link?.getAttribute('href'), link?.textContent]).toEqual(['/admin/messages', 'Về danh sách']);
    expect(heading).not.toContain('Không có chậu này');
  });

  it('may be headed by its own title, and name its way back otherwise', async () => {
    const { link, heading } = await show({ titled: true, backText: 'other' });
    expect([heading, link?.textContent]).toEqual(['Không có chậu này', 'Về kho']);
  });
});
