import { type QueryClient, type UseSuspenseQueryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { type LinkProps, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { found } from '../../platform/errors/found.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { MissingState } from '../../ui/feedback/missing-state.tsx';
import type { FormTexts } from '../../ui/form/form-context.ts';
import { BackOfficePage } from './back-office-page.tsx';

type Rules<Data, Param extends string> = {
  /** Name of the address's parameter, if it is not `id`. */
  param?: Param;
  query: (id: string) => UseSuspenseQueryOptions<Data> & { queryKey: readonly unknown[] };
  /** Error codes that say that the record does not exist. */
  missing: readonly string[];
  /** Where `title`, `hint` and `back` of the page of a missing record are. */
  texts: FormTexts;
  /** Where that page leads back to. */
  back: LinkProps['to'];
  /** True if that page is headed by its title, not by the name of the list. */
  titled?: boolean;
  /** Key of the text of that link, if it is not `back`. */
  backText?: string;
};

type LoaderInput<Param extends string> = {
  context: { queryClient: QueryClient };
  params: Record<Param, string>;
};

/** Declares a record's page by its parameter in the address: loader, missing-record page, and the reading hook. */
export function staffDetail<Data, Param extends string = 'id'>({
  param = 'id' as Param,
  query,
  missing,
  texts,
  back,
  titled = false,
  backText = 'back',
}: Rules<Data, Param>) {
  const load = ({ context: { queryClient }, params }: LoaderInput<Param>): Promise<Data> =>
    found<Data, Data, readonly unknown[]>(queryClient, query(params[param]) as never, ...missing);
  const Missing = () => {
    const { t } = useTranslation(texts.ns);
    // Text keys are built from where the texts are, which is known only at run time.
    const say = t as unknown as (key: string) => string;
    return (
      <BackOfficePage {...(titled && { title: say(`${texts.at}.title`) })}>
        <MissingState
          title={say(`${texts.at}.title`)}
          hint={say(`${texts.at}.hint`)}
          action={<ButtonLink to={back}>{say(`${texts.at}.${backText}`)}</ButtonLink>}
        />
      </BackOfficePage>
    );
  };
  const useRecord = (): Data => {
    const { [param]: id = '' }: Partial<Record<string, string>> = useParams({ strict: false });
    return useSuspenseQuery(query(id)).data;
  };
  return { load, Missing, useRecord };
}
