import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { renderForm } from '#tests/web/support/render-form.tsx';
import { ApiError } from '#web/platform/api/api-error.ts';
import { useRecordForm } from '#web/platform/forms/use-record-form.ts';
import { ConflictDialog } from '#web/ui/form/conflict-dialog.tsx';
import { ContractForm } from '#web/ui/form/contract-form.tsx';
import { FormProblem } from '#web/ui/form/form-problem.tsx';
import { TextField } from '#web/ui/form/text-fields.tsx';

const Draft = z.object({ name: z.string(), code: z.string() });
type Draft = z.infer<typeof Draft>;
type Pot = Draft & { id: string; version: number };

const jar: Pot = { id: 'p1', name: 'Chum', code: 'C1', version: 1 };
const stale = new ApiError({ status: 409, code: 'STALE_STATE', message: 'Đã có thay đổi.' });

const create = vi.fn<(draft: Draft, requestKey: string) => Promise<Pot>>();
const update = vi.fn<(draft: Draft, record: Pot, requestKey: string) => Promise<Pot>>();
const read = vi.fn<(id: string) => Promise<Pot | undefined>>();
const onDone = vi.fn<() => void>();

function PotForm({ record }: { record: Pot | undefined }) {
  const form = useRecordForm<Draft, Draft, Pot>(Draft, {
    record,
    blank: { name: '', code: 'C0' },
    draftOf: ({ name, code }) => ({ name, code }),
    create,
    update,
    read,
    onDone,
  });
  return (
    <ContractForm form={form}>
      <FormProblem form={form} fallback="Chưa lưu được" />
      <TextField name="name" />
      <TextField name="code" />
      <ConflictDialog />
    </ContractForm>
  );
}

let close: (() => Promise<unknown>) | undefined;
afterEach(async () => {
  await close?.();
  close = undefined;
  for (const one of [create, update, read, onDone]) one.mockReset();
});
async function open(record?: Pot) {
  const screen = await renderForm(<PotForm record={record} />);
  close = screen.close;
  return screen;
}

it('a form without a record starts blank and makes one, with its request key', async () => {
  create.mockResolvedValue(jar);
  const { box, fill, submit } = await open();
  expect([box('name')?.value, box('code')?.value]).toEqual(['', 'C0']);
  await fill('name', 'Chum');
  await submit();
  expect(create.mock.calls).toEqual([[{ name: 'Chum', code: 'C0' }, expect.stringMatching(/^[\w-]{8,}$/)]]);
  expect(update).not.toHaveBeenCalled();
  expect(onDone).toHaveBeenCalledOnce();
});

it('a new record has no newer version to go on with: the refusal is shown', async () => {
  create.mockRejectedValue(stale);
  const { submit, text } = await open();
  await submit();
  expect(text()).toContain('Đã có thay đổi.');
  expect(read).not.toHaveBeenCalled();
});

describe('a form of a record', () => {
  it('starts with its values and saves over the version it was opened with', async () => {
    update.mockResolvedValue({ ...jar, version: 2 });
    const { box, fill, submit } = await open(jar);
    expect(box('name')?.value).toBe('Chum');
    await fill('name', 'Chum to');
    await submit();
    expect(update.mock.calls).toEqual([
      [{ name: 'Chum to', code: 'C1' }, jar, expect.stringMatching(/^[\w-]{8,}$/)],
    ]);
    expect(create).not.toHaveBeenCalled();
  });

  it('goes on with what somebody else saved meanwhile, over their version', async () => {
    const theirs = { ...jar, code: 'C9', version: 2 };
    update.mockRejectedValueOnce(stale).mockResolvedValue({ ...theirs, version: 3 });
    read.mockResolvedValue(theirs);
    const { fill, submit } = await open(jar);
    await fill('name', 'Chum to');
    await submit();
    expect(read.mock.calls).toEqual([['p1']]);
    expect(update.mock.lastCall?.slice(0, 2)).toEqual([{ name: 'Chum to', code: 'C9' }, theirs]);
  });

  it('of a record that is gone saves over the known version once more, and says what the server says', async () => {
    const gone = new ApiError({ status: 404, code: 'NOT_FOUND', message: 'Chậu không còn.' });
    update.mockRejectedValueOnce(stale).mockRejectedValue(gone);
    read.mockResolvedValue(undefined);
    const { fill, submit, text } = await open(jar);
    await fill('name', 'Chum to');
    await submit();
    expect(update.mock.lastCall?.slice(0, 2)).toEqual([{ name: 'Chum to', code: 'C1' }, jar]);
    expect(text()).toContain('Chậu không còn.');
  });
});
