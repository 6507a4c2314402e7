// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#web/platform/api/api-error.ts';
import { createAutosaver } from '#web/platform/forms/autosaver.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const delay = 2000;
const error = (code: string, status: number) => new ApiError({ code, status, message: code });

/** An autosaver whose requests the test answers. */
function anAutosaver(first = 'a') {
  const sent: { text: string; answer: PromiseWithResolvers<{ savedAt: string }> }[] = [];
  const saver = createAutosaver(first, {
    delay,
    save: (text) => {
      const answer = Promise.withResolvers<{ savedAt: string }>();
      sent.push({ text, answer });
      return answer.promise;
    },
  });
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return {
    ...saver,
    phase: () => saver.state().phase,
    sent: () => sent.map(({ text }) => text),
    pass: (milliseconds = delay) => vi.advanceTimersByTimeAsync(milliseconds),
    accept: async (savedAt = 't1') => {
      sent.at(-1)?.answer.resolve({ savedAt });
      await settle();
    },
    refuse: async (reason: unknown) => {
      sent.at(-1)?.answer.reject(reason);
      await settle();
    },
  };
}

const hide = (state: 'hidden' | 'visible') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

describe('autosave', () => {
  it('saves two seconds after the latest change, and not before', async () => {
    const { change, pass, sent, phase, accept, state } = anAutosaver();
    expect(phase()).toBe('idle');
    change('ab');
    expect(phase()).toBe('waiting');
    await pass(1999);
    change('abc');
    await pass(1999);
    expect(sent()).toEqual([]);
    await pass(1);
    expect([sent(), phase()]).toEqual([['abc'], 'saving']);
    await accept('t1');
    expect(state()).toEqual({ phase: 'saved', savedAt: 't1' });
  });

  it('saves nothing that is already saved', async () => {
    const { change, pass, sent, phase, accept, flush } = anAutosaver();
    change('a');
    await pass();
    change('ab');
    change('a');
    expect(phase()).toBe('idle');
    await pass();
    await flush();
    expect(sent()).toEqual([]);
    change('ab');
    await pass();
    await accept();
    change('abc');
    change('ab');
    expect(phase()).toBe('saved');
    await pass();
    expect(sent()).toEqual(['ab']);
  });

  it('sends one request at a time, and afterwards what was written meanwhile', async () => {
    const { change, pass, sent, phase, accept } = anAutosaver();
    change('ab');
    await pass();
    change('abc');
    expect(phase()).toBe('saving');
    await pass(10_000);
    expect(sent()).toEqual(['ab']);
    await accept('t1');
    await pass();
    expect(sent()).toEqual(['ab', 'abc']);
    await accept('t2');
    expect(phase()).toBe('saved');
    await pass(10_000);
    expect(sent()).toHaveLength(2);
  });

  it('goes back to what was saved while another save is under way', async () => {
    const { change, pass, sent, accept } = anAutosaver();
    change('ab');
    await pass();
    change('a');
    await accept('t1');
    await pass();
    expect(sent()).toEqual(['ab', 'a']);
  });

  it('is heard by whoever shows its state, until they stop', () => {
    const { change, subscribe } = anAutosaver();
    const listener = vi.fn<() => void>();
    const stop = subscribe(listener);
    change('ab');
    expect(listener).toHaveBeenCalledOnce();
    stop();
    change('abc');
    expect(listener).toHaveBeenCalledOnce();
  });

  it('saves at once when the tab is hidden or closed, and when the page is left', async () => {
    const { change, pass, sent, follow, accept } = anAutosaver();
    const leave = follow();
    change('ab');
    hide('visible');
    expect(sent()).toEqual([]);
    hide('hidden');
    await pass(0);
    expect(sent()).toEqual(['ab']);
    await accept();
    change('abc');
    dispatchEvent(new Event('pagehide'));
    await pass(0);
    expect(sent()).toEqual(['ab', 'abc']);
    await accept();
    change('abcd');
    leave();
    await pass(0);
    expect(sent()).toEqual(['ab', 'abc', 'abcd']);
    await accept();
    change('abcde');
    hide('hidden');
    await pass(0);
    expect(sent()).toHaveLength(3);
  });

  it('keeps what failed, and repeats it once the page is online again', async () => {
    const { change, pass, sent, state, refuse, accept } = anAutosaver();
    change('ab');
    await pass();
    await accept('t1');
    change('abc');
    await pass();
    const failure = error('NETWORK', 0);
    await refuse(failure);
    expect(state()).toEqual({ phase: 'failed', savedAt: 't1', error: failure });
    await pass(60_000);
    expect(sent()).toHaveLength(2);
    dispatchEvent(new Event('online'));
    await pass(0);
    expect(sent()).toEqual(['ab', 'abc', 'abc']);
    await accept('t2');
    expect(state()).toEqual({ phase: 'saved', savedAt: 't2' });
    dispatchEvent(new Event('online'));
    await pass(0);
    expect(sent()).toHaveLength(3);
  });

  it('repeats a failed save after the next change', async () => {
    const { change, pass, sent, refuse, phase } = anAutosaver();
    change('ab');
    await pass();
    await refuse(error('INTERNAL', 500));
    change('abc');
    expect(phase()).toBe('waiting');
    await pass();
    expect(sent()).toEqual(['ab', 'abc']);
  });

  it('stops at a conflict until somebody decides, and goes on from what the server has', async () => {
    const { change, pass, sent, refuse, phase, flush, resume } = anAutosaver();
    change('ab');
    await pass();
    await refuse(error('STALE_STATE', 409));
    expect(phase()).toBe('conflict');
    change('abc');
    await pass(10_000);
    await flush();
    expect([sent(), phase()]).toEqual([['ab'], 'conflict']);
    resume('theirs');
    expect(phase()).toBe('waiting');
    await pass();
    expect(sent()).toEqual(['ab', 'abc']);
  });

  it('goes on at rest where the decision is what the server has', async () => {
    const { change, pass, sent, refuse, phase, resume } = anAutosaver();
    change('ab');
    await pass();
    await refuse(error('STALE_STATE', 409));
    change('theirs');
    resume('theirs');
    expect(phase()).toBe('idle');
    await pass();
    expect(sent()).toEqual(['ab']);
  });

  it('never saves after the draft was discarded', async () => {
    const { change, pass, sent, stop, phase, flush, follow } = anAutosaver();
    const leave = follow();
    change('ab');
    stop();
    await pass();
    change('abc');
    await flush();
    leave();
    await pass(10_000);
    expect([sent(), phase()]).toEqual([[], 'stopped']);
  });

  it.each(['accept', 'refuse'] as const)('stays stopped when a running save ends: %s', async (end) => {
    const saver = anAutosaver();
    saver.change('ab');
    await saver.pass();
    saver.change('abc');
    saver.stop();
    await (end === 'accept' ? saver.accept() : saver.refuse(error('NETWORK', 0)));
    dispatchEvent(new Event('online'));
    await saver.pass(10_000);
    expect([saver.sent(), saver.phase()]).toEqual([['ab'], 'stopped']);
  });
});
