import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useForm, type DefaultValues, type FieldPath, type FieldValues } from 'react-hook-form';
import type * as z from 'zod';
import type { FieldProblem } from '#shared/contract/errors.ts';
import type { ApiError } from '../api/api-error.ts';
import { existingResult } from './existing-result.ts';
import { useLanguage } from '../i18n/use-language.ts';
import {
  conflictsOf,
  merged,
  type OtherChange,
  changedByOthers,
  isSameValue,
  type Conflict,
  type Side,
} from './conflict.ts';
import { firstProblem, focusProblem, panelOf } from './first-problem.ts';
import { hasBox } from './form-problems.ts';
import { formResolver } from './form-resolver.ts';
import { useRequestKey } from './use-request-key.ts';

export type FormPhase = 'idle' | 'sending' | 'failed' | 'saved';

export type FormOptions<In extends FieldValues, Out, Reply> = {
  /** Initial values of the form; every field has a value, an empty one '' or null. */
  values: In;
  /**
   * Sends the validated body. Effects that must happen even if the form was unmounted (a session begun, lists
   * refetched) belong here. The idempotency key stays the same until the server has answered, so that a repeat
   * is one request; a changed body gets a new key.
   */
  send: (body: Out, requestKey: string) => Promise<Reply>;
  /** Called after success if still mounted; `joined`: fields that only somebody else changed meanwhile. */
  onDone?: (reply: Reply, body: Out, joined: readonly string[]) => void;
  /** Called after validation and before sending: the request is sent only if it resolves to true. */
  agree?: (body: Out) => Promise<boolean>;
  /** Handles a refusal beyond the server's field errors: starts a waiting time, focuses a field. */
  onRefused?: (error: ApiError, form: RefusedForm<In>) => void;
  /** True while something the form needs is loading or has failed: the form is validated but not sent. */
  held?: boolean;
  /**
   * Returns the route of the created record, for a form that must not run twice. Its idempotency key stays
   * until the server has answered, even if the input changes; the server then returns the id of what it has
   * created from the first input.
   */
  madeAt?: (id: string) => string;
  /** Reloads the record after 409 STALE_STATE; conflicting fields are then decided one by one. */
  latest?: () => Promise<In>;
  /** Hidden fields that follow others: they are excluded from conflicts and from the unsaved check. */
  unasked?: readonly (keyof In & string)[];
};

/** Actions available to a form whose request was refused. */
type RefusedForm<In extends FieldValues> = {
  say: (name: FieldPath<In>, message: string) => void;
  focus: (name: FieldPath<In>) => void;
};

/** Both versions of a record while a person decides between them. */
export type StaleValues<In> = { conflicts: Conflict<In>[]; others: OtherChange<In>[]; theirs: In };

/**
 * Returns the state of a form: validated by a schema with the server's messages, sent once however often the
 * button is pressed. Shows the server's errors at their fields and moves to the first one, even on another tab.
 */
export function useContractForm<In extends FieldValues, Out, Reply>(
  schema: z.ZodType<Out, In>,
  {
    values,
    send,
    onDone,
    agree,
    onRefused,
    held = false,
    madeAt,
    latest,
    unasked = [],
  }: FormOptions<In, Out, Reply>,
) {
  const { contentLanguage } = useLanguage();
  const form = useForm<In, unknown, Out>({
    resolver: formResolver(schema, contentLanguage),
    // The cast is safe: every field has a value, as the library requires of its defaults.
    defaultValues: values as DefaultValues<In>,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false,
  });
  const element = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  const request = useRequestKey(madeAt !== undefined);
  const base = useRef(values);
  /** The server's values while the user has not yet decided: they are never overwritten without asking. */
  const undecided = useRef<In>(undefined);
  const [unplaced, setUnplaced] = useState<readonly FieldProblem[]>([]);
  const [stale, setStale] = useState<StaleValues<In>>();
  /** An error that a field already shows: it is not repeated above the form, where it would be read twice. */
  const [placed, setPlaced] = useState<ApiError>();
  const joined = useRef<readonly string[]>([]);
  const { tab, openTab, goToProblem } = useFirstProblem(element);

  const mutation = useMutation<Reply, ApiError, Out>({
    mutationFn: async (body) => {
      try {
        return await send(body, request.keyFor(body));
      } finally {
        busy.current = false;
      }
    },
  });

  const refuse = (error: ApiError) => {
    const held = form.getValues();
    setUnplaced(error.errors.filter(({ path }) => !hasBox(held, path)));
    for (const { path, message } of error.errors)
      if (hasBox(held, path)) form.setError(path as FieldPath<In>, { type: 'server', message });
    let named = error.errors.length > 0;
    onRefused?.(error, {
      say: (name, message) => {
        form.setError(name, { type: 'server', message });
        named = true;
        if (message === error.message) setPlaced(error);
      },
      focus: (name) => form.setFocus(name),
    });
    if (named) goToProblem();
  };

  /** Handles a failure. If the form can reload the record, only real conflicts are shown. */
  const refuseOrCompare = async (error: ApiError) => {
    const theirs = error.code === 'STALE_STATE' && latest ? await latest().catch(() => undefined) : undefined;
    return theirs ? compare(theirs) : refuse(error);
  };

  async function compare(theirs: In) {
    const sides = [base.current, form.getValues(), theirs] as const;
    const isAsked = ({ name }: { name: keyof In & string }) => !unasked.includes(name);
    const conflicts = conflictsOf(...sides).filter(isAsked);
    const others = changedByOthers(...sides).filter(isAsked);
    if (conflicts.length > 0) {
      undecided.current = theirs;
      return setStale({ conflicts, others, theirs });
    }
    joined.current = others.map(({ name }) => name);
    await takeOver(theirs, {});
  }

  /** Makes `known` the server's values, with `held` as the current input. */
  const startFrom = (known: In, held: In) => {
    base.current = known;
    undecided.current = undefined;
    form.reset(known, { keepIsSubmitted: true });
    for (const name of Object.keys(held) as FieldPath<In>[])
      if (!isSameValue(known[name], held[name])) form.setValue(name, held[name], { shouldDirty: true });
  };

  const deliver = (body: Out) => {
    const sent = structuredClone(form.getValues());
    mutation.mutate(body, {
      onSuccess: (reply) => {
        request.settle();
        startFrom(sent, form.getValues());
        onDone?.(reply, body, joined.current);
        joined.current = [];
      },
      onError: (error) => {
        if (existingResult(error) !== undefined) request.settle();
        void refuseOrCompare(error);
      },
    });
  };

  const submit = async (event?: Pick<SubmitEvent, 'preventDefault' | 'stopPropagation'>) => {
    event?.preventDefault();
    // Stops bubbling through React to a form that surrounds this form's dialog.
    event?.stopPropagation();
    if (busy.current) return;
    if (undecided.current) return compare(undecided.current);
    busy.current = true;
    setUnplaced([]);
    let sending = false;
    let declined = false;
    await form.handleSubmit(async (body) => {
      if (held) return;
      declined = agree !== undefined && !(await agree(body));
      if (declined) return;
      sending = true;
      deliver(body);
    })();
    if (sending) return;
    busy.current = false;
    if (!declined) goToProblem();
  };

  /** Continues from the server's current values with the local changes on top. */
  async function takeOver(theirs: In, choices: Partial<Record<string, Side>>) {
    setStale(undefined);
    startFrom(theirs, merged(base.current, form.getValues(), theirs, choices));
    await submit();
  }

  /** Leaves out fields that follow others, because loading the page may fill them. */
  const askedOf = (held: In) =>
    Object.fromEntries(Object.entries(held).filter(([name]) => !unasked.some((one) => one === name)));
  const made = existingResult(mutation.error);
  return {
    ...form,
    element,
    submit: (event?: Pick<SubmitEvent, 'preventDefault' | 'stopPropagation'>) => void submit(event),
    sending: mutation.isPending,
    phase: phaseOf(mutation.status),
    /** The error of the last attempt, until the next one. */
    failure: mutation.error === placed ? null : mutation.error,
    reply: mutation.data,
    /** Link to the record that an earlier, different request has created. */
    made: made === undefined ? undefined : madeAt?.(made),
    /** Error of the whole form instead of a field. */
    whole: form.formState.errors.root?.['form']?.message,
    /** The server's errors that belong to no field of the form. */
    unplaced,
    tab,
    openTab,
    stale,
    /** `resolve` continues with the chosen sides; `giveWay` drops the input for the server's values. */
    resolve: (choices: Partial<Record<string, Side>>) => stale && void takeOver(stale.theirs, choices),
    /** Closes the conflict dialog to look at the input again; the next submit reopens it. */
    putOff: () => setStale(undefined),
    giveWay: () => {
      if (!stale) return;
      startFrom(stale.theirs, stale.theirs);
      mutation.reset();
      setStale(undefined);
    },
    /** Reverts all input since the form was opened or last saved. */
    giveBack: () => startFrom(base.current, base.current),
    /** Returns the server's values as far as the form knows them. */
    known: () => base.current,
    /** Tells whether leaving now would lose input. */
    unsaved: () => !isSameValue(askedOf(base.current), askedOf(form.getValues())),
  };
}

export type ContractFormState<
  In extends FieldValues = FieldValues,
  Out = unknown,
  Reply = unknown,
> = ReturnType<typeof useContractForm<In, Out, Reply>>;

const phases = { idle: 'idle', pending: 'sending', error: 'failed', success: 'saved' } as const;
const phaseOf = (status: keyof typeof phases): FormPhase => phases[status];

/** Opens the tab with the first error and focuses the field, once the errors are rendered. */
function useFirstProblem(element: { readonly current: HTMLFormElement | null }) {
  const [tab, openTab] = useState<string>();
  const [looks, setLooks] = useState(0);
  const wanted = useRef(false);
  useEffect(() => {
    if (!wanted.current || !element.current) return;
    const problem = firstProblem(element.current);
    const panel = problem && panelOf(problem);
    // The field's position is known only after rendering.
    // oxlint-disable-next-line react/set-state-in-effect
    if (panel?.hidden) return openTab(panel.dataset['formTab']);
    wanted.current = false;
    if (problem) focusProblem(problem);
  }, [element, looks, tab]);
  const goToProblem = () => {
    wanted.current = true;
    setLooks((count) => count + 1);
  };
  return { tab, openTab, goToProblem };
}
