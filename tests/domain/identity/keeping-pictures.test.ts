import { describe, expect, it } from 'vitest';
import { AppError } from '#shared/contract/errors.ts';
import { keepPicture, removePicture } from '#functions/domain/identity/paper-pictures.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { aPaperAt, type Stage } from './papers-scene.ts';

const png = Buffer.from('\x89PNG\r\n\x1a\n and more', 'latin1');
const page = Buffer.from('<script>');

async function aPaper(stage: Stage = 'draft') {
  const scene = await aPaperAt(stage);
  const { context, owner, id, files } = scene;
  const name = { userId: owner.id, id, side: 'front' } as const;
  const upload = (uploadId: string) => `papers/in/${owner.id}/${id}/${uploadId}`;
  const send = (uploadId: string, bytes: Buffer) => void files.set(upload(uploadId), bytes);
  const keep = (uploadId: string, at: typeof context = context) => keepPicture(at, { ...name, uploadId });
  const front = async () => `papers/${owner.id}/${id}/${(await scene.stored(owner, id))?.front ?? 'none'}`;
  return { ...scene, name, upload, send, keep, front };
}

describe('keeping a picture of a paper', () => {
  it('keeps a copy: what is sent to the signed address afterwards is not what is shown', async () => {
    const { send, keep, front, files, upload } = await aPaper();
    send('u1', png);
    await keep('u1');
    const shown = await front();
    expect(files.has(upload('u1'))).toBe(false);
    send('u1', page);
    expect(files.get(shown)).toEqual(png);
    // Kept again after its address was used once more, the upload stays the picture that was looked at.
    await keep('u1');
    expect([await front(), files.get(shown)]).toEqual([shown, png]);
  });

  it('refuses an upload that is no picture, leaves no copy of it, and takes another in its place', async () => {
    const { send, keep, front, files, upload } = await aPaper();
    send('u1', page);
    expect(await refusalOf(keep('u1'))).toBe('FILE_TYPE_REFUSED');
    expect([...files.keys()]).toEqual([upload('u1')]);
    send('u1', png);
    await keep('u1');
    expect([...files.keys()]).toEqual([await front()]);
  });

  it('removes the picture whose place it takes', async () => {
    const { send, keep, front, files } = await aPaper();
    send('u1', png);
    await keep('u1');
    send('u2', Buffer.concat([png, page]));
    await keep('u2');
    expect([...files]).toEqual([[await front(), Buffer.concat([png, page])]]);
  });

  it('copies each time to a name of its own, so that a copy never changes a picture that is shown', async () => {
    const { send, keep, front, context, name } = await aPaper();
    send('u1', png);
    await keep('u1');
    const first = await front();
    await removePicture(context, name);
    send('u1', png);
    await keep('u1');
    expect(await front()).not.toBe(first);
  });

  it('refuses an upload that is not there', async () => {
    const { keep } = await aPaper();
    expect(await refusalOf(keep('u4'))).toBe('UNKNOWN_UPLOAD');
  });

  it('copies nothing while staff look at the paper', async () => {
    const { send, keep, files, upload } = await aPaper('submitted');
    send('u1', page);
    expect(await refusalOf(keep('u1'))).toBe('IDENTITY_STATE');
    expect([...files.keys()]).toEqual([upload('u1')]);
  });

  it('links nothing to a paper that was sent in while the picture was copied', async () => {
    const { send, keep, files, upload, at, table, owner, submit, stored, id } = await aPaper();
    send('u1', png);
    const between = meanwhile(table, () => submit(owner));
    expect(await refusalOf(keep('u1', at(between.table)))).toBe('IDENTITY_STATE');
    expect(between.happened()).toBe(true);
    expect((await stored(owner, id))?.front).toBeNull();
    expect([...files.keys()]).toEqual([upload('u1')]);
  });

  it('leaves the copy where the answer of the table was lost, because it may be linked', async () => {
    const { send, keep, files, at, table } = await aPaper();
    send('u1', png);
    const losing = at({
      ...table,
      async write(operations) {
        await table.write(operations);
        throw new Error('The answer was lost');
      },
    });
    const failure = await keep('u1', losing).catch((error: unknown) => error);
    expect(failure).not.toBeInstanceOf(AppError);
    expect(files.size).toBe(2);
    await keep('u1');
    expect(files.size).toBe(2);
  });
});
