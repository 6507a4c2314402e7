import { Extension } from '@tiptap/core';
import { Plugin, PluginKey, type EditorState, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';

type Change = { add: { id: string; at: number; frame: HTMLElement } } | { remove: string };

const key = new PluginKey<DecorationSet>('pendingPictures');

const found = (state: EditorState, id: string) =>
  key.getState(state)?.find(undefined, undefined, (spec: { id?: unknown }) => spec.id === id)[0];

function changed(places: DecorationSet, tr: Transaction): DecorationSet {
  const mapped = places.map(tr.mapping, tr.doc);
  const change = tr.getMeta(key) as Change | undefined;
  if (!change) return mapped;
  if ('add' in change) {
    const { id, at, frame } = change.add;
    return mapped.add(tr.doc, [
      Decoration.widget(at, frame, { id, key: id, ignoreSelection: true, stopEvent: () => true }),
    ]);
  }
  return mapped.remove(
    mapped.find(undefined, undefined, (spec: { id?: unknown }) => spec.id === change.remove),
  );
}

/**
 * Holds the places of pictures that are being uploaded. They are drawn beside the text and are no part of it, so
 * a text that is stored meanwhile contains no broken picture. Places move with the text around them.
 */
export const PendingPictures = Extension.create({
  name: 'pendingPictures',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key,
      state: { init: () => DecorationSet.empty, apply: (tr, places) => changed(places, tr) },
      props: { decorations: (state) => key.getState(state) },
    }),
  ],
});

/** Shows a frame at a position of the text. */
export function addPlace(view: EditorView, id: string, at: number, frame: HTMLElement): void {
  view.dispatch(view.state.tr.setMeta(key, { add: { id, at, frame } } satisfies Change));
}

/** Removes a frame and returns where it stood; undefined if the text around it was deleted. */
export function removePlace(view: EditorView, id: string): number | undefined {
  const at = found(view.state, id)?.from;
  if (at !== undefined) view.dispatch(view.state.tr.setMeta(key, { remove: id } satisfies Change));
  return at;
}
