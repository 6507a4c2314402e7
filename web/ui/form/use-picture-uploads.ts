import type { EditorView } from '@tiptap/pm/view';
import { useEffect, useRef, useState } from 'react';
import { isOwnPicture } from '#shared/values/rich-text-rules.ts';
import { reasonOf } from '../../platform/api/api-error.ts';
import { addPlace, removePlace } from './rich-text-pending.ts';

export type UploadedPicture = { url: string; width?: number; height?: number };
export type UploadPicture = (file: File) => Promise<UploadedPicture>;

/** A picture on its way. `frame` is the element in the text into which its state is drawn. */
export type PendingPicture = {
  id: string;
  file: File;
  view: EditorView;
  frame: HTMLElement;
  state: 'sending' | 'failed';
  reason?: string | undefined;
};

/** Uploads chosen, pasted and dropped pictures; each shows its place in the text until it has arrived. */
export function usePictureUploads(upload: UploadPicture | undefined) {
  const [pending, setPending] = useState<readonly PendingPicture[]>([]);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  const forget = (id: string) => setPending((all) => all.filter((one) => one.id !== id));
  const put = (picture: PendingPicture) =>
    setPending((all) => [...all.filter(({ id }) => id !== picture.id), picture]);

  const send = async (picture: PendingPicture) => {
    if (!upload) return;
    put({ ...picture, state: 'sending', reason: undefined });
    try {
      const { url, width, height } = await upload(picture.file);
      if (isGone.current) return;
      if (!isOwnPicture(url)) throw new Error(`an upload answered with a foreign address: ${url}`);
      const { id, view } = picture;
      const at = removePlace(view, id);
      forget(id);
      if (at === undefined) return;
      const attrs = { src: url, alt: '', ...(width && { width }), ...(height && { height }) };
      const image = view.state.schema.nodes['image']?.create(attrs);
      if (image) view.dispatch(view.state.tr.insert(at, image));
    } catch (error) {
      if (!isGone.current) put({ ...picture, state: 'failed', reason: reasonOf(error) });
    }
  };

  const start = (view: EditorView, files: readonly File[], at = view.state.selection.from) => {
    for (const file of files) {
      const frame = document.createElement('span');
      const picture: PendingPicture = { id: crypto.randomUUID(), file, view, frame, state: 'sending' };
      addPlace(view, picture.id, at, frame);
      void send(picture);
    }
  };
  const remove = ({ id, view }: PendingPicture) => {
    removePlace(view, id);
    forget(id);
  };
  return { pending, start, retry: (picture: PendingPicture) => void send(picture), remove };
}
