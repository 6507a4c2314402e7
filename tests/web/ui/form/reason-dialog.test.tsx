// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { renderForm } from '#tests/web/support/render-form.tsx';
import { ApiError } from '#web/platform/api/api-error.ts';
import { ReasonDialog } from '#web/ui/form/reason-dialog.tsx';
import { useDecisionReasons } from '#web/ui/form/use-decision-reasons.ts';

let screen: Awaited<ReturnType<typeof renderForm>> | undefined;
afterEach(async () => {
  await screen?.close();
  screen = undefined;
});

async function aDialog(answer: (reason: string) => Promise<unknown> = () => Promise.resolve()) {
  const sent: string[] = [];
  let closed = 0;
  function Asked() {
    const reasons = useDecisionReasons('reject');
    return (
      <ReasonDialog
        title="Từ chối?"
        reasons={reasons}
        onConfirm={(reason) => {
          sent.push(reason);
          return answer(reason);
        }}
        onClose={() => (closed += 1)}
      />
    );
  }
  screen = await renderForm(<Asked />);
  return { sent, closed: () => closed };
}

const choices = () => [...document.querySelectorAll('[role="radio"]')];
const choose = (place: number) =>
  act(async () => choices()[place]?.dispatchEvent(new MouseEvent('click', { bubbles: true })));
const confirm = () =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === 'Xác nhận');
const press = () => act(async () => confirm()?.click());
async function write(text: string) {
  const box = document.querySelector('textarea');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(box, text);
    box?.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

it('offers the reasons there are, “Khác” last, and confirms none before one is chosen', async () => {
  const { sent, closed } = await aDialog();
  expect([...document.querySelectorAll('[role="dialog"] label')].map((one) => one.textContent)).toEqual([
    'Thông tin không chính xác',
    'Tài liệu không đầy đủ',
    'Vi phạm quy định',
    'Không đáp ứng yêu cầu',
    'Khác',
  ]);
  expect(confirm()?.disabled).toBe(true);
  await press();
  expect(sent).toEqual([]);
  await choose(1);
  await press();
  expect([sent, closed()]).toEqual([['Tài liệu không đầy đủ'], 1]);
});

it('“Khác” opens a box whose text is the reason, and blanks are none', async () => {
  const { sent } = await aDialog();
  expect(document.querySelector('textarea')).toBeNull();
  await choose(4);
  await write('   ');
  expect(confirm()?.disabled).toBe(true);
  await write('  Số điện thoại của người khác  ');
  await press();
  expect(sent).toEqual(['Số điện thoại của người khác']);
});

it('stays open and says why while it is refused', async () => {
  const refused = new ApiError({ status: 409, code: 'USER_STATE', message: 'Đã có người xử lý' });
  const { closed } = await aDialog(() => Promise.reject(refused));
  await choose(0);
  await press();
  expect(closed()).toBe(0);
  expect(document.querySelector('[role="dialog"]')?.textContent).toContain('Đã có người xử lý');
});
