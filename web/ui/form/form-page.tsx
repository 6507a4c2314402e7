import { ArrowLeft } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FormDraft } from '../../platform/forms/use-form-draft.ts';
import { Button } from '../actions/button.tsx';
import { ButtonLink } from '../actions/button-link.tsx';
import { useBottomBar } from '../hooks/use-bottom-bar.ts';
import { ConflictDialog, type ShowValue } from './conflict-dialog.tsx';
import { ContractForm, type ContractFormProps } from './contract-form.tsx';
import { useFormAround } from './form-context.ts';
import { FormProblem } from './form-problem.tsx';
import { Notice } from '../feedback/notice.tsx';
import { FormTabs, type FormTab } from './form-tabs.tsx';
import { ExistingResultLink } from './existing-result-link.tsx';
import { SaveState } from './save-state.tsx';

type Back = ComponentProps<typeof ButtonLink>['to'];

type Props<In extends FieldValues, Out, Reply> = Omit<
  ContractFormProps<In, Out, Reply>,
  'id' | 'children'
> & {
  /** Left out if the surrounding page already shows a title. */
  title?: ReactNode;
  /** Target of the 'back' and 'cancel' links. */
  back?: Back;
  /** Search parameters of the back link, so that the page looks as it was left. */
  backSearch?: object;
  /** Text of the submit button: 'Lưu sản phẩm'. */
  submit: string;
  sending?: string;
  /** Error message if the server gave no reason. */
  failed?: string;
  /** The tabs of a long form; without them `children` are the whole form. */
  tabs?: readonly FormTab[];
  tabsLabel?: string;
  draft?: FormDraft;
  showValue?: ShowValue;
  /** A second button in the save bar, left of the submit button. */
  extra?: ReactNode;
  /** Actions on the saved record, beside the title. */
  actions?: ReactNode;
  children?: ReactNode;
};

/** Shows a form on a page of its own: title, tabs, the unsaved changes, and a save bar that stays in reach. */
export function FormPage<In extends FieldValues, Out, Reply>(props: Props<In, Out, Reply>) {
  const { form, texts, title, back, backSearch, submit, sending, tabs, tabsLabel, draft, showValue, extra } =
    props;
  const { actions, className = 'mx-auto w-full max-w-220 pb-6' } = props;
  return (
    <ContractForm form={form} {...(texts && { texts })} className={className} onLeave={draft?.forget}>
      {title !== undefined && (
        <header className="mb-5 flex flex-wrap items-center gap-3">
          {back && <BackLink to={back} search={backSearch} />}
          <h1 className="min-w-0 grow basis-56 text-xl font-bold">{title}</h1>
          {actions}
        </header>
      )}
      {draft?.restored && <RestoredNotice onDrop={draft.drop} />}
      <FormProblem form={form} className="mb-5" {...(props.failed && { fallback: props.failed })}>
        {form.made && <ExistingResultLink to={form.made} />}
      </FormProblem>
      {tabs ? (
        <FormTabs tabs={tabs} label={tabsLabel} />
      ) : (
        <div className="space-y-4.5">{props.children}</div>
      )}
      <SaveBar submit={submit} sending={sending} draft={draft} extra={extra} />
      <ConflictDialog {...(showValue && { show: showValue })} />
    </ContractForm>
  );
}

type BackProps = { to: Back; search: object | undefined };

function BackLink({ to, search }: BackProps) {
  const { t } = useTranslation('common');
  return (
    // The type of the search parameters is known only to the code that stored them.
    <ButtonLink
      to={to}
      search={search as ComponentProps<typeof ButtonLink>['search']}
      variant="ghost"
      className="-ml-2.5 shrink-0 px-2.5!"
      aria-label={t('action.back')}
    >
      <ArrowLeft aria-hidden className="size-5" />
    </ButtonLink>
  );
}

function RestoredNotice({ onDrop }: { onDrop: () => void }) {
  const { t } = useTranslation('form');
  return (
    <Notice tone="sky" title={t('draft.restored')} className="mb-5">
      <Button size="sm" className="mt-2" onClick={onDrop}>
        {t('draft.drop')}
      </Button>
    </Notice>
  );
}

type BarProps = {
  submit: string;
  sending: string | undefined;
  draft: FormDraft | undefined;
  extra: ReactNode;
};

/** Shows the save bar: always in reach, also above a phone's keyboard, and it shows the save state. */
function SaveBar({ submit, sending, draft, extra }: BarProps) {
  const { form } = useFormAround();
  const { t } = useTranslation(['form', 'common']);
  const { isDirty } = useFormState({ control: form.control });
  const bar = useBottomBar();
  return (
    <div
      ref={bar}
      className="sticky bottom-0 z-20 -mx-4 mt-6 flex min-h-15 flex-wrap items-center gap-x-3 gap-y-2 border-t border-line bg-paper/95 px-4 py-2 backdrop-blur md:mx-0 md:rounded-t-md md:px-5"
    >
      <SaveState phase={form.phase} dirty={isDirty} draft={draft} />
      {extra}
      {isDirty && !form.sending && (
        <Button variant="ghost" className="max-sm:h-11" onClick={form.giveBack}>
          {t('undo')}
        </Button>
      )}
      <Button
        type="submit"
        variant="primary"
        className="max-sm:h-12 max-sm:w-full"
        loading={form.sending}
        loadingText={sending ?? t('common:saving')}
      >
        {submit}
      </Button>
    </div>
  );
}
