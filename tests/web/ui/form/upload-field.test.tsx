// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import * as z from 'zod';
import { renderForm } from '#tests/web/support/render-form.tsx';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { ContractForm } from '#web/ui/form/contract-form.tsx';
import { type SentFile, UploadField } from '#web/ui/form/upload-field.tsx';

const Schema = z.object({ papers: z.array(z.object({ id: z.string(), name: z.string() })) });

let close: (() => Promise<unknown>) | undefined;
afterEach(() => close?.());

it('a file that is taken away while another is being sent stays away', async () => {
  let arrive: (file: SentFile) => void = () => undefined;
  const send = () => new Promise<SentFile>((resolve) => (arrive = resolve));
  function Sample() {
    const form = useContractForm(Schema, {
      values: { papers: [{ id: 'a', name: 'hop-dong.pdf' }] },
      send: () => Promise.resolve(),
    });
    return (
      <ContractForm form={form}>
        <UploadField name="papers" send={send} />
      </ContractForm>
    );
  }
  const screen = await renderForm(<Sample />);
  ({ close } = screen);
  await act(async () => {
    const box = document.querySelector<HTMLInputElement>('input[type=file]');
    Object.defineProperty(box, 'files', { value: [new File(['x'], 'hoa-don.pdf')] });
    box?.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await screen.press('Upload 1 files');
  await screen.click('[aria-label="Xóa hop-dong.pdf"]');
  await act(async () => arrive({ id: 'b', name: 'hoa-don.pdf' }));
  expect(screen.text()).toContain('hoa-don.pdf');
  expect(screen.text()).not.toContain('hop-dong.pdf');
});
