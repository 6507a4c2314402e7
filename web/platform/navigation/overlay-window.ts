import { topOverlay, whenOverlayOpens } from './open-overlays.ts';

type State = Record<string, unknown> | null;
type Pop = (event: PopStateEvent) => void;

/** What of a window the overlays need: its history, its address and its events. */
export type HistoryWindow = Pick<
  Window,
  'history' | 'location' | 'document' | 'addEventListener' | 'removeEventListener'
>;

/** Marks the history entry that stands above the page's own while something is open over it. */
const mark = 'isOverlay';

const isMark = (state: State): boolean => state?.[mark] === true;
const indexOf = (state: State): unknown => state?.['__TSR_index'];

function withoutMark(state: State): State {
  if (!isMark(state)) return state;
  const { [mark]: _, ...rest } = state ?? {};
  return rest;
}

/**
 * The window as the router sees it: page and mark are one entry. Back from the mark closes what is open, and the router
 * hears nothing of it. A mark nobody needs any more stays until the next page takes its place or Back passes it, because a
 * step back takes time, in which a link may have been followed.
 */
export function overlayWindow(win: HistoryWindow) {
  const native = win.history;
  const pops = new Set<Pop>();
  const stateNow = () => native.state as State;
  let page = { state: withoutMark(stateNow()), href: win.location.href };
  let isMarked = isMark(stateNow());
  /** The router steps over the history itself: to undo a step that was refused, or because a button says so. */
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

  /** Back from the mark: the page stays, at the address it has by now. */
  function closeTop() {
    native.replaceState(page.state, '', page.href);
    const close = topOverlay();
    if (!close) return native.back();
    close();
    // What asks before it closes, or lies over another, is still open once React has drawn it.
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
