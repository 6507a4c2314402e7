import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useForm, type DefaultValues, type FieldPath, type FieldValues } from 'react-hook-form';
import type * as z from 'zod';
import type { FieldProblem } from '#shared/contract/errors.ts';
import type { ApiError } from '../api/api-error.ts';
import { madeBefore } from './made-before.ts';
import { useLanguage } from '../i18n/use-language.ts';
import {
  conflictsOf,
  merged,
  type OtherChange,
  othersOf,
  sameValue,
  type Conflict,
  type Side,
} from './conflict.ts';
import { firstProblem, focusProblem, panelOf } from './first-problem.ts';
import { hasBox } from './form-problems.ts';
import { formResolver } from './form-resolver.ts';
import { useRequestKey } from './use-request-key.ts';

export type FormPhase = 'idle' | 'sending' | 'failed' | 'saved';

type Options<In extends FieldValues, Out, Reply> = {
  /** What the boxes hold when the form opens; every box has a value, an empty one '' or null. */
  values: In;
  /**
   * Sends what the schema made of the boxes. What must follow whether or not the form is still there (a session
   * begun, lists asked anew) belongs here. The key is the same until it was answered: a repeat is one request, and
   * other words are another.
   */
  send: (body: Out, requestKey: string) => Promise<Reply>;
  /**
   * The form is still there and was taken; `joined` are the boxes somebody else alone had changed meanwhile, whose
   * changes stand beside it.
   */
  onDone?: (reply: Reply, body: Out, joined: readonly string[]) => void;
  /** What a refusal means beyond the problems the server named: a wait to begin, a box to go to. */
  /** Asked once all is checked, before it is sent: nothing is sent unless its reader agrees. */
  agree?: (body: Out) => Promise<boolean>;
  onRefused?: (error: ApiError, form: Refusing<In>) => void;
  /** Something the form needs is still on its way, or failed: it is checked, and not sent. */
  held?: boolean;
  /**
   * Where what was made is opened, for a form that must not be done twice: its key stays until it was answered, whatever
   * is changed meanwhile, and the server names what it made of the first words.
   */
  madeAt?: (id: string) => string;
  /** Reads the record anew after 409 STALE_STATE: what both changed is then asked about box by box. */
  latest?: () => Promise<In>;
  /** Boxes nobody sees, that follow others: of these nothing is asked or told. */
  unasked?: readonly (keyof In & string)[];
};

/** What may be done to a form whose request was refused. */
export type Refusing<In extends FieldValues> = {
  say: (name: FieldPath<In>, message: string) => void;
  focus: (name: FieldPath<In>) => void;
};

/** Mine and theirs, while a person decides between them. */
export type Stale<In> = { conflicts: Conflict<In>[]; others: OtherChange<In>[]; theirs: In };

/**
 * One form of ours: checked by a schema in the server's words, sent once however often it is pressed, told what the
 * server said at the boxes it meant, taken to the first problem, be it behind another tab.
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
  }: Options<In, Out, Reply>,
) {
  const { contentLanguage } = useLanguage();
  const form = useForm<In, unknown, Out>({
    resolver: formResolver(schema, contentLanguage),
    // Every box has a value, which is what the library asks of its defaults.
    defaultValues: values as DefaultValues<In>,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false,
  });
  const element = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  const request = useRequestKey(madeAt !== undefined);
  const base = useRef(values);
  /** What stands on the server while a person has not decided yet: nothing is sent over it unasked. */
  const undecided = useRef<In>(undefined);
  const [unplaced, setUnplaced] = useState<readonly FieldProblem[]>([]);
  const [stale, setStale] = useState<Stale<In>>();
  /** The refusal that a box says already: said above the form as well, it would be read twice. */
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

  /** Somebody was faster. Where the form knows how to read what stands now, only true conflicts are asked about. */
  const refuseOrCompare = async (error: ApiError) => {
    const theirs = error.code === 'STALE_STATE' && latest ? await latest().catch(() => undefined) : undefined;
    return theirs ? compare(theirs) : refuse(error);
  };

  async function compare(theirs: In) {
    const sides = [base.current, form.getValues(), theirs] as const;
    const isAsked = ({ name }: { name: keyof In & string }) => !unasked.includes(name);
    const conflicts = conflictsOf(...sides).filter(isAsked);
    const others = othersOf(...sides).filter(isAsked);
    if (conflicts.length > 0) {
      undecided.current = theirs;
      return setStale({ conflicts, others, theirs });
    }
    joined.current = others.map(({ name }) => name);
    await takeOver(theirs, {});
  }

  /** From now on `known` is what stands on the server, with `held` in the boxes. */
  const startFrom = (known: In, held: In) => {
    base.current = known;
    undecided.current = undefined;
    form.reset(known, { keepIsSubmitted: true });
    for (const name of Object.keys(held) as FieldPath<In>[])
      if (!sameValue(known[name], held[name])) form.setValue(name, held[name], { shouldDirty: true });
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
        if (madeBefore(error) !== undefined) request.settle();
        void refuseOrCompare(error);
      },
    });
  };

  const submit = async (event?: Pick<SubmitEvent, 'preventDefault' | 'stopPropagation'>) => {
    event?.preventDefault();
    // A form inside another's dialog is still that form's child to React.
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

  /** Goes on from what stands there now, with what was changed here on top. */
  async function takeOver(theirs: In, choices: Partial<Record<string, Side>>) {
    setStale(undefined);
    startFrom(theirs, merged(base.current, form.getValues(), theirs, choices));
    await submit();
  }

  /** A box that follows others is changed by nobody: loading the page may fill it. */
  const askedOf = (held: In) =>
    Object.fromEntries(Object.entries(held).filter(([name]) => !unasked.some((one) => one === name)));
  const made = madeBefore(mutation.error);
  return {
    ...form,
    element,
    submit: (event?: Pick<SubmitEvent, 'preventDefault' | 'stopPropagation'>) => void submit(event),
    sending: mutation.isPending,
    phase: phaseOf(mutation.status),
    /** Why the last try was refused, until the next. */
    failure: mutation.error === placed ? null : mutation.error,
    reply: mutation.data,
    /** Where what was sent before, in other words, can be opened. */
    made: made === undefined ? undefined : madeAt?.(made),
    /** What is wrong with the form as a whole rather than with a box. */
    whole: form.formState.errors.root?.['form']?.message,
    /** What the server named that has no box here. */
    unplaced,
    tab,
    openTab,
    stale,
    /** After a conflict: goes on with what was chosen, or gives up and shows what stands there now. */
    resolve: (choices: Partial<Record<string, Side>>) => stale && void takeOver(stale.theirs, choices),
    /** Looks again at what was typed; the question comes back with the next try. */
    putOff: () => setStale(undefined),
    giveWay: () => {
      if (!stale) return;
      startFrom(stale.theirs, stale.theirs);
      mutation.reset();
      setStale(undefined);
    },
    /** Undoes all that was typed since the form opened or was last taken. */
    giveBack: () => startFrom(base.current, base.current),
    /** What stands on the server, as far as the form has heard. */
    known: () => base.current,
    /** Whether leaving now would lose something. */
    unsaved: () => !sameValue(askedOf(base.current), askedOf(form.getValues())),
  };
}

export type ContractFormState<
  In extends FieldValues = FieldValues,
  Out = unknown,
  Reply = unknown,
> = ReturnType<typeof useContractForm<In, Out, Reply>>;

const phases = { idle: 'idle', pending: 'sending', error: 'failed', success: 'saved' } as const;
const phaseOf = (status: keyof typeof phases): FormPhase => phases[status];

/** Opens the tab that holds the first problem and goes there, once what is wrong is on the screen. */
function useFirstProblem(element: { readonly current: HTMLFormElement | null }) {
  const [tab, openTab] = useState<string>();
  const [looks, setLooks] = useState(0);
  const wanted = useRef(false);
  useEffect(() => {
    if (!wanted.current || !element.current) return;
    const problem = firstProblem(element.current);
    const panel = problem && panelOf(problem);
    // Where the problem lies is known only once it is on the screen.
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
