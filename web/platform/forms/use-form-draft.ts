import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { merged, isSameValue } from './conflict.ts';
import type { DraftStore } from './form-draft.ts';
import { hasBox } from './form-problems.ts';
import type { ContractFormState } from './use-contract-form.ts';

const restMilliseconds = 2000;

/**
 * Stores input two seconds after the last key press, or when the form is left earlier. A reopened form merges
 * the draft onto the current record. The draft is deleted once it is sent, undone by hand or discarded. Drafts
 * are for accidents: a reload, a closed tab, a crash.
 */
export function useFormDraft<In extends FieldValues, Out, Reply>(
  form: ContractFormState<In, Out, Reply>,
  store: DraftStore<In>,
) {
  const [found] = useState(() => {
    const [kept, now] = [store.read(), form.known()];
    const brought = kept && merged(kept.base, kept.values, now);
    return brought && !isSameValue(brought, now) ? brought : undefined;
  });
  const [dropped, setDropped] = useState(false);
  const [keptAt, setKeptAt] = useState<Date>();
  const [failed, setFailed] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { subscribe, phase } = form;

  const rest = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  const forget = () => {
    rest();
    Promise.resolve(store.forget()).catch(() => setFailed(true));
  };
  const bringBack = useEffectEvent(() => {
    for (const name of Object.keys(found ?? {}) as FieldPath<In>[])
      if (found && hasBox(form.getValues(), name)) form.setValue(name, found[name], { shouldDirty: true });
  });
  const keep = useEffectEvent(async () => {
    rest();
    if (!form.unsaved()) return forget();
    try {
      await store.keep({ base: form.known(), values: form.getValues() });
      setKeptAt(new Date());
      setFailed(false);
    } catch {
      setFailed(true);
    }
  });
  /** Stores pending input at once when the form is left. */
  const flush = useEffectEvent(() => {
    if (timer.current !== undefined) void keep();
  });
  const forgetSent = useEffectEvent(forget);

  useEffect(() => {
    bringBack();
    const stop = subscribe({
      formState: { values: true },
      callback: () => {
        setKeptAt(undefined);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => void keep(), restMilliseconds);
      },
    });
    addEventListener('pagehide', flush);
    return () => {
      flush();
      removeEventListener('pagehide', flush);
      stop();
    };
  }, [subscribe]);
  useEffect(() => {
    if (phase === 'saved') forgetSent();
  }, [phase]);

  return {
    /** True if the form was opened with an earlier draft. */
    restored: found !== undefined && !dropped && phase !== 'saved',
    keptAt,
    failed,
    /** Deletes the draft and cancels a pending save, for a reader who agreed to lose the input. */
    forget,
    /** Restores the record's values. */
    drop: () => {
      form.giveBack();
      setDropped(true);
      setKeptAt(undefined);
      forget();
    },
  };
}

export type FormDraft = Pick<
  ReturnType<typeof useFormDraft>,
  'restored' | 'keptAt' | 'failed' | 'forget' | 'drop'
>;
