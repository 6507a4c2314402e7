// @vitest-environment happy-dom
import { act, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { renderForm } from '#tests/web/support/render-form.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { MomentInput } from '#web/ui/fields/moment-input.tsx';

let screen: Awaited<ReturnType<typeof renderForm>> | undefined;
afterEach(async () => {
  await screen?.close();
  screen = undefined;
});

async function aMoment(start: string, disabled = false) {
  const said: string[] = [];
  function Moment() {
    const [value, setValue] = useState(start);
    const change = (to: string) => {
      said.push(to);
      setValue(to);
    };
    return (
      <Field label="Từ lúc">
        <MomentInput value={value} onChange={change} timeLabel="Từ lúc, giờ" disabled={disabled} />
      </Field>
    );
  }
  screen = await renderForm(<Moment />);
  const time = document.querySelector<HTMLInputElement>('input[aria-label="Từ lúc, giờ"]');
  const day = document.querySelector<HTMLInputElement>('input[placeholder="dd/mm/yyyy"]');
  return { said, day, time };
}

const write = (box: HTMLInputElement | null, text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, text);
    box?.dispatchEvent(new Event('input', { bubbles: true }));
  });

it('a moment is typed as a day and a time, the same in every browser', async () => {
  const { said, day, time } = await aMoment('2026-11-28T01:58');
  expect([day?.value, time?.value]).toEqual(['28/11/2026', '01:58']);
  expect(document.querySelector('input[type="datetime-local"], input[type="time"]')).toBeNull();
  // The label leads to the day; the time has a name of its own.
  expect(document.querySelector('label')?.htmlFor).toBe(day?.id);
  expect(time?.id).not.toBe(day?.id);
  await write(time, '8:30');
  await write(day, '1/12/2026');
  expect(said).toEqual(['2026-11-28T08:30', '2026-12-01T08:30']);
  expect([day?.value, time?.value]).toEqual(['01/12/2026', '08:30']);
});

it('a moment that may not be changed has both boxes off', async () => {
  const { day, time } = await aMoment('2026-11-28T01:58', true);
  expect([day?.disabled, time?.disabled]).toEqual([true, true]);
});
