import { isApiError } from '../api/api-error.ts';
import { whenVisibleOrOnline } from '../live/when-visible-or-online.ts';
import { isSameValue } from './conflict.ts';

/** `conflict`: somebody else saved a newer draft, and saving waits for a person's decision. */
type AutosavePhase = 'idle' | 'waiting' | 'saving' | 'saved' | 'failed' | 'conflict' | 'stopped';

export type AutosaveState = {
  phase: AutosavePhase;
  /** Moment of the latest save, by the server's clock. */
  savedAt?: string;
  error?: unknown;
};

export type AutosaveOptions<Draft> = {
  /** Sends the draft with the version that was seen last. */
  save: (draft: Draft) => Promise<{ savedAt: string }>;
  /** Milliseconds after the latest change. */
  delay: number;
};

/**
 * Saves a draft some time after its latest change and when the page is hidden, one request at a time. A failed save
 * is repeated after the next change, or once the page is seen or online again. A conflict stops it.
 */
export function createAutosaver<Draft>(first: Draft, { save: firstSave, delay }: AutosaveOptions<Draft>) {
  let save = firstSave;
  let [known, latest] = [first, first];
  let state: AutosaveState = { phase: 'idle' };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let stopRetry: (() => void) | undefined;
  const listeners = new Set<() => void>();

  const become = (next: AutosaveState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const rest = () => {
    clearTimeout(timer);
    stopRetry?.();
    [timer, stopRetry] = [undefined, undefined];
  };
  const isHeld = () => state.phase === 'conflict' || state.phase === 'stopped';
  const isUnsaved = () => !isSameValue(known, latest);

  async function send(): Promise<void> {
    const sent = latest;
    const { savedAt: before } = state;
    become({ ...state, phase: 'saving' });
    try {
      const { savedAt } = await save(sent);
      known = sent;
      if (!isHeld()) become({ phase: 'saved', savedAt });
    } catch (error) {
      if (isHeld()) return;
      const phase = isApiError(error, 'STALE_STATE') ? 'conflict' : 'failed';
      become({ phase, error, ...(before !== undefined && { savedAt: before }) });
      if (phase === 'failed') stopRetry = whenVisibleOrOnline(() => void flush());
    }
  }

  /** Saves at once what is not saved; after a running save, what was written meanwhile. */
  async function flush(): Promise<void> {
    rest();
    await running;
    if (running || isHeld() || !isUnsaved()) return running;
    running = send();
    await running;
    running = undefined;
    if (state.phase === 'saved' && isUnsaved() && timer === undefined) wait();
  }

  function wait(): void {
    rest();
    become({ ...state, phase: running ? 'saving' : 'waiting' });
    timer = setTimeout(() => void flush(), delay);
  }

  function change(draft: Draft): void {
    latest = draft;
    if (isHeld()) return;
    if (isUnsaved() || running) return wait();
    rest();
    if (state.phase === 'waiting')
      become({ ...state, phase: state.savedAt === undefined ? 'idle' : 'saved' });
  }

  /** Ends saving for good, for a draft that was discarded or published. */
  function stop(): void {
    rest();
    become({ ...state, phase: 'stopped' });
  }

  /** Goes on after a conflict was resolved, from the draft that the server has now. */
  function resume(serverDraft: Draft): void {
    known = serverDraft;
    become({ phase: 'idle' });
    if (isUnsaved()) wait();
  }

  /** Saves when the page is hidden or closed. Returns a function that ends this and saves a last time. */
  function follow(): () => void {
    const following = new AbortController();
    const { signal } = following;
    addEventListener('pagehide', () => void flush(), { signal });
    document.addEventListener(
      'visibilitychange',
      () => document.visibilityState === 'hidden' && void flush(),
      { signal },
    );
    return () => {
      following.abort();
      void flush();
    };
  }

  /** Replaces the way to save, which a component makes anew with each render. */
  const saveWith = (next: typeof save) => void (save = next);

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };

  return { state: () => state, saveWith, subscribe, change, flush, stop, resume, follow };
}
