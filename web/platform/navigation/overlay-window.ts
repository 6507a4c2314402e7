import { topOverlay, whenOverlayOpens } from './open-overlays.ts';

type State = Record<string, unknown> | null;
type Pop = (event: PopStateEvent) => void;

/** The parts of a window that overlays need: its history, address and events. */
export type HistoryWindow = Pick<
  Window,
  'history' | 'location' | 'document' | 'addEventListener' | 'removeEventListener'
>;

/** Marks the extra history entry above the page's own while an overlay is open. */
const mark = 'isOverlay';

const isMark = (state: State): boolean => state?.[mark] === true;
const indexOf = (state: State): unknown => state?.['__TSR_index'];

function withoutMark(state: State): State {
  if (!isMark(state)) return state;
  const { [mark]: _, ...rest } = state ?? {};
  return rest;
}

/**
 * Wraps the window for the router, so that a page and its mark count as one history entry. Back from the mark
 * closes the overlay without the router noticing. An unneeded mark stays until the next page replaces it or
 * Back passes it: going back takes time, and the user may have followed a link meanwhile.
 */
export function overlayWindow(win: HistoryWindow) {
  const native = win.history;
  const pops = new Set<Pop>();
  const stateNow = () => native.state as State;
  let page = { state: withoutMark(stateNow()), href: win.location.href };
  let isMarked = isMark(stateNow());
  /** True while the router moves in the history: to undo a refused step, or because a button asked. */
  let isStepping = false;

  const setMark = () => {
    if (isMarked) return;
    native.pushState({ ...page.state, [mark]: true }, '');
    isMarked = true;
  };
  const keepMark = () => {
    if (topOverlay()) setMark();
  };
  const step = (delta: number) => {
    isStepping = true;
    native.go(delta);
  };

  const history = {
    get state() {
      return page.state;
    },
    get length() {
      return native.length;
    },
    pushState(state: State, title: string, href: string) {
      if (isMarked) native.replaceState(state, title, href);
      else native.pushState(state, title, href);
      isMarked = false;
      page = { state, href: win.location.href };
      keepMark();
    },
    replaceState(state: State, title: string, href?: string) {
      native.replaceState(isMarked ? { ...state, [mark]: true } : state, title, href);
      page = { state, href: win.location.href };
    },
    back: () => step(isMarked ? -2 : -1),
    forward: () => step(1),
    go: step,
  };

  /** Handles Back from the mark: the page stays, at its current address. */
  function closeTop() {
    native.replaceState(page.state, '', page.href);
    const close = topOverlay();
    if (!close) return native.back();
    close();
    // An overlay that asks before closing, or that had another above it, is still open after React has
    // rendered.
    setTimeout(keepMark);
  }

  function onPop(event: PopStateEvent) {
    const wasMarked = isMarked;
    const state = stateNow();
    isMarked = isMark(state);
    const isSamePage = page.state !== null && indexOf(state) === indexOf(page.state);
    if (isSamePage && isMarked) return;
    if (isSamePage && wasMarked && !isStepping) return closeTop();
    page = { state: withoutMark(state), href: win.location.href };
    for (const pop of pops) pop(event);
    if (isStepping) keepMark();
    isStepping = false;
  }

  win.addEventListener('popstate', onPop);
  const forget = whenOverlayOpens(setMark);

  return {
    history,
    location: win.location,
    document: win.document,
    addEventListener: (name: string, listener: Pop, options?: AddEventListenerOptions) => {
      if (name === 'popstate') pops.add(listener);
      else win.addEventListener(name, listener as EventListener, options);
    },
    removeEventListener: (name: string, listener: Pop, options?: EventListenerOptions) => {
      if (name !== 'popstate') return win.removeEventListener(name, listener as EventListener, options);
      pops.delete(listener);
      win.removeEventListener('popstate', onPop);
      forget();
    },
  };
}
