// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { renderForm } from '#tests/web/support/render-form.tsx';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { ContractForm } from '#web/ui/form/contract-form.tsx';
import { TextField } from '#web/ui/form/text-fields.tsx';
import { QuantityStepper } from '#web/ui/fields/quantity-stepper.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { LeaveGuardDialog } from '#web/ui/overlays/leave-guard.tsx';

const Schema = z.object({ name: z.string().min(3) });
const sent: unknown[] = [];

type Props = { unasked?: readonly ['name']; leavesFreely?: boolean };

function Sample({ unasked, leavesFreely = false }: Props) {
  const form = useContractForm(Schema, {
    values: { name: 'Xoài cát' },
    send: async (body) => void sent.push(body),
    ...(unasked && { unasked }),
  });
  return (
    <ContractForm form={form} leavesFreely={leavesFreely}>
      <TextField name="name" />
    </ContractForm>
  );
}

let screen: Awaited<ReturnType<typeof renderForm>> | undefined;
afterEach(async () => {
  await screen?.close();
  screen = undefined;
  sent.length = 0;
});

/** A form in which something was typed. */
async function changed(page: Parameters<typeof renderForm>[0]) {
  screen = await renderForm(page);
  await screen.fill('name', 'Xoài Hòa Lộc');
  return screen;
}

it('asks before what was typed is left behind, and not once it was taken', async () => {
  const { submit, go, at, press, text } = await changed(<Sample />);
  await go('/other');
  expect(at()).toBe('/form');
  expect(text()).toContain('Rời trang mà chưa lưu?');
  await press('Ở lại');
  await submit();
  await go('/other');
  expect([at(), sent]).toEqual(['/other', [{ name: 'Xoài Hòa Lộc' }]]);
});

it('sends nothing when it is left', async () => {
  const { go, at, press } = await changed(<Sample />);
  await go('/other');
  await press('Rời trang');
  expect([at(), sent]).toEqual(['/other', []]);
});

it('asks nothing where nothing is lost with the form', async () => {
  const { go, at } = await changed(<Sample leavesFreely />);
  await go('/other');
  expect(at()).toBe('/other');
});

it('asks nothing about a box that follows others', async () => {
  const { go, at } = await changed(<Sample unasked={['name']} />);
  await go('/other');
  expect(at()).toBe('/other');
});

it('asks once where the page holds something else that is unsaved', async () => {
  const { go, at, press } = await changed(
    <>
      <LeaveGuardDialog unsaved={() => true} />
      <Sample />
      <LeaveGuardDialog unsaved={() => false} />
    </>,
  );
  await go('/other');
  expect(document.querySelectorAll('[role=alertdialog]')).toHaveLength(1);
  await press('Rời trang');
  expect([at(), sent]).toEqual(['/other', []]);
});

it('asks for all that is on the page, also where the first has nothing unsaved', async () => {
  screen = await renderForm(
    <>
      <Sample />
      <LeaveGuardDialog unsaved={() => true} />
    </>,
  );
  await screen.go('/other');
  expect(screen.at()).toBe('/form');
});

it.each([
  ['Ở lại', 0],
  ['Rời trang', 2],
])('tells all it asked for what was answered, on a page and in a dialog: %s', async (answer, told) => {
  for (const isInDialog of [false, true]) {
    const onLeave = vi.fn<() => void>();
    const asks = (
      <>
        <LeaveGuardDialog unsaved={() => true} onLeave={onLeave} />
        <LeaveGuardDialog unsaved={() => false} onLeave={onLeave} />
      </>
    );
    screen = await renderForm(
      isInDialog ? (
        <Dialog open title="Chọn số lượng">
          {asks}
        </Dialog>
      ) : (
        asks
      ),
    );
    if (isInDialog) await screen.click('[role=dialog] button[aria-label="Đóng"]');
    else await screen.go('/other');
    await screen.press(answer);
    expect([isInDialog, onLeave.mock.calls.length]).toEqual([isInDialog, told]);
    await screen.close();
    screen = undefined;
  }
});

const stepper = <QuantityStepper value={1} onChange={() => undefined} />;

/** As a person types who has not left the box yet. */
const type = (text: string) =>
  act(async () => {
    const box = document.querySelector<HTMLInputElement>('fieldset input');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, text);
    box?.dispatchEvent(new Event('input', { bubbles: true }));
  });

describe('a number that counts only once its box is left', () => {
  it('is asked about while it is typed, and no longer once it is what stood there', async () => {
    screen = await renderForm(
      <>
        <LeaveGuardDialog unsaved={() => false} />
        {stepper}
      </>,
    );
    await type('7');
    await screen.go('/other');
    expect(screen.at()).toBe('/form');
    await screen.press('Ở lại');
    await type('01');
    await screen.go('/other');
    expect(screen.at()).toBe('/other');
  });

  it('is no concern of the page where it is typed in a dialog that holds no form', async () => {
    screen = await renderForm(
      <>
        <LeaveGuardDialog unsaved={() => false} />
        <Dialog open title="Chọn số lượng">
          {stepper}
        </Dialog>
      </>,
    );
    await type('7');
    await screen.go('/other');
    expect(screen.at()).toBe('/other');
  });
});
