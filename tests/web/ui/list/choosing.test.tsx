import { within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { renderForm } from '#tests/web/support/render-form.tsx';
import { connectToaster, type ToastRequest } from '#web/platform/feedback/toast.ts';
import { Lists } from '#web/ui/showcase/lists.tsx';

let close: (() => Promise<unknown>) | undefined;
const toasts: ToastRequest[] = [];
beforeEach(() => connectToaster((request) => void toasts.push(request)));
afterEach(async () => {
  await close?.();
  connectToaster(undefined);
  toasts.length = 0;
});

const page = within(document.body);
const barName = 'Thao tác với các dòng đã chọn';
const bar = () => page.getByRole('region', { name: barName }).textContent;

/** The list of the showcase: six goods, of which one refuses whatever is done to it. */
async function open() {
  ({ close } = await renderForm(<Lists />));
  const user = userEvent.setup({ delay: null });
  const press = (element: HTMLElement) => act(() => user.click(element));
  const button = (name: string) => page.getByRole('button', { name });
  await press(button('Xóa bộ lọc'));
  return { user, press, button };
}

describe('rows that are chosen', () => {
  it('may be all there are, on every page, and lose only what was done', async () => {
    const { press, button } = await open();
    await press(page.getByRole('checkbox', { name: 'Chọn Cà phê Robusta Ea Tu' }));
    expect(bar()).toContain('Đã chọn 1 dòng');
    await press(button('chọn cả 6'));
    expect(bar()).toContain('Đã chọn 6 dòng');
    expect(bar()).toContain('5 ở trang này');
    expect(bar()).not.toContain('chọn cả');

    await press(button('Ngừng bán'));
    const question = page.getByRole('alertdialog', { name: 'Ngừng bán' });
    expect(question.textContent).toContain('sẽ không còn hiện trong cửa hàng');
    expect(toasts).toEqual([]);
    await press(within(question).getByRole('button', { name: 'Ngừng bán' }));

    const told = await page.findByRole('dialog', { name: '1 dòng không xử lý được' });
    expect(told.textContent).toContain('Mật ong hoa nhãn Hưng Yên');
    expect(told.textContent).toContain('Đang có 3 đơn chờ giao.');
    await press(button('Đã hiểu'));
    expect(bar()).toContain('Đã chọn 1 dòng');
    expect(toasts.map(({ title }) => title)).toEqual(['Đã ngừng bán 5 sản phẩm']);
    await press(page.getByRole('checkbox', { name: 'Chọn Kẹo dừa sầu riêng Bến Tre' }));
    await act(async () => toasts[0]?.action?.onClick());
    expect(toasts.map(({ title }) => title)).toContain('Đã hoàn tác 5 dòng');
    // What was chosen meanwhile still is.
    expect(bar()).toContain('Đã chọn 2 dòng');
    // Whoever comes back finds what they chose; the next test chose nothing.
    await press(button('Bỏ chọn'));
  });

  it('are chosen by keyboard where the focus is', async () => {
    const { user } = await open();
    const box = page.getByRole('checkbox', { name: 'Chọn Kẹo dừa sầu riêng Bến Tre' });
    await act(async () => box.focus());
    await act(() => user.keyboard('x'));
    expect(bar()).toContain('Đã chọn 1 dòng');
    await act(() => user.keyboard('x'));
    expect(page.queryByRole('region', { name: barName })).toBeNull();
  });
});
