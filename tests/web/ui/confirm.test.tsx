// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { renderForm } from '#tests/web/support/render-form.tsx';
import { ApiError } from '#web/platform/api/api-error.ts';
import { useConfirm } from '#web/ui/overlays/use-confirm.tsx';

type Question = Parameters<ReturnType<typeof useConfirm>['ask']>[0];

let screen: Awaited<ReturnType<typeof renderForm>> | undefined;
afterEach(async () => {
  await screen?.close();
  screen = undefined;
});

/** A page with one button that asks; `answers` fills as the reader decides. */
async function aQuestion(more: Partial<Question> = {}) {
  const answers: boolean[] = [];
  const sent = { times: 0 };
  function Page() {
    const { ask, dialog } = useConfirm();
    const press = () =>
      void ask({ title: 'Xóa chủ đề này?', consequence: 'Không thể hoàn tác.', ...more }).then((agreed) =>
        answers.push(agreed),
      );
    return (
      <form onSubmit={() => (sent.times += 1)}>
        <button type="button" onClick={press}>
          Xóa
        </button>
        {dialog}
      </form>
    );
  }
  screen = await renderForm(<Page />);
  await screen.press('Xóa');
  return { ...screen, answers, sent };
}

const dialog = () => document.querySelector('[role="alertdialog"]');
const button = (label: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === label);
const pressKey = (key: string) =>
  act(
    async () =>
      void document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })),
  );
async function type(text: string) {
  const box = dialog()?.querySelector('input');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, text);
    box?.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** An act that is under way until it is told how it ended. */
function anAct() {
  const endings: { succeed: () => void; fail: (reason: unknown) => void }[] = [];
  const start = () => new Promise<void>((succeed, fail) => endings.push({ succeed, fail }));
  const end = (how: (ending: (typeof endings)[number]) => void) =>
    act(async () => {
      const last = endings.at(-1);
      if (last) how(last);
    });
  return { start, end, count: () => endings.length };
}

it('is true when the reader agrees', async () => {
  const { press, answers } = await aQuestion();
  await press('Đồng ý');
  expect([answers, dialog()]).toEqual([[true], null]);
});

it('is false when the reader leaves it, and nothing is done', async () => {
  const deed = anAct();
  const { press, answers } = await aQuestion({ act: deed.start });
  await press('Hủy');
  expect([answers, dialog(), deed.count()]).toEqual([[false], null, 0]);
});

it('is false when the reader closes it, and nothing is done', async () => {
  const deed = anAct();
  const { answers } = await aQuestion({ act: deed.start });
  await pressKey('Escape');
  expect([answers, dialog(), deed.count()]).toEqual([[false], null, 0]);
});

it('stays while the act is under way: it cannot be closed or begun twice', async () => {
  const deed = anAct();
  const { press, answers } = await aQuestion({ act: deed.start, busyText: 'Đang xóa...' });
  await press('Đồng ý');
  await press('Đang xóa...');
  await pressKey('Escape');
  expect([deed.count(), answers, button('Hủy')?.disabled]).toEqual([1, [], true]);
  await deed.end(({ succeed }) => succeed());
  expect([answers, dialog()]).toEqual([[true], null]);
});

it('keeps the reason of a failure, and may be tried again', async () => {
  const deed = anAct();
  const { press, answers } = await aQuestion({ act: deed.start });
  await press('Đồng ý');
  await deed.end(({ fail }) =>
    fail(new ApiError({ status: 409, code: 'CONFLICT', message: 'Còn đơn hàng.' })),
  );
  expect(dialog()?.querySelector('[role="alert"]')?.textContent).toBe('Còn đơn hàng.');
  expect(answers).toEqual([]);
  await press('Đồng ý');
  expect(dialog()?.querySelector('[role="alert"]')).toBeNull();
  await deed.end(({ succeed }) => succeed());
  expect(answers).toEqual([true]);
});

it('says something of a failure that says nothing to people', async () => {
  const deed = anAct();
  const { press } = await aQuestion({ act: deed.start });
  await press('Đồng ý');
  await deed.end(({ fail }) => fail(new TypeError('undefined is not a function')));
  expect(dialog()?.querySelector('[role="alert"]')?.textContent).toMatch(/^(?!.*undefined).+/);
});

it('works only once the name was typed, where that is asked for', async () => {
  const { press, answers } = await aQuestion({ typed: 'Kho Hội An', tone: 'danger' });
  expect(button('Đồng ý')?.disabled).toBe(true);
  await type('Kho Hội');
  expect(button('Đồng ý')?.disabled).toBe(true);
  // As some keyboards write it: letters and marks apart.
  await type(' Kho Hội An '.normalize('NFD'));
  await press('Đồng ý');
  expect(answers).toEqual([true]);
});

it('asked again as soon as it was answered, the next question stays until it is answered too', async () => {
  const answers: boolean[] = [];
  function Page() {
    const { ask, dialog } = useConfirm();
    const press = async () => {
      answers.push(await ask({ title: 'Xóa chủ đề?', consequence: '', typed: 'chè' }));
      answers.push(await ask({ title: 'Xóa cả bài viết?', consequence: '', typed: 'chè' }));
    };
    return (
      <>
        <button onClick={() => void press()}>Xóa</button>
        {dialog}
      </>
    );
  }
  screen = await renderForm(<Page />);
  await screen.press('Xóa');
  await type('chè');
  await screen.press('Đồng ý');
  expect([dialog()?.textContent?.includes('Xóa cả bài viết?'), answers]).toEqual([true, [true]]);
  // What was typed for the first agrees to nothing of the second.
  expect(button('Đồng ý')?.disabled).toBe(true);
  await screen.press('Hủy');
  expect([answers, dialog()]).toEqual([[true, false], null]);
});

it('sends no form it is asked in', async () => {
  const { press, answers, sent } = await aQuestion({ confirmText: 'Xóa chủ đề' });
  await press('Xóa chủ đề');
  expect([answers, sent.times]).toEqual([[true], 0]);
});

it('is left by another word than “Hủy” where the act itself cancels something', async () => {
  const { press, answers } = await aQuestion({ confirmText: 'Hủy phiếu' });
  expect(button('Hủy')).toBeUndefined();
  await press('Ở lại');
  expect(answers).toEqual([false]);
});

it('that only tells something has one button, and nothing is done by it', async () => {
  const deed = anAct();
  const { press, answers } = await aQuestion({ informs: true, act: deed.start });
  expect([...(dialog()?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Đã hiểu',
  ]);
  await act(async () => dialog()?.querySelector('form')?.requestSubmit());
  expect(deed.count()).toBe(0);
  await press('Đã hiểu');
  expect([answers, dialog(), deed.count()]).toEqual([[false], null, 0]);
});
