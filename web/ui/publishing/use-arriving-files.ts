import { useEffect, useRef, useState } from 'react';
import { reasonOf } from '../../platform/api/api-error.ts';

/** A file on its way, or one that did not arrive and can be sent again. */
export type ArrivingFile = { key: number; file: File; isFailed: boolean; reason?: string | undefined };

type Rules<Result> = {
  /** Sends a file; it has arrived once this resolves. */
  upload: (file: File, how: { signal: AbortSignal }) => Promise<Result>;
  onArrived: (result: Result) => void;
};

let numbers = 0;

/** Sends chosen files; each is handed over as soon as it has arrived. */
export function useArrivingFiles<Result>(rules: Rules<Result>) {
  const [arriving, setArriving] = useState<readonly ArrivingFile[]>([]);
  const stops = useRef(new Map<number, AbortController>());
  const latest = useRef(rules);
  useEffect(() => {
    latest.current = rules;
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
  const send = async ({ key, file }: Pick<ArrivingFile, 'key' | 'file'>) => {
    const stop = new AbortController();
    stops.current.set(key, stop);
    setArriving((all) => [...all.filter((one) => one.key !== key), { key, file, isFailed: false }]);
    try {
      const result = await latest.current.upload(file, { signal: stop.signal });
      if (stop.signal.aborted) return;
      forget(key);
      latest.current.onArrived(result);
    } catch (error) {
      // A file that was taken back is in the list no more.
      const failed = { key, file, isFailed: true, reason: reasonOf(error) };
      setArriving((all) => all.map((one) => (one.key === key ? failed : one)));
    }
  };
  return {
    arriving,
    add: (files: readonly File[]) => {
      for (const file of files) void send({ key: (numbers += 1), file });
    },
    retry: (failed: ArrivingFile) => void send(failed),
    drop: ({ key }: ArrivingFile) => forget(key),
  };
}
