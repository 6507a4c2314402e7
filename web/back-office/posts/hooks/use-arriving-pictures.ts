import { useEffect, useRef, useState } from 'react';
import { reasonOf } from '#web/platform/api/api-error.ts';
import { uploadPicture } from '#web/platform/uploads/upload-picture.ts';

/** A picture on its way, or one that did not arrive and can be sent again. */
export type ArrivingPicture = { key: number; file: File; isFailed: boolean; reason?: string | undefined };

let numbers = 0;

/** Uploads chosen pictures; each is handed over by its address as soon as it can be shown. */
export function useArrivingPictures(onArrived: (picture: { url: string }) => void) {
  const [arriving, setArriving] = useState<readonly ArrivingPicture[]>([]);
  const stops = useRef(new Map<number, AbortController>());
  const arrived = useRef(onArrived);
  useEffect(() => {
    arrived.current = onArrived;
  });
  useEffect(() => {
    const all = stops.current;
    return () => {
      for (const stop of all.values()) stop.abort();
    };
  }, []);

  const forget = (key: number) => {
    stops.current.get(key)?.abort();
    stops.current.delete(key);
    setArriving((all) => all.filter((one) => one.key !== key));
  };
  const send = async (picture: ArrivingPicture) => {
    const stop = new AbortController();
    const { key, file } = picture;
    stops.current.set(key, stop);
    setArriving((all) => [...all.filter((one) => one.key !== key), { key, file, isFailed: false }]);
    try {
      const sent = await uploadPicture(file, { signal: stop.signal });
      if (stop.signal.aborted) return;
      forget(key);
      arrived.current(sent);
    } catch (error) {
      if (stop.signal.aborted) return;
      const failed = { key, file, isFailed: true, reason: reasonOf(error) };
      setArriving((all) => all.map((one) => (one.key === key ? failed : one)));
    }
  };
  return {
    arriving,
    add: (files: readonly File[]) => {
      for (const file of files) void send({ key: (numbers += 1), file, isFailed: false });
    },
    retry: (picture: ArrivingPicture) => void send(picture),
    drop: ({ key }: ArrivingPicture) => forget(key),
  };
}
