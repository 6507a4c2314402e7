// @vitest-environment happy-dom
import { act } from 'react';
import { createPortal } from 'react-dom';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { renderForm } from '#tests/web/support/render-form.tsx';
import { ApiError } from '#web/platform/api/api-error.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { ConflictDialog } from '#web/ui/form/conflict-dialog.tsx';
import { ContractForm } from '#web/ui/form/contract-form.tsx';
import { FormProblem } from '#web/ui/form/form-problem.tsx';
import { FormTabs } from '#web/ui/form/form-tabs.tsx';
import { ExistingResultLink } from '#web/ui/form/existing-result-link.tsx';
import { TextField } from '#web/ui/form/text-fields.tsx';

const Schema = z.object({ name: z.string().min(3), code: z.string().min(2) });
type Values = z.input<typeof Schema>;
type Send = (body: Values, requestKey: string) => Promise<unknown>;

const ownWords = 'Có lỗi xảy ra khi lưu chậu.';
const given = { name: 'Xoài cát', code: 'XC' };

function Sample({
  send,
  latest,
  madeAt,
  values = given,
}: {
  send: Send;
  madeAt?: (id: string) => string;
  latest?: () => Promise<Values>;
  values?: Values;
}) {
  const form = useContractForm(Schema, {
    values,
    send,
    ...(latest && { latest }),
    ...(madeAt && { madeAt }),
  });
  return (
    <ContractForm form={form}>
      <FormProblem form={form} fallback={ownWords}>
        {form.made && <ExistingResultLink to={form.made} />}
      </FormProblem>
      <FormTabs
        label="parts"
        tabs={[
          { value: 'a', label: 'A', boxes: ['name'], content: <TextField name="name" /> },
          { value: 'b', label: 'B', boxes: ['code'], content: <TextField name="code" /> },
        ]}
      />
      {createPortal(<form id="within" />, document.body)}
      <ConflictDialog />
    </ContractForm>
  );
}

const refusal = (code: string, errors: { path: string; message: string }[] = []) =>
  new ApiError({ status: 409, code, message: 'Không lưu được.', errors });

const differs = new ApiError({
  status: 409,
  code: 'REQUEST_DIFFERS',
  message: 'Lần gửi trước đã được lưu.',
  body: { params: { id: 'p1' } },
});

/** Answers each sending with the next of what is given. */
function aServer(...answers: (Error | 'taken')[]) {
  const sent: { body: Values; key: string }[] = [];
  const send: Send = async (body, key) => {
    const answer = answers[sent.push({ body, key }) - 1] ?? 'taken';
    if (answer instanceof Error) throw answer;
    return {};
  };
  return { sent, send };
}

let screen: Awaited<ReturnType<typeof renderForm>> | undefined;
const show = async (form: Parameters<typeof renderForm>[0]) => (screen = await renderForm(form));
afterEach(async () => {
  await screen?.close();
  screen = undefined;
});

describe('a form', () => {
  it('is sent once, however often it is pressed', async () => {
    const { sent, send } = aServer();
    const { submit } = await show(<Sample send={send} />);
    await submit(3);
    expect(sent).toHaveLength(1);
  });

  it('keeps its key until it was answered, and then takes another', async () => {
    const { sent, send } = aServer(refusal('NETWORK'), 'taken', 'taken');
    const { submit } = await show(<Sample send={send} />);
    await submit();
    await submit();
    await submit();
    const [first, again, next] = sent.map(({ key }) => key);
    expect(first).toMatch(/^[0-9A-Za-z-]{8,64}$/);
    expect(again).toBe(first);
    expect(next).not.toBe(first);
  });

  it('corrected before it was answered, is another request', async () => {
    const { sent, send } = aServer(refusal('NETWORK'), refusal('NETWORK'), 'taken');
    const { submit, fill } = await show(<Sample send={send} />);
    await submit();
    await fill('name', 'Xoài Hòa Lộc');
    await submit();
    await submit();
    const [first, corrected, again] = sent.map(({ key }) => key);
    expect(corrected).not.toBe(first);
    expect(again).toBe(corrected);
  });

  it('that must not be done twice keeps its key, and leads to what was made', async () => {
    const { sent, send } = aServer(refusal('NETWORK'), differs, 'taken');
    const { submit, fill, text } = await show(<Sample send={send} madeAt={(id) => `/pots/${id}`} />);
    await submit();
    await fill('name', 'Xoài Hòa Lộc');
    await submit();
    expect(sent[1]?.key).toBe(sent[0]?.key);
    expect(text()).toContain('Mở bản đã lưu');
    expect(document.querySelector('[role=alert] a')?.getAttribute('href')).toBe('/pots/p1');
    // Told what stands there, whoever sends once more means another.
    await submit();
    expect(sent[2]?.key).not.toBe(sent[0]?.key);
  });

  it('says why it was refused, or in its own words that it was, where the server gave no reason', async () => {
    const { send } = aServer(refusal('UNKNOWN'), refusal('POT_BROKEN'));
    const { submit, text } = await show(<Sample send={send} />);
    await submit();
    expect(text()).toContain(ownWords);
    await submit();
    expect(text()).toContain('Không lưu được.');
    expect(text()).not.toContain(ownWords);
  });

  it('opens the tab that holds the first problem, and goes there', async () => {
    const { sent, send } = aServer();
    const { submit, box } = await show(<Sample send={send} values={{ name: 'Xoài', code: '' }} />);
    await submit();
    expect(sent).toEqual([]);
    expect(box('code')?.closest('[data-form-tab]')?.hasAttribute('hidden')).toBe(false);
    expect(document.activeElement).toBe(box('code'));
  });

  it('puts what the server refused at its box, and the rest above', async () => {
    const problems = [
      { path: 'code', message: 'Mã đã được dùng.' },
      { path: 'warehouse', message: 'Kho đã đóng.' },
    ];
    const { send } = aServer(refusal('VALIDATION', problems));
    const { submit, box, text } = await show(<Sample send={send} />);
    await submit();
    const field = box('code');
    expect(field?.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
    const alerts = [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent);
    expect(alerts).toEqual(['Không lưu được.Kho đã đóng.', 'Mã đã được dùng.']);
    expect(text()).toContain('Không lưu được.');
  });
});

it('is not sent by another form in a dialog that was opened from it', async () => {
  const { sent, send } = aServer('taken');
  await show(<Sample send={send} />);
  const within = document.querySelector('#within');
  await act(async () => void within?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
  expect(within).not.toBeNull();
  expect(sent).toEqual([]);
});

describe('a record somebody else saved first', () => {
  it('is sent again with theirs where only they changed it', async () => {
    const { sent, send } = aServer(refusal('STALE_STATE'), 'taken');
    const theirs = { ...given, code: 'XHL' };
    const { fill, submit } = await show(<Sample send={send} latest={() => Promise.resolve(theirs)} />);
    await fill('name', 'Xoài loại 1');
    await submit();
    expect(sent.map(({ body }) => body)).toEqual([
      { name: 'Xoài loại 1', code: 'XC' },
      { name: 'Xoài loại 1', code: 'XHL' },
    ]);
  });

  it('is asked about anew each time: what was chosen before and given up is forgotten', async () => {
    const { sent, send } = aServer(refusal('STALE_STATE'), refusal('STALE_STATE'), 'taken');
    const names = ['Xoài Hòa Lộc', 'Xoài Cái Bè'];
    const latest = () => Promise.resolve({ ...given, name: names.shift() ?? '' });
    const { fill, submit, press, click, text } = await show(<Sample send={send} latest={latest} />);
    await fill('name', 'Xoài loại 1');
    await submit();
    await click('[role=radio]');
    await press('Bỏ thay đổi của tôi');
    await fill('name', 'Xoài loại 2');
    await submit();
    expect(text()).toContain('Còn 1 mục chưa chọn');
    await press('Lưu các mục đã chọn');
    expect(sent).toHaveLength(2);
  });

  it('is asked about where both did', async () => {
    const { sent, send } = aServer(refusal('STALE_STATE'), 'taken');
    const theirs = { name: 'Xoài Hòa Lộc', code: 'XHL' };
    const { fill, submit, press, click, text } = await show(
      <Sample send={send} latest={() => Promise.resolve(theirs)} />,
    );
    await fill('name', 'Xoài loại 1');
    await submit();
    expect(text()).toContain('Nội dung vừa được lưu ở nơi khác');
    expect(sent).toHaveLength(1);
    await click('[role=radio]');
    await press('Lưu các mục đã chọn');
    expect(sent[1]?.body).toEqual(theirs);
  });
});
