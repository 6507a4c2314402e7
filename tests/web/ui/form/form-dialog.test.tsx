// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import * as z from 'zod';
import { renderForm } from '#tests/web/support/render-form.tsx';
import { vi as texts } from '#web/locales/vi.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import type { FormTexts } from '#web/ui/form/form-context.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { TextField } from '#web/ui/form/text-fields.tsx';

let screen: Awaited<ReturnType<typeof renderForm>> | undefined;
afterEach(async () => {
  await screen?.close();
  screen = undefined;
});

type DialogTexts = { texts: FormTexts; title?: string; submit?: string; sending?: string };

/** Title and button of a dialog, and the button while the form is being sent. */
async function wordsOf(given: DialogTexts) {
  function Dialog() {
    const form = useContractForm(z.strictObject({ name: z.string() }), {
      values: { name: '' },
      send: () => new Promise(() => undefined),
    });
    return (
      <FormDialog form={form} {...given} onClose={() => undefined}>
        <TextField name="name" label="Tên" />
      </FormDialog>
    );
  }
  screen = await renderForm(<Dialog />);
  const button = () => document.querySelector('[type="submit"]')?.textContent?.trim();
  const title = document.querySelector('[role="dialog"] h2')?.textContent;
  const submit = button();
  await screen.submit();
  return [title, submit, button()];
}

it('a dialog reads its title and its button from the texts of its form', async () => {
  const { title, submit, sending } = texts.money.explainForm;
  expect(await wordsOf({ texts: { ns: 'money', at: 'explainForm' } })).toEqual([title, submit, sending]);
});

it('a form that saves and has no word of its own for the wait says that it is being saved', async () => {
  const { save } = texts.backOffice.brands.form;
  expect(await wordsOf({ texts: { ns: 'backOffice', at: 'brands.form' }, title: 'Thương hiệu' })).toEqual([
    'Thương hiệu',
    save,
    texts.common.saving,
  ]);
});

it('a form that is told its words says those', async () => {
  const given = { title: 'Trả tiền', submit: 'Trả', sending: 'Đang trả...' };
  expect(await wordsOf({ texts: { ns: 'money', at: 'explainForm' }, ...given })).toEqual(
    Object.values(given),
  );
});
