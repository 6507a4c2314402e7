import { afterEach, expect, it } from 'vitest';
import { renderForm } from '#tests/web/support/render-form.tsx';
import { DialogButton } from '#web/ui/overlays/dialog-button.tsx';

let close: (() => Promise<unknown>) | undefined;
afterEach(async () => {
  await close?.();
  close = undefined;
});

it('a button opens its dialog, which is rendered only while it is open', async () => {
  const screen = await renderForm(
    <DialogButton aria-label="Thêm chậu" dialog={(onClose) => <button onClick={onClose}>Đóng</button>}>
      Thêm
    </DialogButton>,
  );
  close = screen.close;
  expect(document.querySelector('button')?.getAttribute('aria-label')).toBe('Thêm chậu');
  expect(screen.text()).toBe('Thêm');
  await screen.press('Thêm');
  expect(screen.text()).toBe('ThêmĐóng');
  await screen.press('Đóng');
  expect(screen.text()).toBe('Thêm');
});
