import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiError } from '#web/platform/api/api-error.ts';
import { aFile, mebibyte, refusal, rest, uploadWorld } from './upload-world.ts';

const large = () => aFile(100 * mebibyte + 5);

describe('a small file', () => {
  it('is sent by one PUT, then confirmed', async () => {
    const world = uploadWorld();
    const { upload, states } = world.send(aFile(16 * mebibyte));
    await upload.settled();
    expect([world.calls, world.puts]).toEqual([['open', 'finish'], [0]]);
    expect(states.at(-1)).toEqual({ status: 'done', progress: 1, id: 'u1', error: undefined });
    expect(world.kept.size).toBe(0);
  });

  it('asks for another address after a cut', async () => {
    const world = uploadWorld();
    world.fate = () => (world.puts.length < 3 ? 'cut' : 'ok');
    const { upload } = world.send(aFile(5));
    await upload.settled();
    expect([world.calls, world.waits]).toEqual([
      ['open', 'open', 'open', 'finish'],
      [1000, 2000],
    ]);
    expect(upload.state()).toMatchObject({ status: 'done', id: 'u3' });
  });

  it('fails at the first cut where the form offers the retry, even without a network', async () => {
    const world = uploadWorld();
    world.fate = () => 'cut';
    world.isOnline = false;
    const { upload } = world.send(aFile(5), { maxAttempts: 1 });
    await upload.settled();
    expect([upload.state().status, world.puts, world.waits]).toEqual(['failed', [0], []]);
  });

  it('is not sent a second time if only the confirmation failed', async () => {
    const world = uploadWorld();
    world.refuse = (call) => (call === 'finish' ? refusal(503) : undefined);
    const { upload } = world.send(aFile(5), { maxAttempts: 2 });
    await upload.settled();
    expect(upload.state().status).toBe('failed');
    world.refuse = () => undefined;
    upload.resume();
    await upload.settled();
    expect([upload.state().status, world.puts]).toEqual(['done', [0]]);
  });

  it.each([
    ['refused by the server fails at once', 422, 1],
    ['tried again while the server is overloaded', 429, 8],
    ['tried again while the server is down', 503, 8],
    ['tried again after a timeout', 408, 8],
    ['tried again without an answer', 0, 8],
  ])('is %s', async (_, status, attempts) => {
    const world = uploadWorld();
    world.refuse = () => refusal(status);
    const { upload } = world.send(aFile(5));
    await upload.settled();
    expect([upload.state().status, world.calls.length]).toEqual(['failed', attempts]);
    expect(upload.state().error).toMatchObject({ status });
  });

  it('waits as long as an overloaded server asks', async () => {
    const world = uploadWorld();
    const error = new ApiError({ status: 429, code: 'TOO_MANY', message: 'x', retryAfter: 20 });
    world.refuse = () => (world.calls.length === 1 ? error : undefined);
    await world.send(aFile(5)).upload.settled();
    expect(world.waits).toEqual([20_000]);
  });

  it('waits a different time each, so that what was cut together does not return together', async () => {
    const world = uploadWorld();
    world.chance = 0;
    world.fate = () => (world.puts.length < 3 ? 'cut' : 'ok');
    await world.send(aFile(5)).upload.settled();
    expect(world.waits).toEqual([500, 1000]);
  });

  it('keeps the end of a name that is too long', async () => {
    const world = uploadWorld();
    await world.send(aFile(5, `${'x'.repeat(300)}.mp4`)).upload.settled();
    expect(world.names).toEqual([`${'x'.repeat(251)}.mp4`]);
  });

  it('waits at most half a minute between attempts', async () => {
    const world = uploadWorld();
    world.fate = () => 'cut';
    await world.send(aFile(5)).upload.settled();
    expect(world.waits).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  });
});

describe('a large file', () => {
  it('is sent by parts, three at once, each once', async () => {
    const world = uploadWorld();
    const { upload } = world.send(large());
    await upload.settled();
    expect(world.puts.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(world.busiest).toBe(3);
    expect(world.calls).toEqual(['open', 'sign 5,6,7', 'finish']);
    expect(world.rows.get('u1')?.arrived.get(7)).toBe(4 * mebibyte + 5);
    expect([upload.state().status, upload.state().id, world.kept.size]).toEqual(['done', 'u1', 0]);
  });

  it('asks for at most eight addresses at once', async () => {
    const world = uploadWorld({ partSize: 5 * mebibyte });
    await world.send(large()).upload.settled();
    const asked = world.calls.filter((call) => call.startsWith('sign')).map((call) => call.split(',').length);
    expect([Math.max(...asked), asked.reduce((sum, count) => sum + count, 0)]).toEqual([8, 21 - 4]);
  });

  it.each([1, 2, 3, 4, 5, 6, 7])('survives a cut of part %i', async (cut) => {
    const world = uploadWorld();
    world.fate = (number) =>
      number === cut && world.puts.filter((one) => one === cut).length < 2 ? 'cut' : 'ok';
    const { upload } = world.send(large());
    await upload.settled();
    expect(upload.state().status).toBe('done');
    expect(world.puts.filter((one) => one !== cut)).toHaveLength(6);
    expect(world.puts.filter((one) => one === cut)).toHaveLength(2);
  });

  it('does not send a part again whose answer was lost', async () => {
    const world = uploadWorld();
    world.fate = (number) => (number === 2 ? 'lost' : 'ok');
    const { upload } = world.send(large());
    await upload.settled();
    expect([upload.state().status, world.puts.filter((one) => one === 2)]).toEqual(['done', [2]]);
  });

  it('sends a part again of which the bucket has another length', async () => {
    const world = uploadWorld();
    world.fate = () => 'hold';
    const before = world.send(large());
    await rest();
    before.upload.pause();
    world.rows.get('u1')?.arrived.set(1, 7);
    world.fate = () => 'ok';
    const { upload } = world.send(large());
    await upload.settled();
    expect([upload.state().status, world.rows.get('u1')?.arrived.get(1)]).toEqual(['done', 16 * mebibyte]);
  });

  it('fails after eight cuts without progress, stops the other parts, and can be resumed', async () => {
    const world = uploadWorld();
    world.fate = (number) => (number === 1 ? 'cut' : 'hold');
    const { upload } = world.send(large());
    await upload.settled();
    expect(upload.state().status).toBe('failed');
    expect(world.puts.filter((one) => one === 1)).toHaveLength(8);
    world.fate = () => 'ok';
    upload.resume();
    await upload.settled();
    expect([upload.state().status, world.rows.size]).toEqual(['done', 1]);
  });

  it('does not count failures before progress', async () => {
    const world = uploadWorld();
    // Between the cuts of the first part, others arrive.
    world.fate = (number) =>
      number === 1 && world.puts.filter((one) => one === 1).length < 5 ? 'cut' : 'ok';
    const { upload } = world.send(large(), { maxAttempts: 3 });
    await upload.settled();
    expect([upload.state().status, world.puts.filter((one) => one === 1)]).toEqual(['done', [1, 1, 1, 1, 1]]);
  });

  it('counts each part once, whether under way or there', async () => {
    const world = uploadWorld();
    world.fate = (number) => (number === 1 ? 'ok' : 'hold');
    const { upload } = world.send(large());
    await rest();
    expect(upload.state().progress).toBeCloseTo((16 + 3 * 8) / 100, 5);
  });

  it('waits for the network without losing patience', async () => {
    const world = uploadWorld();
    world.fate = () => {
      if (world.isOnline && world.puts.length < 3) world.isOnline = false;
      return world.isOnline ? 'ok' : 'cut';
    };
    const { upload, states } = world.send(aFile(5), { maxAttempts: 2 });
    for (let time = 0; time < 3; time += 1) {
      await rest();
      world.goOnline();
    }
    await upload.settled();
    expect([upload.state().status, world.waits]).toEqual(['done', []]);
    expect(states.map(({ status }) => status)).toContain('offline');
  });

  it('is opened again if the server forgot it', async () => {
    const world = uploadWorld();
    world.fate = () => 'hold';
    const before = world.send(large());
    await rest();
    before.upload.pause();
    world.rows.clear();
    world.fate = () => 'ok';
    const { upload } = world.send(large());
    await upload.settled();
    expect([upload.state().status, world.kept.size]).toEqual(['done', 0]);
    expect(world.calls.filter((call) => call === 'open')).toHaveLength(2);
  });

  it('is forgotten once the server refused its content', async () => {
    const world = uploadWorld();
    world.refuse = (call) => (call === 'finish' ? refusal(422, 'FILE_TYPE_REFUSED') : undefined);
    const { upload } = world.send(large());
    await upload.settled();
    expect([upload.state().status, world.kept.size]).toEqual(['failed', 0]);
    expect(upload.state().error).toMatchObject({ code: 'FILE_TYPE_REFUSED' });
    expect(world.calls.filter((call) => call === 'finish')).toHaveLength(1);
  });

  it.each([
    [401, 1, 1],
    [404, 0, 2],
  ])('answered %i when it goes on is kept %i times, and opened %i times', async (status, kept, opened) => {
    const world = uploadWorld();
    world.fate = () => 'hold';
    const before = world.send(large());
    await rest();
    before.upload.pause();
    let isRefused = true;
    world.refuse = (call) => (isRefused && call !== 'open' ? refusal(status) : undefined);
    const { upload } = world.send(large());
    await rest();
    expect(world.kept.size).toBe(1);
    expect(world.calls.filter((call) => call === 'open')).toHaveLength(opened);
    isRefused = false;
    upload.pause();
    expect([...world.kept.values()].map(({ id }) => id === 'u1')).toEqual([kept === 1]);
  });

  it('is sent without an identity too, but then begins again after a reload', async () => {
    const world = uploadWorld();
    world.cannotIdentify = true;
    const { upload } = world.send(large());
    await upload.settled();
    expect([upload.state().status, world.kept.size]).toEqual(['done', 0]);
  });

  it('sends parts that the server misses at the end, but not for ever', async () => {
    const world = uploadWorld();
    let finishes = 0;
    world.refuse = (call) => {
      if (call === 'finish' && (finishes += 1) === 1) world.rows.get('u1')?.arrived.delete(3);
      return undefined;
    };
    const { upload } = world.send(large());
    await upload.settled();
    expect([upload.state().status, world.puts.filter((one) => one === 3)]).toEqual(['done', [3, 3]]);

    const stubborn = uploadWorld();
    stubborn.refuse = (call) => (call === 'finish' ? refusal(409) : undefined);
    const other = stubborn.send(large());
    await other.upload.settled();
    expect(other.upload.state().status).toBe('failed');
    expect(stubborn.calls.filter((call) => call === 'finish')).toHaveLength(3);
  });
});

describe('a page that is reloaded', () => {
  it.each([0, 1, 2, 3, 4, 5, 6, 7])('after %i parts sends only the others', async (there) => {
    const world = uploadWorld();
    world.fate = (number) => (number <= there ? 'ok' : 'hold');
    const before = world.send(large());
    await rest();
    if (there < 7) before.upload.pause();
    const sent = world.puts.length;
    world.fate = () => 'ok';
    const { upload, states } = world.send(large());
    await upload.settled();
    expect(upload.state().status).toBe('done');
    if (there === 7) return;
    expect([world.rows.size, world.puts.length - sent]).toEqual([1, 7 - there]);
    const [first] = states;
    if (there > 0) expect(first?.progress).toBeCloseTo((there * 16) / 100, 2);
  });

  it('finds an upload complete whose last answer was lost', async () => {
    const world = uploadWorld();
    world.refuse = (call) => (call === 'finish' ? refusal(503) : undefined);
    const before = world.send(large(), { maxAttempts: 1 });
    await before.upload.settled();
    const row = world.rows.get('u1');
    if (row) row.finished = true;
    world.refuse = () => undefined;
    const { upload } = world.send(large());
    await upload.settled();
    expect([upload.state().id, world.rows.size, world.puts.length, world.kept.size]).toEqual(['u1', 1, 7, 0]);
  });

  it('does not open a second upload while the server is down', async () => {
    const world = uploadWorld();
    world.fate = () => 'hold';
    const before = world.send(large());
    await rest();
    before.upload.pause();
    world.refuse = () => refusal(503);
    const { upload } = world.send(large());
    await upload.settled();
    expect([upload.state().status, world.rows.size, world.kept.size]).toEqual(['failed', 1, 1]);
  });
});

describe('its controls', () => {
  const held = async () => {
    const world = uploadWorld();
    world.fate = () => 'hold';
    const sending = world.send(large());
    await rest();
    return { world, ...sending };
  };

  it('pause stops all parts, resume goes on, and a second press changes nothing', async () => {
    const { world, upload } = await held();
    upload.pause();
    upload.pause();
    await upload.settled();
    expect([upload.state().status, world.puts]).toEqual(['paused', [1, 2, 3]]);
    world.fate = () => 'ok';
    upload.resume();
    upload.resume();
    await upload.settled();
    expect([upload.state().status, world.puts.length, world.busiest]).toEqual(['done', 10, 3]);
    expect(world.calls.filter((call) => call === 'open' || call === 'finish')).toEqual(['open', 'finish']);
    upload.pause();
    upload.resume();
    expect(upload.state().status).toBe('done');
  });

  it('pause before the answer to the first request opens one upload only', async () => {
    const world = uploadWorld();
    const { upload } = world.send(large());
    upload.pause();
    upload.resume();
    await upload.settled();
    expect([upload.state().status, world.rows.size]).toEqual(['done', 1]);
  });

  it('cancel deletes what arrived, once', async () => {
    const { world, upload } = await held();
    await Promise.all([upload.cancel(), upload.cancel()]);
    expect(upload.state().status).toBe('cancelled');
    expect(world.calls.filter((call) => call === 'giveUp')).toHaveLength(1);
    expect([world.rows.get('u1')?.givenUp, world.kept.size]).toEqual([true, 0]);
    upload.resume();
    await upload.settled();
    expect(upload.state().status).toBe('cancelled');
  });

  it('cancel before the upload is opened deletes it as well', async () => {
    const world = uploadWorld();
    const { upload } = world.send(large());
    await upload.cancel();
    expect([...world.rows.values()].map(({ givenUp }) => givenUp)).toEqual([true]);
  });

  it('cancel is not undone by a server that does not hear it', async () => {
    const { world, upload } = await held();
    world.refuse = () => refusal(503);
    await upload.cancel();
    expect([upload.state().status, world.kept.size]).toEqual(['cancelled', 0]);
  });

  it('cancel during the confirmation stays cancelled', async () => {
    const world = uploadWorld();
    const { upload } = world.send(large());
    let cancelling: Promise<void> | undefined;
    world.refuse = (call) => {
      if (call === 'finish') cancelling = upload.cancel();
      return undefined;
    };
    await upload.settled();
    await cancelling;
    expect([upload.state().status, world.calls.at(-1)]).toEqual(['cancelled', 'giveUp']);
  });

  it('cancel after the end changes nothing', async () => {
    const world = uploadWorld();
    const { upload } = world.send(large());
    await upload.settled();
    await upload.cancel();
    expect([upload.state().status, world.calls.includes('giveUp')]).toEqual(['done', false]);
  });
});

it('arrives whole, once, and its progress never goes back, whatever is cut, paused or reloaded', async () => {
  const fate = fc.constantFrom('ok', 'ok', 'cut', 'lost', 'hold');
  const turn = fc.constantFrom('pause', 'reload', 'nothing');
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 16 * mebibyte + 1, max: 90 * mebibyte }),
      fc.constantFrom(5, 8, 16),
      fc.array(fate, { maxLength: 40 }),
      fc.array(turn, { maxLength: 6 }),
      async (size, part, fates, turns) => {
        const world = uploadWorld({ partSize: part * mebibyte });
        world.fate = () => fates.shift() ?? 'ok';
        const file = aFile(size);
        let page = world.send(file);
        for (const next of [...turns, 'pause']) {
          await rest();
          if (next !== 'nothing') page.upload.pause();
          await rest();
          if (next === 'reload' && page.upload.state().status === 'paused') page = world.send(file);
          page.upload.resume();
        }
        for (let look = 0; look < 60 && page.upload.state().status !== 'done'; look += 1) {
          page.upload.pause();
          await rest();
          page.upload.resume();
          await rest();
        }
        expect(page.upload.state()).toMatchObject({ status: 'done', id: 'u1', progress: 1 });
        const shares = page.states.map(({ progress }) => progress);
        expect(shares).toEqual(shares.toSorted((one, other) => one - other));
        expect([...world.rows.values()].map(({ finished }) => finished)).toEqual([true]);
      },
    ),
    { numRuns: 60 },
  );
});
