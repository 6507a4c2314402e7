import { describe, expect, it } from 'vitest';
import { listSteps } from '#functions/domain/returns/read-returns.ts';
import { listLogs, readStaffReturn } from '#functions/domain/returns/read-staff-return.ts';
import { sendBackRefused } from '#functions/domain/returns/send-back-refused.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { received, returnWorld } from './return-world.ts';

const parcel = { courierName: 'GHTK', trackingNumber: 'S1.A3' };

/** Two pieces came back, and one of them was accepted. */
async function partlyAccepted(accepted = 1) {
  const world = returnWorld();
  const id = await received(world, 2);
  await world.inspect(id, accepted);
  return {
    ...world,
    id,
    send: (what = parcel, at: Table = world.table) =>
      sendBackRefused(world.context(at), { id, parcel: what, userId: 'an' }),
    maySend: async () =>
      (await readStaffReturn(world.context(), { id, role: 'collaborator', includeLogs: undefined })).may
        .sendBack,
  };
}

describe('pieces the shop did not accept', () => {
  it('wait to be sent back to their buyer, and do no more once they are', async () => {
    const { id, read, send, maySend, context, rows } = await partlyAccepted();
    expect([(await read(id)).refusedPieces, await maySend()]).toEqual([1, true]);
    await send();
    expect((await read(id)).sentBack).toMatchObject(parcel);
    expect(await maySend()).toBe(false);
    const [log] = (await listLogs(context(), id)).slice(-1);
    expect(log).toMatchObject({ action: 'sent_back', to: 'inspected', note: 'GHTK S1.A3' });
    const mails = rows().filter(({ entity }) => entity === 'mail');
    expect(JSON.stringify(mails.at(-1))).toContain('GHTK S1.A3');
  });

  it('wait where their return is over as well', async () => {
    const { id, move, maySend, send, read, context } = await partlyAccepted(0);
    await move(id, 'closed');
    expect(await maySend()).toBe(true);
    expect((await send({ courierName: 'Khách tự nhận', trackingNumber: '' })).status).toBe('closed');
    expect((await read(id)).sentBack?.trackingNumber).toBe('');
    expect((await listLogs(context(), id)).at(-1)?.note).toBe('Khách tự nhận');
  });

  it('go back once: the same said again changes nothing, and another parcel is refused', async () => {
    const { id, send, context, read } = await partlyAccepted();
    await send();
    const before = await read(id);
    await send();
    expect(await read(id)).toEqual(before);
    expect((await listSteps(context(), id)).filter(({ kind }) => kind === 'sent_back')).toHaveLength(1);
    for (const other of [
      { ...parcel, trackingNumber: 'S2' },
      { ...parcel, courierName: 'Viettel Post' },
    ])
      await expect(send(other)).rejects.toMatchObject({ code: 'RETURN_STATE', status: 409 });
  });

  it('go back once, where two people say so at the same moment', async () => {
    const { id, table, send, read } = await partlyAccepted();
    const crossed = meanwhile(table, () => send({ ...parcel, trackingNumber: 'S2' }));
    await expect(send(parcel, crossed.table)).rejects.toMatchObject({ code: 'RETURN_STATE' });
    expect([crossed.happened(), (await read(id)).sentBack?.trackingNumber]).toEqual([true, 'S2']);
  });

  it('are none where all was accepted, or nobody has looked', async () => {
    const all = await partlyAccepted(2);
    await expect(all.send()).rejects.toMatchObject({ code: 'RETURN_STATE' });
    const world = returnWorld();
    const id = await received(world, 1);
    const early = sendBackRefused(world.context(), { id, parcel, userId: 'an' });
    await expect(early).rejects.toMatchObject({ code: 'RETURN_STATE' });
  });
});
