import { useEffect, useRef, useState } from 'react';
import { arrivalOrder } from '#web/platform/uploads/arrival-order.ts';
import { uploadFile } from '#web/platform/uploads/upload-file.ts';

export type SendingPicture = {
  key: string;
  name: string;
  preview: string;
  file: File;
  /** Upload progress from 0 to 1. */
  progress: number;
  failed: boolean;
};

let files = 0;
const addressOf = (id: string) => `/media/products/${id}/{width}.webp`;

/** Uploads pictures as soon as they are chosen, and reports the address of each one that arrived. */
export function usePictureSending() {
  const [sending, setSending] = useState<SendingPicture[]>([]);
  /** Local previews of uploaded pictures, used while the server still makes the smaller sizes. */
  const previews = useRef(new Map<string, string>());
  const running = useRef(new Map<string, AbortController>());
  const [order] = useState(arrivalOrder);

  const change = (key: string, to: Partial<SendingPicture>) =>
    setSending((all) => all.map((picture) => (picture.key === key ? { ...picture, ...to } : picture)));
  const drop = (key: string) => setSending((all) => all.filter((picture) => picture.key !== key));

  const send = ({ key, file, preview }: SendingPicture, onSent: (address: string) => void) => {
    const stop = new AbortController();
    running.current.set(key, stop);
    const onProgress = (progress: number) => change(key, { progress });
    uploadFile('productImages', file, { signal: stop.signal, onProgress }).then(
      (id) =>
        order.arrived(key, () => {
          previews.current.set(addressOf(id), preview);
          drop(key);
          onSent(addressOf(id));
        }),
      () => {
        if (stop.signal.aborted) return;
        change(key, { failed: true });
        order.failed(key);
      },
    );
  };

  useEffect(() => {
    const [all, shown] = [running.current, previews.current];
    return () => {
      for (const stop of all.values()) stop.abort();
      for (const preview of shown.values()) URL.revokeObjectURL(preview);
    };
  }, []);

  return {
    sending,
    /** True while pictures are uploading; saving then would lose them. */
    busy: sending.length > 0,
    add(chosen: readonly File[], onSent: (address: string) => void) {
      const fresh = chosen.map((file) => ({
        key: `picture-${(files += 1)}`,
        name: file.name,
        preview: URL.createObjectURL(file),
        file,
        progress: 0,
        failed: false,
      }));
      setSending((all) => [...all, ...fresh]);
      for (const { key } of fresh) order.expect(key);
      for (const picture of fresh) send(picture, onSent);
    },
    retry(picture: SendingPicture, onSent: (address: string) => void) {
      change(picture.key, { failed: false, progress: 0 });
      order.again(picture.key);
      send(picture, onSent);
    },
    giveUp({ key, preview }: SendingPicture) {
      running.current.get(key)?.abort();
      URL.revokeObjectURL(preview);
      order.forget(key);
      drop(key);
    },
    srcOf: (address: string) => previews.current.get(address) ?? address.replace('{width}', '320'),
  };
}

export type PictureSending = ReturnType<typeof usePictureSending>;
