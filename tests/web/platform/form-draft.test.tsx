// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { renderForm } from '#tests/web/support/render-form.tsx';
import { localDraft } from '#web/platform/forms/form-draft.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { useFormDraft } from '#web/platform/forms/use-form-draft.ts';
import { ContractForm } from '#web/ui/form/contract-form.tsx';
import { TextField } from '#web/ui/form/text-fields.tsx';

const Schema = z.object({ name: z.string().min(3), code: z.string().min(2) });
type Values = z.input<typeof Schema>;
const store = localDraft<Values>('sample', (kept) => Schema.safeParse(kept).data);

function Sample({ values }: { values: Values }) {
  const form = useContractForm(Schema, { values, send: () => Promise.resolve() });
  const { restored, drop, forget } = useFormDraft(form, store);
  return (
    <ContractForm form={form} onLeave={forget}>
      <TextField name="name" />
      <TextField name="code" />
      {restored && (
        <button type="button" onClick={drop}>
          restored
        </button>
      )}
    </ContractForm>
  );
}

const signIn = (username: string) =>
  localStorage.setItem('cholang-session', JSON.stringify({ accessToken: 'a', refreshToken: 'r', username }));
const given: Values = { name: 'Xoài cát', code: 'XC' };

let screen: Awaited<ReturnType<typeof renderForm>> | undefined;
const open = async (values = given) => (screen = await renderForm(<Sample values={values} />));
async function leave() {
  await screen?.close();
  screen = undefined;
}
const boxes = () => [screen?.box('name')?.value, screen?.box('code')?.value];

beforeEach(() => {
  localStorage.clear();
  signIn('LAN');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  await leave();
  vi.useRealTimers();
});

describe('what was typed and not sent', () => {
  it('is there again, also when the form was left within two seconds', async () => {
    await (await open()).fill('name', 'Xoài Hòa Lộc');
    await leave();
    await open();
    expect([boxes(), screen?.text()]).toEqual([['Xoài Hòa Lộc', 'XC'], expect.stringContaining('restored')]);
  });

  it('is kept at once when the tab is closed or reloaded', async () => {
    await (await open()).fill('name', 'Xoài Hòa Lộc');
    window.dispatchEvent(new Event('pagehide'));
    expect(store.read()?.values.name).toBe('Xoài Hòa Lộc');
  });

  it.each([
    ['kept already', 2000],
    ['still waiting to be kept', 0],
  ])('is forgotten when its reader leaves the page and agrees to lose it: %s', async (_, waited) => {
    const { fill, go, press } = await open();
    await fill('name', 'Xoài Hòa Lộc');
    vi.advanceTimersByTime(waited);
    await go('/other');
    await press('Rời trang');
    await leave();
    vi.advanceTimersByTime(2000);
    expect(store.read()).toBeUndefined();
  });

  it('stays when its reader stays on the page', async () => {
    const { fill, go, press } = await open();
    await fill('name', 'Xoài Hòa Lộc');
    await go('/other');
    await press('Ở lại');
    await leave();
    expect(store.read()?.values.name).toBe('Xoài Hòa Lộc');
  });

  it('goes on top of what others have saved meanwhile, and takes nothing of it back', async () => {
    await (await open()).fill('name', 'Xoài Hòa Lộc');
    await leave();
    await open({ name: 'Xoài cát', code: 'XHL' });
    expect(boxes()).toEqual(['Xoài Hòa Lộc', 'XHL']);
  });

  it('is brought back to nobody else', async () => {
    await (await open()).fill('name', 'Xoài Hòa Lộc');
    await leave();
    signIn('MINH');
    await open();
    expect([boxes(), screen?.text()]).toEqual([['Xoài cát', 'XC'], expect.not.stringContaining('restored')]);
  });

  it('is not kept once it was undone by hand', async () => {
    const { fill } = await open();
    await fill('name', 'Xoài Hòa Lộc');
    vi.advanceTimersByTime(2000);
    expect(store.read()?.values.name).toBe('Xoài Hòa Lộc');
    await fill('name', 'Xoài cát');
    vi.advanceTimersByTime(2000);
    expect(store.read()).toBeUndefined();
  });

  it('is not kept once it was sent', async () => {
    const { fill, submit } = await open();
    await fill('name', 'Xoài Hòa Lộc');
    await submit();
    await leave();
    expect(store.read()).toBeUndefined();
  });

  it('is dropped when asked, and stays so', async () => {
    await (await open()).fill('name', 'Xoài Hòa Lộc');
    await leave();
    await (await open()).press('restored');
    expect(boxes()).toEqual(['Xoài cát', 'XC']);
    await leave();
    await open();
    expect(screen?.text()).not.toContain('restored');
  });
});
