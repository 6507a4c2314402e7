import { within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { defineRoute } from '#shared/contract/route.ts';
import { renderForm } from '#tests/web/support/render-form.tsx';
import { connectToaster, type ToastRequest } from '#web/platform/feedback/toast.ts';
import { i18n } from '#web/platform/i18n/i18n.ts';
import { useRowEditing } from '#web/ui/list/use-row-editing.tsx';
import { learnPotTexts, potTexts } from './pots.ts';

const deletePot = defineRoute({
  name: 'pots/delete-pot',
  summary: 'Deletes a pot',
  method: 'DELETE',
  path: '/pots/{id}',
  access: 'public',
  params: z.object({ id: z.string() }),
  reply: z.object({}),
});
const jar = { id: 'p 1', name: 'Chum' };
const words = {
  deleteOf: 'Xóa {{name}}',
  deleteTitle: 'Xóa chậu {{name}}?',
  deleteHint: '{{name}} sẽ mất.',
  delete: 'Xóa chậu',
  deleteFailed: 'Chưa xóa được',
  deleted: 'Đã xóa {{name}}',
  acts: 'Thao tác',
};

const page = within(document.body);
const toasts: ToastRequest[] = [];
const server = vi.fn<(to: URL | string, how?: RequestInit) => Promise<Response>>();
beforeAll(async () => {
  await learnPotTexts();
  i18n.addResourceBundle('vi', 'pots', { list: words }, true, true);
});
beforeEach(() => {
  connectToaster((request) => void toasts.push(request));
  server.mockReset().mockImplementation(async () => Response.json({}));
  vi.stubGlobal('fetch', server);
});
let close: (() => Promise<unknown>) | undefined;
afterEach(async () => {
  await close?.();
  close = undefined;
  connectToaster(undefined);
  toasts.length = 0;
  vi.unstubAllGlobals();
});

async function edit(may: boolean) {
  const drawn: ReturnType<typeof useRowEditing<typeof jar, typeof deletePot>>[] = [];
  function Page() {
    const editing = useRowEditing<typeof jar, typeof deletePot>({
      may,
      texts: potTexts,
      form: ({ name }, onClose) => <button onClick={onClose}>{`Form of ${name}`}</button>,
      remove: deletePot,
    });
    drawn.push(editing);
    return (
      <>
        {editing.columns.map(({ name, label, cell }) => (
          <div key={name} aria-label={label} role="group">
            {cell(jar)}
          </div>
        ))}
        {editing.dialogs}
      </>
    );
  }
  ({ close } = await renderForm(<Page />));
  const press = (name: string) => act(() => userEvent.click(page.getByRole('button', { name })));
  return { press, editing: () => drawn.at(-1) };
}

it('a row opens in its form, which closes again', async () => {
  const { press, editing } = await edit(true);
  expect(page.queryByText('Form of Chum')).toBeNull();
  await act(async () => editing()?.open?.(jar));
  await press('Form of Chum');
  expect(page.queryByText('Form of Chum')).toBeNull();
});

it('whoever may not change rows opens none and sees no buttons', async () => {
  const { editing } = await edit(false);
  expect([editing()?.open, editing()?.columns]).toEqual([undefined, []]);
});

it('a row is deleted after a question that names it, and the reader is told', async () => {
  const { press, editing } = await edit(true);
  const [acts] = editing()?.columns ?? [];
  expect(acts).toMatchObject({ name: 'acts', label: 'Thao tác', tight: true, card: 'aside' });
  await press('Xóa Chum');
  const question = page.getByRole('alertdialog', { name: 'Xóa chậu Chum?' });
  expect(question.textContent).toContain('Chum sẽ mất.');
  // The question is a warning, because a deleted row cannot be restored.
  expect(question.querySelector('.text-danger')).not.toBeNull();
  expect(server).not.toHaveBeenCalled();
  await press('Xóa chậu');
  await vi.waitFor(() => expect(toasts).toMatchObject([{ tone: 'success', title: 'Đã xóa Chum' }]));
  const [[address, { method } = {}] = []] = server.mock.calls;
  expect([method, String(address)]).toEqual(['DELETE', expect.stringMatching(/\/api\/pots\/p%201$/)]);
});

it('a row stays if the reader leaves the question, or the server refuses', async () => {
  server.mockImplementation(async () =>
    Response.json({ code: 'CONFLICT', message: 'Còn đơn hàng.', statusCode: 409 }, { status: 409 }),
  );
  const { press } = await edit(true);
  await press('Xóa Chum');
  await press('Hủy');
  expect(server).not.toHaveBeenCalled();
  await press('Xóa Chum');
  await press('Xóa chậu');
  await page.findByText('Còn đơn hàng.');
  expect(page.getByText('Chưa xóa được')).toBeTruthy();
  await press('Hủy');
  expect(toasts).toEqual([]);
});
