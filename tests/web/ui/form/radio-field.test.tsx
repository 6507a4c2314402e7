// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import * as z from 'zod';
import { renderForm } from '#tests/web/support/render-form.tsx';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { RadioField } from '#web/ui/form/choice-fields.tsx';
import { ContractForm } from '#web/ui/form/contract-form.tsx';

let close: (() => Promise<unknown>) | undefined;
afterEach(() => close?.());

function Sample({ hideLabel }: { hideLabel?: boolean }) {
  const form = useContractForm(z.object({ fault: z.string() }), {
    values: { fault: 'shop' },
    send: () => Promise.resolve(),
  });
  return (
    <ContractForm form={form}>
      <RadioField
        name="fault"
        label="Lỗi thuộc về"
        {...(hideLabel && { hideLabel })}
        options={[{ value: 'shop', label: 'Cửa hàng' }]}
      />
    </ContractForm>
  );
}

it.each([
  ['shows the question above its choices', {}, false],
  ['leaves the question to a heading above it', { hideLabel: true }, true],
])('a group of radios %s', async (_, props, isHidden) => {
  ({ close } = await renderForm(<Sample {...props} />));
  const group = document.querySelector('[role=radiogroup]');
  const label = document.getElementById(group?.getAttribute('aria-labelledby') ?? '');
  expect([label?.textContent, label?.className.split(' ').includes('sr-only')]).toEqual([
    'Lỗi thuộc về',
    isHidden,
  ]);
});
